import type { Queryable } from '../../../db.ts'
import type { AddressService } from '../../address/address.service.ts'
import { coupons, type KnownCoupon } from '../../coupons/coupons.service.ts'
import type { PincodeService } from '../../pincode/pincode.service.ts'
import { couponCode } from '../../pricing/coupon.ts'
import { type CartClaim, type FilledCart, onSale } from '../cart-rows.ts'
import { type CartAtCheckout, readAtCheckout } from './checkout-reading.repository.ts'
import type { ForSale, SaleCatalogue } from './for-sale.ts'
import type { ProductDescriptions } from './product-descriptions.ts'
import { assembleCart, type PricedCart } from './whole-cart.ts'

export interface CartReaderParts {
  readonly descriptions: ProductDescriptions
  readonly catalogue: Pick<SaleCatalogue, 'saleItems'>
  readonly addresses: Pick<AddressService, 'row'>
  readonly pincodes: PincodeService
  readonly now: () => Date
  /** Whether online payment is available. */
  readonly isGatewayOpen: boolean
}

/** How this reading of the cart differs from the stored cart; nothing is written. */
export interface ReadingOptions {
  readonly pincode?: string | undefined
  /** A code to try; null leaves the cart's own code out. */
  readonly couponCode?: string | null | undefined
  /** A coupon that has been looked up already, instead of a code. */
  readonly coupon?: KnownCoupon | undefined
  /** Whether to use perks, whatever the cart says. */
  readonly usesPerks?: boolean | undefined
  /** Also reads the descriptions from the database, bypassing their cache. */
  readonly isFresh?: boolean
  /** Descriptions that were read with the cart. */
  readonly described?: readonly ForSale[]
}

export interface CartReader {
  /** At most one round trip whatever the number of lines, and usually none: price and stock were read with the cart. */
  price(q: Queryable, cart: FilledCart, options?: ReadingOptions): Promise<PricedCart>
  /** A cart with everything its price depends on at this moment, in one statement. */
  readAtCheckout(q: Queryable, claim: CartClaim): Promise<CartAtCheckout | undefined>
}

export function createCartReader(parts: CartReaderParts): CartReader {
  const { descriptions, pincodes, now, isGatewayOpen } = parts
  return {
    readAtCheckout: (q, claim) => readAtCheckout(q, claim, now(), parts),

    async price(
      q,
      cart,
      { pincode: asked, couponCode: tried, coupon: given, usesPerks = cart.usesPerks, isFresh, described: known } = {},
    ) {
      const code = given ? given.coupon.code : tried === undefined ? cart.couponCode : tried && couponCode(tried)
      const pincode = asked ?? cart.pincode
      const [described, coupon, delivery] = await Promise.all([
        known ?? descriptions.describe(q, onSale(cart), isFresh ? 'now' : undefined),
        given ?? (code ? coupons.find(q, code, cart.userId, now()) : undefined),
        pincode ? pincodes.serviceability(pincode, q) : undefined,
      ])
      return assembleCart({
        cart: usesPerks === cart.usesPerks ? cart : { ...cart, usesPerks },
        now: now(),
        products: withLive(cart, described),
        coupon: code ? (coupon ?? null) : undefined,
        pincode,
        delivery: delivery ?? null,
        isGatewayOpen,
      })
    },
  }
}

/** The descriptions with the current price and stock. */
function withLive({ lines }: FilledCart, described: readonly ForSale[]): ForSale[] {
  const live = new Map(lines.map((line) => [line.sku, line.live]))
  return described.flatMap((item) => {
    const now = live.get(item.sku)
    return now ? { ...item, ...now } : []
  })
}
