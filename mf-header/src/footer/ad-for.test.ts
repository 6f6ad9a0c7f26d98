import type { Ad } from '@nukkad/contracts/endpoints/site/site-chrome'
import { adFor } from './ad-for.ts'

const noon = Date.parse('2026-11-21T06:30:00Z')
const hour = 3_600_000
const ad = (id: string, cities: string[], from: number, to: number): Ad => ({
  id,
  advertiser: 'Dyers',
  title: id,
  text: '',
  url: '/shop',
  cta: 'Go',
  image: null,
  conditions: {
    cities,
    timeslot: { start: new Date(noon + from * hour).toISOString(), end: new Date(noon + to * hour).toISOString() },
  },
})

test.each([
  ['for another city', ['goa'], -1, 1, null],
  ['for no city', [], -1, 1, null],
  ['that has not started yet', ['delhi'], 1, 2, null],
  ['that has ended', ['delhi'], -2, -1, null],
  ['for this city at this time', ['goa', 'delhi'], -1, 1, 'it'],
  ['that starts at this moment', ['delhi'], 0, 1, 'it'],
  ['that ends at this moment', ['delhi'], -1, 0, 'it'],
])('decides whether to show an ad %s', (_, cities, from, to, shown) => {
  expect(adFor([ad('it', cities, from, to)], 'delhi', noon)?.id ?? null).toBe(shown)
})

test('picks the first of several matching ads', () => {
  const ads = [ad('goa', ['goa'], -1, 1), ad('first', ['delhi'], -1, 1), ad('second', ['delhi'], -1, 1)]
  expect(adFor(ads, 'delhi', noon)?.id).toBe('first')
})

test('shows no ad when no city is chosen', () => {
  expect(adFor([ad('it', ['delhi'], -1, 1)], 'all', noon)).toBeNull()
})
