import { cityNameOf } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { farAway } from '../../catalogue/lists/reach.ts'
import { dayOfDelivery, workingDaysUntil } from '../../catalogue/products/delivery-day.ts'
import type { KnownCoupon } from '../../coupons/coupons.service.ts'
import { roadDays } from '../../pincode/road-days.ts'
import { type Coupon, couponRefusal } from '../../pricing/coupon.ts'
import { type PaymentOption, paymentOptions } from '../../pricing/payment-options.ts'
import { type CartPrice, priceCart } from '../../pricing/price-cart.ts'
import { houseRules } from '../../pricing/price-rules.ts'
import type { FilledCart } from '../cart-rows.ts'
import { type CheckedLine, checkLine } from '../lines/cart-line.ts'
import type { ForSale } from './for-sale.ts'

/** A cart with everything that determines its price, at one moment. */
export interface PricedCart {
  readonly cart: FilledCart
  readonly lines: readonly CheckedLine[]
  readonly price: CartPrice
  readonly coupon: Coupon | null
  readonly couponError: string | null
  readonly pincode: string | null
  readonly delivery: Serviceability | null
  readonly payment: readonly PaymentOption[]
}

export interface AssemblyParts {
  readonly cart: FilledCart
  readonly products: readonly ForSale[]
  /** undefined when the cart has no code; null for a code that does not exist. */
  readonly coupon: KnownCoupon | null | undefined
  readonly pincode: string | null
  /** null for six digits that are not a pincode, or when none is chosen. */
  readonly delivery: Serviceability | null
  readonly isGatewayOpen: boolean
  readonly now: Date
}

/** Assembles the parts; a pure function. */
export function assembleCart({
  cart,
  products,
  coupon,
  pincode,
  delivery,
  isGatewayOpen,
  now,
}: AssemblyParts): PricedCart {
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const left = new Map(products.map((product) => [product.sku, product.onHand]))
  const found = cart.lines.map((row) => {
    const product = bySku.get(row.sku) ?? null
    const room = (left.get(row.sku) ?? 0) - row.held
    const unreached = pincode === null ? null : whyUnreached(product, delivery)
    const seen = checkLine(row, product, room, unreached)
    left.set(row.sku, (left.get(row.sku) ?? 0) - seen.row.qty)
    if (!product || unreached !== null || !delivery) return { ...seen, days: null, road: null, deliverBy: null }
    const road = roadDays(delivery, product.merchant.city)
    const deliverBy = dayOfDelivery(now, { ready: product.shippingDays, road, away: product.merchant.away })
    return { ...seen, days: workingDaysUntil(now, deliverBy), road, deliverBy }
  })

  const refusal = coupon === undefined ? null : couponRefusal(coupon?.state ?? null)
  const usable = refusal === null ? (coupon?.coupon ?? null) : null
  const price = priceCart({
    lines: found.flatMap(({ row, product, unit, mrp, isAvailable }) =>
      product && isAvailable
        ? [
            {
              id: String(row.id),
              productId: String(product.productId),
              merchantId: String(product.merchant.id),
              merchantState: product.merchant.state,
              qty: row.qty,
              price: unit,
              mrp,
              gstPercent: product.gstPercent,
            },
          ]
        : [],
    ),
    coupon: usable,
    perks: { balance: cart.perks ?? 0, use: cart.usesPerks },
    rules: houseRules,
    state: delivery?.state ?? null,
    method: cart.method,
  })
  const prices = new Map(price.lines.map((line) => [line.id, line]))
  const question = {
    amount: price.goods + price.shipping,
    credit: (cart.gifts ?? 0) + (cart.credit ?? 0),
    rules: houseRules,
    pincodeTakesCash: pincode === null ? null : takesCash(delivery),
    pincodeTakesPrepaid: delivery && takesPrepaid(delivery),
    hasPersonalised: found.some(({ product }) => product && (product.isPersonalised || !product.takesCash)),
    isGatewayOpen,
  }
  return {
    cart,
    lines: found.map((line) => ({ ...line, price: prices.get(String(line.row.id)) })),
    price,
    coupon: usable && price.couponRefusal === null ? usable : null,
    couponError: refusal ?? price.couponRefusal,
    pincode,
    delivery,
    payment: paymentOptions(question),
  }
}

/** The reason a line is undeliverable: no carrier serves the pincode, or the product is not sent that far. */
function whyUnreached(product: ForSale | null, delivery: Serviceability | null): string | null {
  if (!delivery || !isServed(delivery)) return 'This can’t be delivered to your pincode.'
  if (!product) return null
  const { city } = product.merchant
  return farAway({ reach: product.reach, city, cityName: cityNameOf(city) }, delivery) ?? null
}

const isServed = ({ serviceability }: Serviceability) =>
  serviceability.some((partner) => partner.deliver_prepaid || partner.deliver_cod)
const takesCash = (delivery: Serviceability | null) =>
  delivery?.serviceability.some((partner) => partner.deliver_cod) ?? false

const takesPrepaid = ({ serviceability }: Serviceability) =>
  serviceability.some(({ deliver_prepaid }) => deliver_prepaid)

export const pieces = (lines: readonly { readonly qty: number }[]): number =>
  lines.reduce((count, { qty }) => count + qty, 0)
