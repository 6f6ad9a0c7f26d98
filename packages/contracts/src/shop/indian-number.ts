/**
 * A number as people in India write it: 1234567 is 12,34,567. `decimals`, at most three, are always written. `Intl`
 * does the same, but its first use costs a phone a long task.
 */
export const indianNumber = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/(\d)(?=(\d\d)+\d(\.|$))/g, '$1,')
