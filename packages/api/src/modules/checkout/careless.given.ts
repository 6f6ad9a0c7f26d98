import { type CarelessFunction, type Carelessness, unlocked } from '../../testing/database/careless-db.ts'

const lockingCart = /update cart c set version/

/** Writing to a cart and settling one take no lock on it. */
export const withoutCartLock: readonly Carelessness[] = [
  { of: lockingCart, what: /update cart c set .* where $/s, instead: 'with c as (select * from cart c where ' },
  { of: lockingCart, what: /^ returning $/, instead: ') select ' },
  { of: lockingCart, what: /^$/, instead: ' from c' },
  unlocked(/from (cart|cart_saved_line|checkout_transaction|shop_order)\b/),
]

/** Adding to a cart reads and writes it without a lock. */
export const addingWithoutLock: CarelessFunction = {
  name: 'add_to_carts',
  what: /update cart c set version = .*\s+from ([\s\S]*?)for no key update skip locked([\s\S]*?) free\s+where (.*)\s+returning (.*)/,
  instead: 'select $4 from $1$2 free join cart c on $3',
}

/** SKUs are reserved without a lock. */
export const withoutSkuLock = unlocked(/from variant where sku = any/)

/** SKUs are locked in random order, so two checkouts of the same SKUs may deadlock. */
export const skusAsTheyCome: Carelessness = {
  of: /from variant where sku = any/,
  what: /order by sku/,
  instead: 'order by random()',
}

/** A coupon's uses are read and written as of the start of the statement, ignoring concurrent changes. */
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
