import { spawnSync } from 'node:child_process'

/** Node is up in 40 to 50 ms on a machine with memory and processors to itself. */
const slowMs = 80

function nodeStartMs(): number {
  const from = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return performance.now() - from
}

/**
 * How many browsers share one site: three, and two on a machine where a process takes twice as long to start as usual. A
 * loop of sums says nothing of that: it ran at full speed on a machine that took 130 ms, where pages for three came later
 * than people wait for them.
 */
export function browsersAtOnce(): number {
  const told = process.env.NUKKAD_BROWSERS_AT_ONCE
  if (told) return Number(told)
  const count = Math.min(nodeStartMs(), nodeStartMs(), nodeStartMs()) > slowMs ? 2 : 3
  // Every worker reads the configuration again.
  process.env.NUKKAD_BROWSERS_AT_ONCE = String(count)
  return count
}
