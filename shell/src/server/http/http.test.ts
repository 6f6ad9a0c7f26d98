/** @jest-environment node */
import { acceptedEncoding } from './accepted-encoding.ts'
import { cookieOf } from './cookies.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.8', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
])('answers accept-encoding %s in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['a=1; city=goa; b=2', 'goa'],
  ['city=goa', 'goa'],
  ['visited_city=pune; city=goa', 'goa'],
  ['mycity=goa', undefined],
  ['city=', ''],
  [undefined, undefined],
])('reads the cookie city of %s as %s', (header, value) => {
  expect(cookieOf(header, 'city')).toBe(value)
})
