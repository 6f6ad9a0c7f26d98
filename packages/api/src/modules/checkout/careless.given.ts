import { type CarelessFunction, type Carelessness, unlocked } from '../../testing/database/careless-db.ts'

const lockingCart = /update cart c set version/

/** Nobody who writes to a cart, or settles what was one, keeps others out. */
export const withoutCartLock: readonly Carelessness[] = [
  { of: lockingCart, what: /update cart c set .* where $/s, instead: 'with c as (select * from cart c where ' },
  { of: lockingCart, what: /^ returning $/, instead: ') select ' },
  { of: lockingCart, what: /^$/, instead: ' from c' },
  unlocked(/from (cart|cart_saved_line|checkout_transaction|shop_order)\b/),
]

/** Adding to a cart looks at it and writes, and keeps nobody out. */
export const addingWithoutLock: CarelessFunction = {
  name: 'add_to_cart',
  what: /update cart c set version = [\s\S]*?from (\([\s\S]*?)for no key update skip locked([\s\S]*?) free\s+where (.*)\s+returning ([\s\S]*?)\s+into/,
  instead: 'select $4 from cart c join $1$2 free on $3 into',
}

/** SKUs are taken without keeping others out. */
export const withoutSkuLock = unlocked(/from variant where sku = any/)

/** SKUs are taken in any order: two who want the same ones may wait for each other. */
export const skusAsTheyCome: Carelessness = {
  of: /from variant where sku = any/,
  what: /order by sku/,
  instead: 'order by random()',
}

/** A coupon's uses are looked at and written as the statement began, and not as others left them while it waited. */
export const withoutCouponGuard: readonly Carelessness[] = [
  {
    of: /update coupon set used/,
    what: /set used = used \+ 1/,
    instead: 'set used = (select o.used + 1 from coupon o where o.coupon_id = coupon.coupon_id)',
  },
  {
    of: /update coupon set used/,
    what: /and used < coalesce\(usage_limit, used \+ 1\)/,
    instead:
      'and (select o.used < coalesce(o.usage_limit, o.used + 1) from coupon o where o.coupon_id = coupon.coupon_id)',
  },
]
