import { leadsToPage } from './leads-to-page.ts'

test.each([
  ['/delhi/shop', true],
  ['/shop/c/gifts?sort=5#top', true],
  ['/places/lodhi-garden', true],
  ['https://example.org/places/x', true],
  ['//example.org/places/x', false],
  ['/no/such/address/at/all', false],
])('leadsToPage of %s is %s', (url, wanted) => {
  expect(leadsToPage(url)).toBe(wanted)
})
