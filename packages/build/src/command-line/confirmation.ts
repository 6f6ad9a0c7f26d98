import { setTimeout as sleep } from 'node:timers/promises'
import type { ShellStatus, ToldRegistry } from '@nukkad/registry'

/** how long to wait for shells to take a document, in milliseconds */
const patience = 10_000
const lookEvery = 50

/** The outcome of a change, as lines: how many shells took it and how soon, and which refused it and why. */
export async function confirmationOf(registry: Pick<ToldRegistry, 'shells'>, sequence: number): Promise<string[]> {
  const from = performance.now()
  const statuses = await waitForShells(registry, sequence)
  if (statuses.length === 0)
    return ['No shell reads this registry at the moment; the next one will take the change when it starts.']
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const taken = statuses.filter((status) => status.sequence >= sequence)
  return [
    `Taken by ${taken.length} of ${statuses.length} shell${statuses.length === 1 ? '' : 's'} in ${seconds} s.`,
    ...statuses.flatMap(({ shell, sequence: runs, seen, refused, leftOut }) => {
      if (runs >= sequence)
        return Object.entries(leftOut).map(([release, why]) => `  ${shell} leaves ${release} out: ${why}`)
      if (seen < sequence) return [`  ${shell} has not read it yet.`]
      return [`  ${shell} refused it: ${refused}`]
    }),
  ]
}

/** Waits until every shell has seen the document with this sequence number, or until the time limit. */
async function waitForShells(
  registry: Pick<ToldRegistry, 'shells'>,
  sequence: number,
): Promise<readonly ShellStatus[]> {
  for (const from = performance.now(); ; await sleep(lookEvery)) {
    const statuses = await registry.shells()
    if (statuses.every(({ seen }) => seen >= sequence) || performance.now() - from > patience) return statuses
  }
}
