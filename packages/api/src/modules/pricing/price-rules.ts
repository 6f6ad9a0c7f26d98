import type { Paise } from './money.ts'

/** A discount without a code: a percentage off a product with enough pieces, whatever their sizes and colours. */
interface CatalogueRule {
  readonly label: string
  readonly minimumPieces: number
  readonly percent: number
}

/** All pricing policy. Amounts in paise. */
export interface PriceRules {
  readonly catalogue: readonly CatalogueRule[]
  readonly shipping: { readonly flat: Paise; readonly freeFrom: Paise }
  readonly perks: { readonly maxPercentOfCart: number; readonly most: Paise }
  readonly onlinePayment: { readonly label: string; readonly amount: Paise; readonly from: Paise }
  readonly cashOnDelivery: { readonly from: Paise; readonly to: Paise }
}

/**
 * The current pricing policy. Delivery is free from ₹999 in the cart before coupons, else ₹49 for any number of makers.
 */
export const houseRules: PriceRules = {
  catalogue: [{ label: '5% off on 5 or more of one product', minimumPieces: 5, percent: 5 }],
  shipping: { flat: 49_00, freeFrom: 999_00 },
  perks: { maxPercentOfCart: 20, most: 1_000_00 },
  onlinePayment: { label: 'Rs 20 off on online payment', amount: 20_00, from: 499_00 },
  cashOnDelivery: { from: 200_00, to: 5_000_00 },
}

/** Limits of a cart; a line can also never exceed the stock. */
export const cartLimits = { piecesPerLine: 10, lines: 100 } as const
