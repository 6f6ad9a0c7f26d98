/** Failed views of each arm; a view counts once, however often it failed. */
export interface FailedViews {
  readonly canary: number
  readonly stable: number
}

/** Failure rates of a canary as multiples of stable's; each has its own test, and the tests are averaged. */
const multiples = [2, 3, 5, 10, 30] as const

/**
 * The e-value against 'a failed view is as likely a canary's as any view is'. In a sound canary the probability that it
 * ever reaches x is at most 1/x, however often one looks; `share` (0 < share < 1) is the fraction of these visitors
 * with the canary, constant while the views were counted. Returned as a natural logarithm, because the value exceeds
 * the range of numbers.
 */
export function logEvidence({ canary, stable }: FailedViews, share: number): number {
  const tests = multiples.map((multiple) => {
    const expected = (multiple * share) / (multiple * share + 1 - share)
    return canary * Math.log(expected / share) + stable * Math.log((1 - expected) / (1 - share))
  })
  return logMean(tests)
}

/** The logarithm of the mean of numbers given as logarithms. */
export function logMean(logs: readonly number[]): number {
  const largest = Math.max(...logs)
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length)
}
