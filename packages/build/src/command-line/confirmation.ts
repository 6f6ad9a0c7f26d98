import { ShellStatuses } from '@nukkad/registry'

/** milliseconds that shells are given to take a document */
const patience = 10_000

/** What became of a change, as lines: how many shells took it and how soon, and which refused it and why. */
export async function confirmationOf(home: string, sequence: number): Promise<string[]> {
  const from = performance.now()
  const statuses = await new ShellStatuses(home).looked(sequence, patience)
  if (statuses.length === 0) return ['No shell runs on this folder; the next one takes it when it starts.']
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const taken = statuses.filter((status) => status.sequence >= sequence)
  return [
    `Taken by ${taken.length} of ${statuses.length} shell${statuses.length === 1 ? '' : 's'} in ${seconds} s.`,
    ...statuses.flatMap(({ shell, sequence: runs, seen, refused, leftOut }) => {
      if (runs >= sequence)
        return Object.entries(leftOut).map(([release, why]) => `  ${shell} leaves ${release} out: ${why}`)
      if (seen < sequence) return [`  ${shell} has not looked at it yet.`]
      return [`  ${shell} refused it: ${refused}`]
    }),
  ]
}
