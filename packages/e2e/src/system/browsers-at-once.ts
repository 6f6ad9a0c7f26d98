/** A hundred million steps of a loop take 100 ms on the machine that budgets are measured on. */
const steps = 1e8
const slowMs = 150

function stepsMs(): number {
  const from = performance.now()
  let sum = 0
  for (let step = 0; step < steps; step++) sum += step & 7
  return sum > 0 ? performance.now() - from : 0
}

/**
 * How many browsers share one site: three, and two on a machine at less than two thirds of the usual speed, where pages
 * for three come later than people wait for them.
 */
export const browsersAtOnce = (): 2 | 3 => (Math.min(stepsMs(), stepsMs()) > slowMs ? 2 : 3)
