/** Up to this many pieces the shop says how many are left, and merchants are warned. */
export const mostLowStock = 5
