import { indianNumber } from '@nukkad/contracts/indian-number'

/** Rupees as people in India write them: 124999 → ₹1,24,999 and 99.5 → ₹99.50. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100)
  const text = indianNumber(paise / 100, paise % 100 === 0 ? 0 : 2)
  return `${rupees < 0 && paise > 0 ? '−' : ''}₹${text}`
}
