import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import type { Picture } from '@nukkad/contracts/schema'
import type { Paise } from '../../pricing/money.ts'
import type { LineMoney } from '../../pricing/price-cart.ts'

export type AgreedAddress = Pick<
  Address,
  'name' | 'phone' | 'line1' | 'line2' | 'landmark' | 'city' | 'state' | 'postcode'
>

export interface AgreedLine extends LineMoney {
  readonly sku: string
  readonly productId: number
  readonly slug: string
  readonly name: string
  readonly hsn: string
  /** Absent in agreements from before returns existed. */
  readonly isReturnable?: boolean
  /** The state that the tax was computed from is absent in older agreements. */
  readonly merchant: { readonly id: number; readonly slug: string; readonly name: string; readonly state?: string }
  readonly picture: Picture
  readonly options: Readonly<Record<string, string>>
  readonly customOptions: readonly { readonly optionId: string; readonly title: string; readonly optionValue: string }[]
  /** The options as the cart stores them: for a drop-down the value's id. Absent in older agreements. */
  readonly asked?: readonly CustomOption[]
  readonly qty: number
  readonly price: Paise
  readonly mrp: Paise
  /** Working days until it is delivered: until it leaves the merchant, who may be away, and on the way. */
  readonly days: number
  /** How many of these it is on the road. Absent in older agreements and those of subscriptions. */
  readonly road?: number
}

/** What the buyer agreed to: stored with the transaction, copied onto the orders. */
export interface Agreement {
  readonly address: AgreedAddress
  readonly couponId: number | null
  readonly couponCode: string | null
  readonly payable: Paise
  /** Perks that are spent on it, over all lines. */
  readonly perks: Paise
  /** The payment method it was priced for; if nothing is left to pay, it is settled for free. */
  readonly pricedFor: PaymentMethod
  readonly lines: readonly AgreedLine[]
  /** Makes the orders a gift. */
  readonly giftNote?: GiftNote
  /** The day in India on which all of it is to be delivered; without one, as soon as possible. */
  readonly deliveryDay?: string
  /**
   * What is bought if not a cart ('2 seats, Jazz under the neem'), and the page the buyer continues to, which may
   * contain {transactionId}.
   */
  readonly other?: { readonly title: string; readonly href: string }
}

/** The same items in the same quantities for the same address: then the price may fall, but nothing else may differ. */
export const isSamePurchase = (a: Agreement, b: Agreement): boolean => fingerprint(a) === fingerprint(b)

const fingerprint = ({ address, couponCode, lines, giftNote, deliveryDay }: Agreement): string =>
  JSON.stringify([
    [address.name, address.phone, address.line1, address.line2, address.landmark, address.city, address.postcode],
    couponCode,
    giftNote && [giftNote.from, giftNote.text],
    deliveryDay,
    lines.map(({ sku, qty, customOptions }) => [
      sku,
      qty,
      customOptions.map(({ optionId, optionValue }) => [optionId, optionValue]),
    ]),
  ])

/**
 * The first item that would arrive later than it was agreed: its maker is closed for a while since then. Of an order
 * for a chosen day none does: that day is possible or not.
 */
export const laterIn = (now: Agreement, before: Agreement): AgreedLine | undefined =>
  now.deliveryDay !== undefined
    ? undefined
    : now.lines.find(({ sku, days }) => before.lines.some((line) => line.sku === sku && line.days < days))

/** The same items in the same quantities, regardless of price and address. */
export function isSameGoods(
  { lines }: Agreement,
  others: readonly { readonly sku: string; readonly qty: number; readonly options: readonly CustomOption[] }[],
): boolean {
  const words = (rows: readonly (readonly [string, number, readonly CustomOption[]])[]) =>
    rows
      .map(([sku, qty, options]) => JSON.stringify([sku, qty, options.map((one) => [one.optionId, one.optionValue])]))
      .sort()
      .join()
  return (
    words(lines.map(({ sku, qty, asked, customOptions }) => [sku, qty, asked ?? customOptions])) ===
    words(others.map(({ sku, qty, options }) => [sku, qty, options]))
  )
}
