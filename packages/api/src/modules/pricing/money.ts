/** Money inside the API: whole paise. Exact far beyond 2^31; never a fraction, never rupees. */
export type Paise = number

/** Converts to rupees for the fields of the specification; only for responses. */
export const inRupees = (paise: Paise): number => paise / 100

/** Converts rupees from a request body to whole paise. */
export const inPaise = (amount: number): Paise => Math.round(amount * 100)

const wholeRupees = new Intl.NumberFormat('en-IN')
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
/** Formats for display: ₹1,499 or ₹1,499.50. */
export const rupees = (paise: Paise): string =>
  `₹${(paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(inRupees(paise))}`

/** Below this, products of numbers are exact, with room for rounding. */
const safeProduct = 2 ** 51

/** a × b ÷ c, rounded half up, without floating-point errors. Inputs must not be negative. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const product = a * b
  if (product < safeProduct) {
    // Subtracting the remainder first makes the division exact.
    const doubled = 2 * product + c
    return (doubled - (doubled % (2 * c))) / (2 * c)
  }
  const divisor = BigInt(c)
  return Number((2n * BigInt(a) * BigInt(b) + divisor) / (2n * divisor))
}

/**
 * Distributes an amount over weights by largest remainder: the parts add up to the amount to the paisa, and no part
 * exceeds its weight unless the amount exceeds the sum of the weights. Ties go to the earlier part.
 */
export function share(amount: Paise, weights: readonly number[]): Paise[] {
  if (amount === 0) return weights.map(() => 0)
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : 0))
  const cut = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, part: product / whole, rest: product % whole }
  })
  const parts = cut.map(({ part }) => Number(part))
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRest = [...cut].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const { index } of byRest.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

export const sum = <T>(rows: readonly T[], of: (row: T) => Paise): Paise =>
  rows.reduce((total, row) => total + of(row), 0)
