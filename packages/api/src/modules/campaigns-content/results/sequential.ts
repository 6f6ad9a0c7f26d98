/** One arm of an experiment: how many people saw it, and how many of them reached the goal. */
export interface Arm {
  readonly people: number
  readonly successes: number
}

/**
 * Both are fixed before the test starts: the accepted error, and the sample size at which the interval is narrowest.
 */
export const alpha = 0.05
export const plannedPeople = 5_000
/** With fewer successes or failures the normal approximation is not valid. */
const fewest = 5

export interface Verdict {
  /** the second arm's rate minus the first's */
  readonly difference: number
  readonly low: number
  readonly high: number
  readonly p: number
  /** the interval excludes zero, however often the results were looked at before */
  readonly isDecided: boolean
}

/** The parameter ρ for which the interval is narrowest at this sample size. */
export const rhoFor = (error: number, people: number): number =>
  Math.sqrt((-2 * Math.log(error) + Math.log(1 - 2 * Math.log(error))) / people)

/**
 * The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (arXiv 2103.06476, equation 9)
 * for the difference of two rates: valid at every look, so that a test may be watched and ended as soon as it is
 * decided. No verdict (undefined) while an arm has fewer than five successes or failures. With several arms against the
 * first one, each comparison gets its share of the error.
 */
export function compare(first: Arm, second: Arm, comparisons = 1): Verdict | undefined {
  const arms = [first, second]
  if (arms.some(({ people, successes }) => successes < fewest || people - successes < fewest)) return undefined
  const error = alpha / comparisons
  const rho2 = rhoFor(error, plannedPeople) ** 2
  const n = first.people + second.people
  const rate = ({ people, successes }: Arm) => successes / people
  const variance = arms.reduce((sum, arm) => sum + (rate(arm) * (1 - rate(arm))) / arm.people, 0)
  const difference = rate(second) - rate(first)
  const k = n * rho2 + 1
  const half = (Math.sqrt(variance * n) * Math.sqrt(2 * k * Math.log(Math.sqrt(k) / error))) / (n * Math.sqrt(rho2))
  const p = Math.min(1, Math.sqrt(k) * Math.exp((-rho2 * difference ** 2 * n) / (2 * k * variance)))
  return { difference, low: difference - half, high: difference + half, p, isDecided: Math.abs(difference) > half }
}

/** Below this p-value, chance alone does not explain how visitors were assigned to the arms. */
const mismatchBelow = 0.001

/**
 * Whether visitors are not assigned to the arms in the configured shares: χ² against the weights; arms of weight zero
 * are left out. A mismatch hides the winner: some arm loses or double-counts people, so the rates cannot be compared.
 */
export function hasRatioMismatch(arms: readonly { readonly people: number; readonly weight: number }[]): boolean {
  const counted = arms.filter(({ weight }) => weight > 0)
  const people = counted.reduce((sum, arm) => sum + arm.people, 0)
  const weights = counted.reduce((sum, arm) => sum + arm.weight, 0)
  if (counted.length < 2 || people === 0) return false
  const chi2 = counted.reduce((sum, arm) => {
    const expected = (people * arm.weight) / weights
    return sum + (arm.people - expected) ** 2 / expected
  }, 0)
  return chiSquareTail(chi2, counted.length - 1) < mismatchBelow
}

/** P(χ² > x) with this many degrees of freedom: closed forms by parity, sufficient for two to four arms. */
export function chiSquareTail(x: number, degrees: number): number {
  const half = x / 2
  let term = degrees % 2 === 0 ? Math.exp(-half) : Math.sqrt((2 * x) / Math.PI) * Math.exp(-half)
  let sum = degrees % 2 === 0 ? term : complementaryError(Math.sqrt(half)) + (degrees > 1 ? term : 0)
  for (let next = degrees % 2 === 0 ? 2 : 3; next < degrees; next += 2) {
    term *= x / next
    sum += term
  }
  return Math.min(1, sum)
}

/** erfc(x) for x ≥ 0, to about seven digits (Abramowitz and Stegun 7.1.28 is coarser; this is Numerical Recipes' erfcc). */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2)
  const parts = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  const inside = parts.reduceRight((sum, part) => part + t * sum, 0)
  return t * Math.exp(-x * x + inside)
}
