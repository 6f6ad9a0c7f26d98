/** Views of one arm and those of them that failed; a view counts once, however often it failed. */
export interface FailedViews {
  readonly canary: number
  readonly stable: number
}

/** How many times as often as stable a canary may fail; one test for each, and their mean. */
const multiples = [2, 3, 5, 10, 30] as const

/**
 * The e-value against 'a failed view is as likely a canary's as any view is'. In a sound canary it ever reaches x with a
 * probability of at most 1/x, however often one looks; `share` (0 < share < 1) is the part of these visitors with the
 * canary, the same while the views were counted. As a natural logarithm, since it passes what a number can hold.
 */
export function logEvidence({ canary, stable }: FailedViews, share: number): number {
  const tests = multiples.map((multiple) => {
    const expected = (multiple * share) / (multiple * share + 1 - share)
    return canary * Math.log(expected / share) + stable * Math.log((1 - expected) / (1 - share))
  })
  return logMean(tests)
}

/** The logarithm of the mean of numbers that are given as logarithms. */
export function logMean(logs: readonly number[]): number {
  const largest = Math.max(...logs)
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length)
}
