import { roadDays } from './road-days.ts'

const delhi = { city: 'delhi', state: 'Delhi', wefastCity: 'Delhi', days: 2 }

test.each([
  ['a rider close to the centre of the city of the maker', delhi, 'delhi', 0],
  ['the rest of that city', { ...delhi, wefastCity: null }, 'delhi', 2],
  ['a place in a state that the city reaches into', { ...delhi, city: null, state: 'Haryana', days: 4 }, 'delhi', 4],
  ['another city of the same state', { ...delhi, city: 'mumbai', state: 'Maharashtra' }, 'pune', 4],
  ['another city far away', { ...delhi, city: 'bangalore', state: 'Karnataka' }, 'delhi', 5],
  ['a state around another city', { ...delhi, city: null, state: 'Karnataka', days: 4 }, 'delhi', 5],
  ['the hills', { ...delhi, city: null, state: 'Ladakh', days: 8 }, 'delhi', 8],
])('roadDays to %s', (_, place, maker, days) => {
  expect(roadDays(place, maker)).toBe(days)
})
