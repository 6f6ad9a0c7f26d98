import { indianNumber } from '@nukkad/contracts/indian-number'

/** Formats a non-negative amount of rupees in Indian style: ₹1,24,999, with paise only if there are any. */
export const rupees = (amount: number): string => `₹${indianNumber(amount, Number.isInteger(amount) ? 0 : 2)}`
