import { givenPlace } from '@nukkad/blocks/cards.given'
import { getMap, type PlaceMap } from '@nukkad/contracts/endpoints/city/places'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import { screen } from './city-map-page.tsx'

const map: PlaceMap = {
  slug: 'street-food-trail',
  city: 'delhi',
  href: '/delhi/map/street-food-trail',
  title: 'A street food trail',
  line: 'Seven stops, one appetite.',
  story: 'Begin hungry.\n\nEnd with kulfi.',
  bounds: { south: 28.5, west: 77.1, north: 28.7, east: 77.3 },
  places: [
    { ...givenPlace(), isOpen: true, openLine: 'Open, closes at 8 pm', onFoot: null },
    {
      ...givenPlace({ id: '2', slug: 'kuremal', title: 'Kuremal' }),
      isOpen: null,
      openLine: 'Hours not known',
      onFoot: null,
    },
  ],
}

test('shows a numbered list of places with its story and a map', async () => {
  const { heads, tracked } = await renderScreen(screen, { path: map.href, answers: [answer(getMap, { data: map })] })
  expect(tracked.filter(([name]) => name === 'CITY_MAP_VIEWED')).toEqual([
    ['CITY_MAP_VIEWED', { city: 'delhi', map: 'street-food-trail' }],
  ])

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('A street food trail')
  expect(page.getByText('End with kulfi.')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Save A street food trail' })).toBeTruthy()
  // In the quiet colour of closed places, so that no one is sent to a place that may be closed.
  expect(page.getByText('Hours not known').className).toBe('quiet')
  const drawn = page.getByRole('region', { name: 'A street food trail on a map' })
  expect(within(drawn).getAllByRole('listitem')).toHaveLength(2)
  expect(heads.at(-1)).toMatchObject({ canonical: '/delhi/map/street-food-trail' })
})

test('is a 404 page for an unknown list', async () => {
  const { isMissing } = await renderScreen(screen, {
    path: '/delhi/map/no-such-trail',
    answers: [answer(getMap, refuse(404, 'not_found', 'No such map.'))],
  })
  expect(isMissing()).toBe(true)
})
