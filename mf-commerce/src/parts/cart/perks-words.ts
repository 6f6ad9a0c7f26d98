import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees } from '@nukkad/platform'

/** The wording for perks, the same wherever a cart offers them. */
export function perksWords({ perks_balance: has, perks_applicable: use, max_perks_applicable: most }: Cart['totals']) {
  const limit = has > most ? `; this bag takes up to ${formatRupees(most)}` : ''
  return { label: `Use ${formatRupees(use)} of your perks`, balance: `You have ${formatRupees(has)}${limit}.` }
}
