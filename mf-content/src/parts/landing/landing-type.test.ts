import { landingTypeOf } from './landing-type.ts'

test.each([
  ['/trusted-reviews', 'trusted-reviews'],
  ['/trusted-reviews/', 'trusted-reviews'],
  ['/city-guides', 'city-guides'],
  ['/delhi', 'city'],
  ['/some-provider', 'city'],
  ['/', 'city'],
  ['/delhi/locality/hauz-khas', 'locality'],
  ['/delhi/locality/hauz-khas/cafes', 'locality-tag'],
  ['/delhi/events', 'events'],
  ['/delhi/reviews/tried-and-tested-cafes', 'reviews'],
  ['/delhi/tag/street-food', 'tag'],
  ['/delhi/anything/else', 'tag'],
  ['/delhi/tag/locality/cafes', 'tag'],
])('gives %s the landing type %s', (path, type) => {
  expect(landingTypeOf(path)).toBe(type)
})
