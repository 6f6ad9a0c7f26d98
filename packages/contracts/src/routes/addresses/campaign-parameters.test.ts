/** @jest-environment node */
import { splitQuery, withQuery } from './campaign-parameters.ts'

test.each([
  ['', '', ''],
  ['?page=2', '?page=2', ''],
  ['?utm_source=mail&utm_medium=x&gclid=a%20b', '', '?utm_source=mail&utm_medium=x&gclid=a%20b'],
  ['?q=chai+latte&utm_source=mail&page=2&ref=news', '?q=chai+latte&page=2', '?utm_source=mail&ref=news'],
  ['?colour=indigo&utm%5Fsource=mail', '?colour=indigo', '?utm%5Fsource=mail'],
  ['?utm_source&q', '?q', '?utm_source'],
  ['?%zz=1&fbclid=1', '?%zz=1', '?fbclid=1'],
  ['?q=a%00b%1B%7fc%C2%85&page=2', '?q=a+b++c+&page=2', ''],
  ['?q=%0%000', '?q=%0+0', ''],
  ['?q=%C2%A0%0Aa%c3%a9', '?q=%C2%A0%0Aa%c3%a9', ''],
  ['?reference=1&UTM_source=1', '?reference=1&UTM_source=1', ''],
])('splitQuery splits %s into %s and the campaign parameters %s', (query, shown, campaign) => {
  expect(splitQuery(query)).toEqual({ shown, campaign })
})

test('withQuery adds a query after an existing one and before the hash', () => {
  expect(withQuery('/shop', '?ref=a')).toBe('/shop?ref=a')
  expect(withQuery('/shop?page=2#top', '?ref=a')).toBe('/shop?page=2&ref=a#top')
  expect(withQuery('/policies#terms', '?ref=a')).toBe('/policies?ref=a#terms')
  expect(withQuery('/shop', '')).toBe('/shop')
})
