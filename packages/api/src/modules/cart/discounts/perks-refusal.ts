import type { Buyer } from '../../../access.ts'
import type { PricedCart } from '../reading/whole-cart.ts'

/** The reason why perks take nothing off this cart, to be shown to the buyer; null where they do. */
export function perksRefusal(buyer: Buyer, { price }: PricedCart): string | null {
  if (buyer.kind === 'guest') return 'Sign in to use your perks.'
  if (price.perks.balance === 0) return 'You have no perks to use yet.'
  return price.perks.applicable === 0 ? 'Perks cannot be used for anything in your bag.' : null
}
