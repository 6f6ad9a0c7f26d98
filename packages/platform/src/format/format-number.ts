/** A whole number as people in India write it: 1234567 → 12,34,567. */
export { indianNumber as formatNumber } from '@nukkad/contracts/indian-number'
