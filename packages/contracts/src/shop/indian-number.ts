/**
 * A number as people in India write it: 1234567 is 12,34,567. `decimals` are always written. `Intl` writes the same, but the
 * first thing that asks it for anything costs a phone a task of its own.
 */
export function indianNumber(value: number, decimals = 0): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  const isBelowZero = value < 0 && Number(value.toFixed(decimals)) !== 0
  return `${isBelowZero ? '-' : ''}${grouped}${part ? `.${part}` : ''}`
}
