import { givenEvent } from '@nukkad/blocks/cards.given'
import { listEvents, type UpcomingEvent } from '@nukkad/contracts/endpoints/events/events'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './events-page.tsx'

const listed = (over: Partial<UpcomingEvent> = {}): UpcomingEvent => ({
  ...givenEvent({ title: 'Jazz under the neem', venue: '' }),
  city: 'delhi',
  kind: 'music',
  locality: null,
  price: { from: 499, to: 899 },
  seatsLeft: 14,
  status: 'open',
  moreDates: 0,
  spot: null,
  ...over,
})
const pageOf = (rows: readonly UpcomingEvent[], more = {}) => ({
  data: [...rows],
  total: rows.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
  ...more,
})

test('lists events and keeps the chosen filter in the address', async () => {
  const asked: unknown[] = []
  const { path, tracked } = await renderScreen(screen, {
    path: '/delhi/events',
    answers: [
      answer(listEvents, ({ query }) => {
        asked.push(query)
        return pageOf([listed()])
      }),
    ],
  })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What is on in Delhi NCR')
  expect(page.getByRole('link', { name: 'Jazz under the neem' }).getAttribute('href')).toBe('/delhi/jazz-at-lodhi')
  await userEvent.click(page.getByRole('link', { name: 'This weekend' }))
  expect(path()).toBe('/delhi/events?when=weekend')
  expect(asked.at(-1)).toMatchObject({ when: 'weekend', city: 'delhi' })
  expect(tracked.filter(([name]) => name === 'EVENTS_VIEWED')).toEqual([['EVENTS_VIEWED', { city: 'delhi' }]])
})

test('shows all filters above the list and in a sheet with a date field', async () => {
  const asked: unknown[] = []
  const { path } = await renderScreen(screen, {
    path: '/delhi/events?kind=music',
    answers: [
      answer(listEvents, ({ query }) => {
        asked.push(query)
        return pageOf([listed()])
      }),
    ],
  })
  const row = page.getByRole('navigation', { name: 'Which events' })
  const firstOf = (list: HTMLElement) => within(list).getAllByRole('link')[0]?.textContent
  expect(within(row).getAllByRole('list').map(firstOf)).toEqual(['Today', 'Music'])
  await userEvent.click(page.getByRole('link', { name: 'Filter (1)' }))
  const day = await page.findByLabelText('Or pick a day')
  // Past days cannot be chosen.
  const year = new Date().getFullYear() + 1
  await userEvent.type(day, `25 Dec ${year}{Enter}`)
  expect(path()).toBe(`/delhi/events?kind=music&date=${year}-12-25`)
  expect(asked.at(-1)).toMatchObject({ from: `${year}-12-25`, to: `${year}-12-25`, kind: 'music' })
  await userEvent.click(page.getByRole('button', { name: 'Show one event' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

const onFoot = {
  station: 'Jor Bagh',
  mode: 'metro' as const,
  lat: 28.587,
  lng: 77.212,
  metres: 560,
  minutes: 7,
  line: '7 min on foot from Jor Bagh metro',
}

test('shows the same events on a map, with the walk to each', async () => {
  const spot = { lat: 28.5931, lng: 77.2197, onFoot }
  const rows = [
    listed({ spot }),
    listed({ id: '2', slug: 'a-walk', href: '/delhi/a-walk', title: 'A walk without a place' }),
  ]
  const { path } = await renderScreen(screen, {
    path: '/delhi/events?when=today',
    answers: [answer(listEvents, pageOf(rows))],
  })
  await userEvent.click(page.getByRole('link', { name: 'On the map' }))
  expect(path()).toBe('/delhi/events?when=today&view=map')
  const map = await page.findByRole('region', { name: 'What is on in Delhi NCR, on a map' })
  expect(within(map).getAllByRole('button', { name: /Jazz under the neem/ })).toHaveLength(1)
  expect(within(map).queryByText('A walk without a place')).toBeNull()
  expect(page.getByText('7 min on foot from Jor Bagh metro')).toBeTruthy()
  expect(page.getByRole('link', { name: 'A walk without a place' })).toBeTruthy()
  await userEvent.click(page.getByRole('link', { name: 'As a list' }))
  expect(path()).toBe('/delhi/events?when=today')
})

test('links to all events, still on the map, when the day has none', async () => {
  const path = '/delhi/events?date=2026-12-25&view=map'
  await renderScreen(screen, { path, answers: [answer(listEvents, pageOf([]))] })
  expect(page.getByRole('heading', { name: 'No matching events' })).toBeTruthy()
  const all = await page.findByRole('link', { name: 'All events in Delhi NCR' })
  expect(all.getAttribute('href')).toBe('/delhi/events?view=map')
})

test('links to the nearest day with events when the weekend has none', async () => {
  await renderScreen(screen, {
    path: '/delhi/events?when=weekend&kind=music&view=map',
    answers: [
      answer(listEvents, ({ query }) => pageOf('when' in query ? [] : [listed({ starts: '2026-11-30T19:30:00Z' })])),
    ],
  })
  const nearest = await page.findByRole('link', { name: 'Nearest: Tue, 1 Dec' })
  expect(nearest.getAttribute('href')).toBe('/delhi/events?kind=music&view=map&date=2026-12-01')
})

test('shows an error and a retry when the list cannot be loaded', async () => {
  const { network } = await renderScreen(screen, {
    path: '/delhi/events',
    answers: [answer(listEvents, refuse(429, 'too_many_requests', 'Take a breath.'))],
  })
  const again = await page.findByRole('button', { name: 'Try again' })
  network.answer(listEvents, pageOf([listed()]))
  await userEvent.click(again)
  expect(await page.findByRole('link', { name: 'Jazz under the neem' })).toBeTruthy()
})

test('is a 404 page when the filters are invalid', async () => {
  const { isMissing } = await renderScreen(screen, {
    path: '/delhi/events?locality=no-such-place',
    answers: [answer(listEvents, refuse(400, 'validation', 'There is no such locality.'))],
  })
  expect(isMissing()).toBe(true)
})

test('is a 404 page for an unknown city', async () => {
  const { isMissing } = await renderScreen(screen, {
    path: '/nowhere/events',
    answers: [answer(listEvents, pageOf([]))],
  })
  expect(isMissing()).toBe(true)
})
