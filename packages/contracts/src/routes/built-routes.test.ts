import { builtOnly, namesIn } from './built-routes.ts'

const isBuilt = builtOnly(namesIn('# what is to come\nplace\n  tag \n\n'))

test.each([
  ['/delhi/shop', true],
  ['/shop/c/gifts?sort=5#top', true],
  ['https://example.org/places/x', true],
  ['/places/lodhi-garden', false],
  ['/delhi/tag/street-food', false],
  ['/no/such/address/at/all', false],
])('%s: %s', (url, wanted) => {
  expect(isBuilt(url)).toBe(wanted)
})
