import { indianNumber } from '@nukkad/contracts/indian-number'

/** Rupees as people write them here: ₹1,24,999, with paise only where there are any. */
export const rupees = (amount: number): string => {
  const text = indianNumber(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)
  return `${amount < 0 ? '-' : ''}₹${text}`
}
