import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { type Coupon, couponDiscount } from './coupon.ts'
import { type Gst, inclusiveGst, taxOf } from './gst.ts'
import { multiplyDivide, type Paise, share, sum } from './money.ts'
import { onlineDiscount } from './online-discount.ts'
import type { PriceRules } from './price-rules.ts'

/** A line with the catalogue's current data. Prices include tax. */
export interface LineToPrice {
  readonly id: string
  /** Sizes and colours of a product share it. */
  readonly productId: string
  readonly merchantId: string
  readonly merchantState: string | null
  readonly qty: number
  readonly price: Paise
  readonly mrp: Paise
  readonly gstPercent: number
}

export interface PriceQuestion {
  readonly lines: readonly LineToPrice[]
  readonly coupon: Coupon | null
  readonly perks: { readonly balance: Paise; readonly use: boolean }
  readonly rules: PriceRules
  /** The state of the pincode; an unknown state counts as the merchant's own. */
  readonly state: string | null
  readonly method: PaymentMethod | null
}

/** A line's share of all amounts; `payable` is what the buyer pays for it. */
export interface LineMoney {
  readonly items: Paise
  readonly discount: Paise
  /** The part of `discount` that is paid with perks. */
  readonly perks: Paise
  readonly goods: Paise
  readonly gst: Gst
  readonly shipping: Paise
  readonly paymentDiscount: Paise
  readonly payable: Paise
}

export interface LinePrice extends LineMoney {
  readonly id: string
  readonly merchantId: string
}

/**
 * cart − savings = items; items − discount = goods (tax included); goods + shipping − paymentDiscount = payable.
 * `discount` contains rules, coupon and perks; `applied` lists each with its amount.
 */
export interface CartPrice {
  readonly lines: readonly LinePrice[]
  readonly applied: readonly { readonly label: string; readonly amount: Paise }[]
  readonly couponRefusal: string | null
  readonly fullPrice: Paise
  readonly savings: Paise
  readonly items: Paise
  readonly discount: Paise
  readonly couponDiscount: Paise
  readonly goods: Paise
  readonly tax: Paise
  readonly shipping: Paise
  /** How much is missing for free delivery; 0 when delivery is free, or when there is nothing to deliver. */
  readonly untilFreeShipping: Paise
  readonly paymentDiscount: Paise
  readonly payable: Paise
  /** The delivery charge waived by a coupon. */
  readonly shippingWaived: Paise
  readonly perks: { readonly balance: Paise; readonly applicable: Paise; readonly most: Paise; readonly used: Paise }
}

const freeAlready = 'Delivery is already free for this bag.'

/**
 * The only place that prices a cart: items → catalogue rules → coupon → perks → shipping → tax → payment-method
 * discount. Pure, so that screen, placement and tests cannot disagree.
 */
// limit: one calculation, each step of which uses the sums of those before
export function priceCart({ lines, coupon, perks, rules, state, method }: PriceQuestion): CartPrice {
  const applied: { label: string; amount: Paise }[] = []
  const note = (label: string, amount: Paise) => amount > 0 && applied.push({ label, amount })
  const rows = lines.map((line) => line.price * line.qty)
  const items = sum(rows, (row) => row)
  const fullPrice = sum(lines, (line) => Math.max(line.mrp, line.price) * line.qty)

  const pieces = (productId: string) => sum(lines, (line) => (line.productId === productId ? line.qty : 0))
  const ruled = rules.catalogue.map((rule) => {
    const off = lines.map((line, at) =>
      pieces(line.productId) >= rule.minimumPieces ? multiplyDivide(rows[at] ?? 0, rule.percent, 100) : 0,
    )
    note(
      rule.label,
      sum(off, (amount) => amount),
    )
    return off
  })
  const afterRules = rows.map((row, at) => Math.max(0, row - sum(ruled, (off) => off[at] ?? 0)))

  const eligible = lines.map((line, at) =>
    !coupon?.merchantId || coupon.merchantId === line.merchantId ? (afterRules[at] ?? 0) : 0,
  )
  const eligibleTotal = sum(eligible, (amount) => amount)
  const taken = coupon && lines.length > 0 ? couponDiscount(coupon, eligibleTotal) : { amount: 0, refusal: null }
  const couponShares = share(taken.amount, eligible)
  note(coupon?.code ?? '', taken.amount)
  const afterCoupon = afterRules.map((amount, at) => amount - (couponShares[at] ?? 0))

  const goodsBeforePerks = sum(afterCoupon, (amount) => amount)
  const perksCap = multiplyDivide(items, rules.perks.maxPercentOfCart, 100)
  const most = Math.min(perksCap, rules.perks.most, goodsBeforePerks)
  const applicable = Math.min(perks.balance, most)
  const perksUsed = perks.use ? applicable : 0
  const perkShares = share(perksUsed, afterCoupon)
  note('Perks', perksUsed)
  const afterPerks = afterCoupon.map((amount, at) => amount - (perkShares[at] ?? 0))
  const goods = goodsBeforePerks - perksUsed

  // A coupon or perks never end free delivery: they must not make a cart more expensive.
  const filled = sum(afterRules, (amount) => amount)
  const isFree = lines.length === 0 || filled >= rules.shipping.freeFrom
  const isWaived = coupon?.kind === 'free_shipping' && taken.refusal === null && !isFree
  const couponRefusal =
    taken.refusal ?? (coupon?.kind === 'free_shipping' && isFree && lines.length > 0 ? freeAlready : null)
  const shipping = isFree || isWaived ? 0 : rules.shipping.flat
  const shippingShares = share(shipping, afterPerks)

  const paymentDiscount = onlineDiscount(rules, method, goods + shipping)
  const paymentShares = share(
    paymentDiscount,
    afterPerks.map((amount, at) => amount + (shippingShares[at] ?? 0)),
  )
  note(rules.onlinePayment.label, paymentDiscount)

  const priced = lines.map((line, at): LinePrice => {
    const own = { goods: afterPerks[at] ?? 0, shipping: shippingShares[at] ?? 0, off: paymentShares[at] ?? 0 }
    const row = rows[at] ?? 0
    return {
      id: line.id,
      merchantId: line.merchantId,
      items: row,
      discount: row - own.goods,
      perks: perkShares[at] ?? 0,
      goods: own.goods,
      gst: inclusiveGst(
        own.goods,
        line.gstPercent,
        state === null || line.merchantState === null || state === line.merchantState,
      ),
      shipping: own.shipping,
      paymentDiscount: own.off,
      payable: own.goods + own.shipping - own.off,
    }
  })

  return {
    lines: priced,
    applied,
    couponRefusal,
    fullPrice,
    savings: fullPrice - items,
    items,
    discount: items - goods,
    couponDiscount: taken.amount,
    goods,
    tax: sum(priced, (line) => taxOf(line.gst)),
    shipping,
    untilFreeShipping: isFree || isWaived ? 0 : rules.shipping.freeFrom - filled,
    paymentDiscount,
    payable: goods + shipping - paymentDiscount,
    shippingWaived: isWaived ? rules.shipping.flat : 0,
    perks: { balance: perks.balance, applicable, most, used: perksUsed },
  }
}
