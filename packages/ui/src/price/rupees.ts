import { indianNumber } from '@nukkad/contracts/indian-number'

/** Rupees, none below zero, as people write them here: ₹1,24,999, with paise only where there are any. */
export const rupees = (amount: number): string => `₹${indianNumber(amount, Number.isInteger(amount) ? 0 : 2)}`
