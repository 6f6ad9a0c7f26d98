import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
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
  /** Absent in agreements from before returns were there. */
  readonly isReturnable?: boolean
  readonly merchant: { readonly id: number; readonly slug: string; readonly name: string }
  readonly picture: Picture
  readonly options: Readonly<Record<string, string>>
  readonly customOptions: readonly { readonly optionId: string; readonly title: string; readonly optionValue: string }[]
  /** As the cart keeps them: of a drop-down the value's id. Absent in agreements from before. */
  readonly asked?: readonly CustomOption[]
  readonly qty: number
  readonly price: Paise
  readonly mrp: Paise
  /** Days until it leaves the merchant, and on the way. */
  readonly days: number
}

/** What the buyer said yes to: kept with the transaction, copied onto the orders. */
export interface Agreement {
  readonly address: AgreedAddress
  readonly couponId: number | null
  readonly couponCode: string | null
  readonly payable: Paise
  /** Perks that are spent with it, over all lines. */
  readonly perks: Paise
  /** The way of paying it was priced for; what is left to pay may be nothing, and is then settled for free. */
  readonly pricedFor: PaymentMethod
  readonly lines: readonly AgreedLine[]
  /** What it is where it is no cart ('2 seats, Jazz under the neem'), and the page where its buyer goes on, with its {transactionId} if it wants. */
  readonly other?: { readonly title: string; readonly href: string }
}

/** The same things in the same numbers, for the same place: then a price may fall, but nothing else may differ. */
export const isSamePurchase = (a: Agreement, b: Agreement): boolean => fingerprint(a) === fingerprint(b)

const fingerprint = ({ address, couponCode, lines }: Agreement): string =>
  JSON.stringify([
    [address.name, address.phone, address.line1, address.line2, address.landmark, address.city, address.postcode],
    couponCode,
    lines.map(({ sku, qty, customOptions }) => [
      sku,
      qty,
      customOptions.map(({ optionId, optionValue }) => [optionId, optionValue]),
    ]),
  ])

/** The same things in the same numbers, whatever they cost and wherever they go. */
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
