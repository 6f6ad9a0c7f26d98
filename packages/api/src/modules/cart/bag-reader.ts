import type { Queryable } from '../../db.ts'
import { findCoupon } from '../coupons/coupon.repository.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import { couponCode } from '../pricing/coupon.ts'
import { type Bag, fillBag } from './bag.ts'
import type { FilledCart } from './cart.repository.ts'
import type { ForSale, SaleCatalogue } from './for-sale.ts'

export interface BagReaderParts {
  readonly catalogue: SaleCatalogue
  readonly pincodes: PincodeService
  readonly now: () => Date
}

/** How this look at the cart differs from how the cart stands; nothing is stored. */
export interface Look {
  readonly pincode?: string | undefined
  /** A code to try; null leaves the cart's own code out. */
  readonly couponCode?: string | null | undefined
  /** Products that were read already. */
  readonly known?: readonly ForSale[]
}

export interface BagReader {
  /** One round trip whatever the number of lines: products and coupon are asked for together. */
  fill(q: Queryable, cart: FilledCart, look?: Look): Promise<Bag>
}

export function createBagReader({ catalogue, pincodes, now }: BagReaderParts): BagReader {
  return {
    async fill(q, cart, { pincode: asked, couponCode: tried, known = [] } = {}) {
      const missing = new Set(cart.lines.map(({ sku }) => sku))
      for (const { sku } of known) missing.delete(sku)
      const code = tried === undefined ? cart.couponCode : tried && couponCode(tried)
      const pincode = asked ?? cart.pincode
      const [products, coupon, delivery] = await Promise.all([
        missing.size > 0 ? catalogue.forSale(q, [...missing]) : [],
        code ? findCoupon(q, code, cart.userId, now()) : undefined,
        pincode ? pincodes.serviceability(pincode) : undefined,
      ])
      return fillBag({
        cart,
        products: [...known, ...products],
        coupon: code ? (coupon ?? null) : undefined,
        pincode,
        delivery: delivery ?? null,
        isGatewayOpen: false,
      })
    },
  }
}
