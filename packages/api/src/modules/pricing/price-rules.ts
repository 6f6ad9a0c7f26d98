import type { Paise } from './money.ts'

/** A discount that needs no code: so many percent off a line that holds enough pieces. */
interface CatalogueRule {
  readonly label: string
  readonly minimumPieces: number
  readonly percent: number
}

/** Everything about a price that is policy and not data. Amounts in paise. */
export interface PriceRules {
  readonly catalogue: readonly CatalogueRule[]
  readonly shipping: { readonly flat: Paise; readonly freeFrom: Paise }
  readonly perks: { readonly maxPercentOfCart: number; readonly most: Paise }
  readonly onlinePayment: { readonly label: string; readonly amount: Paise; readonly from: Paise }
  readonly cashOnDelivery: { readonly from: Paise; readonly to: Paise }
}

/** The rules of the house. Delivery is free from ₹999 in the cart, before any coupon; otherwise it costs ₹49 however many makers. */
export const houseRules: PriceRules = {
  catalogue: [{ label: '5% off on 5 or more of one product', minimumPieces: 5, percent: 5 }],
  shipping: { flat: 49_00, freeFrom: 999_00 },
  perks: { maxPercentOfCart: 20, most: 1_000_00 },
  onlinePayment: { label: 'Rs 20 off on online payment', amount: 20_00, from: 499_00 },
  cashOnDelivery: { from: 200_00, to: 5_000_00 },
}

/** Bounds of a cart; a line may also never hold more than there is stock. */
export const cartLimits = { piecesPerLine: 10, lines: 100 } as const
