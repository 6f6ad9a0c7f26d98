import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { atLodhi, givenEventPage, eventPath as path } from '../event/event-page.given.ts'
import { screen } from './discovery-page.tsx'

const given = (where = atLodhi) => answer(getDiscoveryDetails, { data: givenEventPage(where) })

test('shows a map pin and the walk from the nearest stop for an event at a place', async () => {
  const { tracked } = await renderScreen(screen, { path, answers: [given()] })
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
  expect(tracked).toEqual([['EVENT_VIEWED', { event: givenEventPage().event?.slug }]])
})

test('offers neither tickets nor a calendar entry once the host has cancelled', async () => {
  const shown = givenEventPage()
  if (!shown.event) throw new Error('It is an event')
  const entry = { id: '7', name: 'Entry', line: '', price: 0, seats: 20, left: 1, most: 1 }
  const event = { ...shown.event, tickets: [entry], status: 'cancelled' as const }
  await renderScreen(screen, { path, answers: [answer(getDiscoveryDetails, { data: { ...shown, event } })] })
  expect(page.getByText('Cancelled by the host.')).toBeTruthy()
  expect(page.queryByText('One left')).toBeNull()
  expect(page.queryByRole('link', { name: 'Add to your calendar' })).toBeNull()
})

test('names the venue without a map for an event elsewhere', async () => {
  const where = { ...atLodhi, href: null, lat: null, lng: null, onFoot: null }
  await renderScreen(screen, { path, answers: [given(where)] })
  expect(page.getAllByText('Lodhi Garden').length).toBeGreaterThan(0)
  expect(page.queryByRole('heading', { name: 'How to get there' })).toBeNull()
})

test('links to the other dates of a weekly event, and says which are sold out', async () => {
  const shown = givenEventPage()
  if (!shown.event) throw new Error('It is an event')
  const otherDates = [
    { href: '/delhi/sketch-2036-11-24', starts: '2036-11-24T12:30:00Z', status: 'open' as const },
    { href: '/delhi/sketch-2036-11-25', starts: '2036-11-25T12:30:00Z', status: 'sold_out' as const },
  ]
  const event = { ...shown.event, otherDates }
  await renderScreen(screen, { path, answers: [answer(getDiscoveryDetails, { data: { ...shown, event } })] })
  const links = within(page.getByRole('list', { name: 'Other dates' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(otherDates.map(({ href }) => href))
  expect(links.map((link) => link.textContent?.includes('sold out'))).toEqual([false, true])
})
