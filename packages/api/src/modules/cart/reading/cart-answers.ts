import { indianClock } from '@nukkad/contracts/indian-time'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../../db.ts'
import { type FilledCart, onSale } from '../cart-rows.ts'
import { type CartReading, unpack } from './cart-reading.repository.ts'
import type { ForSale } from './for-sale.ts'
import type { ProductDescriptions } from './product-descriptions.ts'

/** About 10 KB each. */
const mostKept = 2_000

interface Kept {
  readonly reading: CartReading
  readonly skus: readonly string[]
  readonly described: readonly ForSale[]
  /** Encoded once, as sent: encoding a string of 10,000 characters for every response is costly. */
  readonly json: Buffer
  /** Delivery promises name a day, so an answer is valid for one day. */
  readonly day: number
}

export interface CartAnswers {
  /** Returns the cached answer if all of its inputs are unchanged, otherwise what `make` returns. */
  of(
    q: Queryable,
    reading: CartReading,
    pincode: string | undefined,
    make: (cart: FilledCart) => Promise<object>,
  ): Promise<Buffer>
}

/**
 * A buyer sees the same cart on the cart page, the address step and the review. Its price depends only on what was read
 * of the cart (prices, stock and other buyers' holds included) and on the cached descriptions: while both are the same,
 * it is neither priced nor serialized again. A coupon also depends on the time and on other buyers, so a cart with one
 * is never cached.
 */
export function createCartAnswers(descriptions: ProductDescriptions, now: () => Date): CartAnswers {
  const kept = new LRUCache<string, Kept>({ max: mostKept })
  return {
    async of(q, reading, pincode, make) {
      if (reading.couponCode !== null) return written(await make(unpack(reading)))
      const key = `${reading.id}:${pincode ?? ''}`
      const day = dayOf(now())
      const before = kept.get(key)
      if (before?.day === day && isSame(before.reading, reading)) {
        if (areSame(before.described, await descriptions.describe(q, before.skus))) return before.json
      }
      const cart = unpack(reading)
      const skus = onSale(cart)
      const described = await descriptions.describe(q, skus)
      const json = written(await make(cart))
      // Not cached if a description changed meanwhile: the answer may contain either version of it.
      if (areSame(described, await descriptions.describe(q, skus)))
        kept.set(key, { reading, skus, described, json, day })
      return json
    },
  }
}

const written = (answer: object): Buffer => Buffer.from(JSON.stringify(answer))

const dayOf = (now: Date): number => Math.floor(indianClock(now).getTime() / 86_400_000)

const areSame = (a: readonly ForSale[], b: readonly ForSale[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at])

const isSame = (a: CartReading, b: CartReading): boolean =>
  a.version === b.version &&
  a.packed === b.packed &&
  a.pincode === b.pincode &&
  a.method === b.method &&
  a.addressId === b.addressId &&
  a.couponCode === b.couponCode &&
  a.usesPerks === b.usesPerks &&
  a.purse === b.purse &&
  a.maskedId === b.maskedId
