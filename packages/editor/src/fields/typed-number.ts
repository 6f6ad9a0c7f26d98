/** What somebody typed as a number, with commas, blanks or a sign of rupees in it; NaN for what does not look like `pattern`. */
export function typedNumber(text: string, pattern: RegExp): number {
  const digits = text.replace(/[,\s₹]/g, '')
  return pattern.test(digits) ? Number(digits) : Number.NaN
}
