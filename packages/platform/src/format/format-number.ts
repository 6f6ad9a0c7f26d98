import { indianNumber } from '@nukkad/contracts/indian-number'

/** A whole number as people in India write it: 1234567 → 12,34,567. */
export const formatNumber = (value: number): string => indianNumber(value)
