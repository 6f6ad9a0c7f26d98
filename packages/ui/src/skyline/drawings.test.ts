import { cities } from '@nukkad/contracts'
import { drawings } from './drawings.tsx'

test('has a drawing for each city and one for the whole country', () => {
  expect(Object.keys(drawings).sort()).toEqual(['all', ...cities.map(({ slug }) => slug)].sort())
})
