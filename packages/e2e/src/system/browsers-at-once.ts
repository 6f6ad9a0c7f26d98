import { spawnSync } from 'node:child_process'

/** Node starts in 40 to 50 ms on an idle machine with enough memory. */
const slowMs = 80

function nodeStartMs(): number {
  const from = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return performance.now() - from
}

/**
 * How many browsers share one site: three, or two on a machine where a process takes twice as long to start as usual. A
 * loop of arithmetic would not show that: it ran at full speed on a machine that took 130 ms, where pages for three
 * browsers exceeded the time people wait.
 */
export function browsersAtOnce(): number {
  const told = process.env.NUKKAD_BROWSERS_AT_ONCE
  if (told) return Number(told)
  const count = Math.min(nodeStartMs(), nodeStartMs(), nodeStartMs()) > slowMs ? 2 : 3
  // Kept in the environment, because every worker reads the configuration again.
  process.env.NUKKAD_BROWSERS_AT_ONCE = String(count)
  return count
}
