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
  /** In bytes, as it goes out: ten thousand letters are encoded once. */
  readonly json: Buffer
  /** Promises name a day. */
  readonly day: number
}

export interface CartAnswers {
  /** What was answered before, if everything that it was made from is still the same; else what `make` answers now. */
  of(
    q: Queryable,
    reading: CartReading,
    pincode: string | undefined,
    make: (cart: FilledCart) => Promise<object>,
  ): Promise<Buffer>
}

/**
 * A buyer sees the same cart on the cart page, at the address and at the review. Its price follows from what was read of
 * the cart (prices, stock and other buyers' holds included) and from the descriptions that are kept alone, so as long as
 * both are the same it is neither priced nor written out again. A coupon also depends on the hour and on other buyers:
 * a cart with one is always made again.
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
      // Not if a description changed while the answer was made: it is not known which of the two it tells of.
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
