import { cities } from '@nukkad/contracts'
import { drawings } from './drawings.tsx'

test('each of our cities has a drawing, and the whole country has one', () => {
  expect(Object.keys(drawings).sort()).toEqual(['all', ...cities.map(({ slug }) => slug)].sort())
})
