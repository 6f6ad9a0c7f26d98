const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * The fifteenth character of a GST number, computed from the first fourteen: their values, doubled at even positions,
 * modulo 36.
 */
export function gstinCheck(first14: string): string {
  const total = [...first14].reduce((sum, character, at) => {
    const product = digits.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (total % 36)) % 36] ?? ''
}

/** Whether the text is a GST number without a typing error: state, PAN, entity, Z, check character. */
export const isGstin = (text: string): boolean => form.test(text) && gstinCheck(text.slice(0, 14)) === text[14]
