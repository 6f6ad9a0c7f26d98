import type { CartLine } from '@nukkad/contracts/endpoints/cart'
import type { Serviceability } from '@nukkad/contracts/endpoints/pincode'
import { dayAfterWorkingDays } from '../catalogue/delivery-day.ts'
import type { KnownCoupon } from '../coupons/coupons.service.ts'
import { type Coupon, couponRefusal } from '../pricing/coupon.ts'
import { type PaymentOption, paymentOptions } from '../pricing/payment-options.ts'
import { type CartPrice, type LinePrice, priceCart } from '../pricing/price-cart.ts'
import { cartLimits, houseRules } from '../pricing/price-rules.ts'
import { type Paise, rupees } from '../pricing/share.ts'
import type { FilledCart, LineRow } from './cart-rows.ts'
import { type ChosenOption, optionsPrice, resolveOptions } from './custom-options.ts'
import type { ForSale } from './for-sale.ts'

/**
 * A line beside what the catalogue says of it now. `problem` keeps it from being bought, `notice` only tells. When fewer
 * are left than were asked for, `row` holds those that are left.
 */
export interface BagLine {
  readonly row: LineRow
  readonly asked: number
  readonly product: ForSale | null
  readonly chosen: readonly ChosenOption[]
  readonly unit: Paise
  readonly mrp: Paise
  readonly maxQty: number
  readonly isAvailable: boolean
  readonly isDeliverable: boolean
  readonly problem: string | null
  readonly notice: string | null
  readonly change: CartLine['change']
  /** The day it arrives; null while nobody knows where it goes. */
  readonly deliverBy: string | null
  /** Only of lines that can be bought; the others cost nothing. */
  readonly price: LinePrice | undefined
}

/** A cart with everything that decides its price, at one moment. */
export interface Bag {
  readonly cart: FilledCart
  readonly lines: readonly BagLine[]
  readonly price: CartPrice
  readonly coupon: Coupon | null
  readonly couponError: string | null
  readonly pincode: string | null
  readonly delivery: Serviceability | null
  readonly payment: readonly PaymentOption[]
}

export interface BagParts {
  readonly cart: FilledCart
  readonly products: readonly ForSale[]
  /** undefined when no code stands on the cart; null for a code nobody gave out. */
  readonly coupon: KnownCoupon | null | undefined
  readonly pincode: string | null
  /** null for six digits that are no pincode, or when none is chosen. */
  readonly delivery: Serviceability | null
  readonly isGatewayOpen: boolean
  readonly now: Date
}

/** Puts the parts together; pure. */
export function fillBag({ cart, products, coupon, pincode, delivery, isGatewayOpen, now }: BagParts): Bag {
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const left = new Map(products.map((product) => [product.sku, product.onHand]))
  const isReached = pincode === null || isServed(delivery)
  const found = cart.lines.map((row) => {
    const product = bySku.get(row.sku) ?? null
    const room = (left.get(row.sku) ?? 0) - row.held
    const seen = look(row, product, room, isReached)
    left.set(row.sku, (left.get(row.sku) ?? 0) - seen.row.qty)
    const days = product && isReached && delivery ? product.shippingDays + delivery.days : null
    return { ...seen, deliverBy: days === null ? null : dayAfterWorkingDays(now, days) }
  })

  const standing = coupon === undefined ? null : couponRefusal(coupon?.standing ?? null)
  const usable = standing === null ? (coupon?.coupon ?? null) : null
  const price = priceCart({
    lines: found.flatMap(({ row, product, unit, mrp, isAvailable }) =>
      product && isAvailable
        ? [
            {
              id: String(row.id),
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
    payable: price.payable,
    rules: houseRules,
    pincodeTakesCash: pincode === null ? null : takesCash(delivery),
    hasPersonalised: found.some(({ product }) => product && (product.isPersonalised || !product.takesCash)),
    isGatewayOpen,
  }
  return {
    cart,
    lines: found.map((line) => ({ ...line, price: prices.get(String(line.row.id)) })),
    price,
    coupon: usable && price.couponRefusal === null ? usable : null,
    couponError: standing ?? price.couponRefusal,
    pincode,
    delivery,
    payment: paymentOptions(question),
  }
}

function look(
  asked: LineRow,
  product: ForSale | null,
  room: number,
  isReached: boolean,
): Omit<BagLine, 'price' | 'deliverBy'> {
  const isFewer = room > 0 && room < asked.qty
  const row = isFewer ? { ...asked, qty: room } : asked
  const chosen = product && resolveOptions(product, row.options)
  const extra = optionsPrice(chosen ?? [])
  const unit = (product?.price ?? row.seen) + (product ? extra : 0)
  const maxQty = Math.min(cartLimits.piecesPerLine, Math.max(0, room))
  const lack = !product
    ? 'This product is not sold any more.'
    : !chosen
      ? 'What was chosen is not offered any more. Please add it anew.'
      : room <= 0
        ? 'Sold out.'
        : null
  const problem = lack ?? (isReached ? null : 'This can’t be delivered to your pincode.')
  const changes = lack ? [] : [isFewer ? fewer(asked.qty, room) : null, priceNotice(row.seen, unit)]
  return {
    row,
    asked: asked.qty,
    product,
    chosen: chosen ?? [],
    unit,
    mrp: Math.max(unit, (product?.mrp ?? unit) + extra),
    maxQty,
    isAvailable: lack === null,
    isDeliverable: isReached,
    problem,
    notice: problem ?? (changes.filter(Boolean).join(' ') || null),
    change: changeOf({ product, lack, isFewer, seen: row.seen, unit }),
  }
}

const fewer = (qty: number, room: number) => `Only ${room} left, so your ${qty} became ${room}.`

interface Comparison {
  readonly product: ForSale | null
  readonly lack: string | null
  readonly isFewer: boolean
  readonly seen: Paise
  readonly unit: Paise
}

function changeOf({ product, lack, isFewer, seen, unit }: Comparison): CartLine['change'] {
  if (!product) return 'not_sold'
  if (lack) return 'sold_out'
  if (isFewer) return 'fewer'
  if (seen === unit) return null
  return unit > seen ? 'price_up' : 'price_down'
}

function priceNotice(seen: Paise, unit: Paise): string | null {
  if (seen === unit) return null
  return `The price went ${unit > seen ? 'up' : 'down'} from ${rupees(seen)} to ${rupees(unit)}.`
}

const isServed = (delivery: Serviceability | null) =>
  delivery?.serviceability.some((partner) => partner.deliver_prepaid || partner.deliver_cod) ?? false
const takesCash = (delivery: Serviceability | null) =>
  delivery?.serviceability.some((partner) => partner.deliver_cod) ?? false

/** As it is told now, to be written down as told. */
export const seenLine = ({ row, unit }: BagLine) => ({ id: row.id, seen: unit, qty: row.qty })

export const pieces = (lines: readonly { readonly qty: number }[]): number =>
  lines.reduce((count, { qty }) => count + qty, 0)
