/** @jest-environment node */
import { shareOfAddress } from './release-news.ts'

test('one address holds a quarter of what is free, and never less than a household needs', () => {
  expect([5000, 2000, 100, 0].map(shareOfAddress)).toEqual([1250, 500, 50, 50])
})
