/** @jest-environment node */
import { shareOfAddress } from './release-news.ts'

test('limits one address to a quarter of the free connections, with a minimum', () => {
  expect([5000, 2000, 100, 0].map(shareOfAddress)).toEqual([1250, 500, 50, 50])
})
