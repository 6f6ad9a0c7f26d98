/** Money inside the API: whole paise. Exact far beyond 2^31; never a fraction, never rupees. */
export type Paise = number

/** Rupees as the spec's fields want them: only for answers. */
export const inRupees = (paise: Paise): number => paise / 100

/** Rupees as the body of a call brings them, in whole paise. */
export const inPaise = (amount: number): Paise => Math.round(amount * 100)

const wholeRupees = new Intl.NumberFormat('en-IN')
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
/** For a person to read: ₹1,499 or ₹1,499.50. */
export const rupees = (paise: Paise): string =>
  `₹${(paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(inRupees(paise))}`

/** Below this, numbers multiply exactly, with room for the rounding. */
const safeProduct = 2 ** 51

/** a × b ÷ c, rounded half up, without losing a paisa to floating point on the way. Inputs are not negative. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const product = a * b
  if (product < safeProduct) {
    // Taking the remainder off first makes the division exact.
    const doubled = 2 * product + c
    return (doubled - (doubled % (2 * c))) / (2 * c)
  }
  const divisor = BigInt(c)
  return Number((2n * BigInt(a) * BigInt(b) + divisor) / (2n * divisor))
}

/**
 * Shares an amount over weights by largest remainder: the parts add up to the amount to the paisa, and no part exceeds
 * its weight while the amount does not exceed the sum of the weights. Ties go to the earlier part.
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
