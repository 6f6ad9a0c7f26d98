import { givenEvent, givenPicture } from '@nukkad/blocks/cards.given'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { givenArticle } from '../parts/article/article.given.ts'
import { screen } from './discovery-page.tsx'

const path = '/delhi/jazz-at-lodhi'
const onFoot = {
  ...{ station: 'Jor Bagh', mode: 'metro' as const, lat: 28.587, lng: 77.212, metres: 560, minutes: 7 },
  line: '7 min on foot from Jor Bagh metro',
}
const atLodhi: EventDetails['where'] = {
  ...{ name: 'Lodhi Garden', address: 'Lodhi Road', href: '/places/lodhi-garden' },
  ...{ lat: 28.5931, lng: 77.2197, mapUrl: 'https://maps.example/?q=28.5931,77.2197', onFoot },
}

function givenEventPage(where: EventDetails['where']) {
  const event: EventDetails = {
    ...givenEvent({ slug: 'jazz-at-lodhi', title: 'Jazz under the neem' }),
    ...{ city: 'delhi', kind: 'music', locality: null, price: { from: 499, to: 499 }, seatsLeft: 3, status: 'open' },
    ...{ registerHref: `${path}/register`, calendarHref: '/api/v1/event/7/calendar', where },
    ...{ host: { name: 'The Neem Band', line: '' }, tickets: [], rules: ['Plans change.'], blocks: [], things: {} },
    ...{ pictures: [givenPicture('A band below a tree')], sections: [] },
  }
  return answer(getDiscoveryDetails, { data: givenArticle({ kind: 'event', href: path, event }) })
}

test('shows a map pin and the walk from the nearest stop for an event at a place', async () => {
  await renderScreen(screen, { path, answers: [givenEventPage(atLodhi)] })
  expect(page.getByRole('heading', { name: 'How to get there' })).toBeTruthy()
  const map = await page.findByRole('region', { name: 'Map: where Lodhi Garden is' })
  expect(
    within(map)
      .getByRole('link', { name: /Lodhi Garden/ })
      .getAttribute('href'),
  ).toBe('/places/lodhi-garden')
  expect(page.getAllByText('7 min on foot from Jor Bagh metro').length).toBeGreaterThan(1)
  const leaving = page.getByRole('link', { name: 'Open in your map app' })
  expect(leaving.getAttribute('href')).toBe('https://maps.example/?q=28.5931,77.2197')
})

test('names the venue without a map for an event elsewhere', async () => {
  const where = { ...atLodhi, href: null, lat: null, lng: null, onFoot: null }
  await renderScreen(screen, { path, answers: [givenEventPage(where)] })
  expect(page.getAllByText('Lodhi Garden').length).toBeGreaterThan(0)
  expect(page.queryByRole('heading', { name: 'How to get there' })).toBeNull()
})
