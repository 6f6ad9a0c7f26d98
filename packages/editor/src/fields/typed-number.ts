/** Parses a typed number that may contain commas, spaces or a rupee sign; NaN if it does not match `pattern`. */
export function typedNumber(text: string, pattern: RegExp): number {
  const digits = text.replace(/[,\s₹]/g, '')
  return pattern.test(digits) ? Number(digits) : Number.NaN
}
