import type { Proof, Result } from './proof.ts'

const failed = ({ failure }: Result) => failure !== null
const found = ({ findings }: Result) => findings.length > 0

/**
 * The result of all checks in one word: 'broken' when an invariant does not hold or a check could not run, 'waiting'
 * when only something is overdue or needs a person.
 */
export function verdictOf({ invariants, waiting }: Pick<Proof, 'invariants' | 'waiting'>) {
  if (invariants.some(found) || [...invariants, ...waiting].some(failed)) return 'broken'
  return waiting.some(found) ? 'waiting' : 'holds'
}
