import { createHash } from 'node:crypto'

/** What of a vote is held by its hash. */
export interface Link {
  readonly ballotId: string
  readonly number: number
  readonly voter: Uint8Array
  readonly optionId: string
  readonly votedAt: Date
}

/** The hash of a vote: over what it says, and the hash of the one before it. */
function hashOf(before: Uint8Array, { ballotId, number, voter, optionId, votedAt }: Link): Buffer {
  const said = [ballotId, number, Buffer.from(voter).toString('hex'), optionId, votedAt.toISOString()]
  return createHash('sha256').update(before).update(JSON.stringify(said)).digest()
}

/** The number of the first vote that does not follow from the one before it; undefined when all do. */
export function firstBreak(votes: readonly (Link & { readonly hash: Uint8Array })[]): number | undefined {
  let before: Uint8Array = Buffer.alloc(0)
  for (const [at, vote] of votes.entries()) {
    if (vote.number !== at + 1) return at + 1
    before = hashOf(before, vote)
    if (!Buffer.from(vote.hash).equals(before)) return vote.number
  }
  return undefined
}
