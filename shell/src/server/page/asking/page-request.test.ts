import { matchRoute } from '@nukkad/contracts'
import { couponMark, withClosedCoupon } from '@nukkad/contracts/closed-coupons'
import { pageRequestOf } from './page-request.ts'

const house = { match: matchRoute }

describe('closed coupon strips', () => {
  test.each([
    ['coupon_closed=3', ['3']],
    ['city=goa; coupon_closed=3.17', ['3', '17']],
    ['coupon_closed="><script>', []],
    ['coupon_closed=3.x', []],
    ['', []],
  ])('are read one by one from %p', (cookies, closed) => {
    expect(pageRequestOf('/delhi', cookies, house).closedCoupons).toEqual(closed)
  })

  test('are added once each, at most twenty', () => {
    expect(withClosedCoupon(undefined, '3')).toBe('3')
    expect(withClosedCoupon('3.17', '3')).toBe('3.17')
    const many = Array.from({ length: 30 }, (_, at) => String(at)).reduce<string | undefined>(
      withClosedCoupon,
      undefined,
    )
    expect(many?.split('.')).toHaveLength(20)
    expect(many?.split('.').at(-1)).toBe('29')
  })

  test('are marked so that no id is part of another', () => {
    expect(`<aside ${couponMark('17')}>`.includes(couponMark('1'))).toBe(false)
  })
})

test.each([
  ['/goa/tag/chai', undefined, 'goa'],
  ['/other/malls', 'city=goa', 'all'],
  ['/shop', 'city=goa', 'goa'],
  ['/shop', 'city=atlantis', undefined],
])('city of %s with the cookie %p is %p', (url, cookies, city) =>
  expect(pageRequestOf(url, cookies, house).city).toBe(city),
)
