import { createHash } from 'node:crypto'

/** The part of a vote that its hash covers. */
export interface Link {
  readonly ballotId: string
  readonly number: number
  readonly voter: Uint8Array
  readonly optionId: string
  readonly votedAt: Date
}

/** The hash of a vote: over its content and the hash of the previous one. */
function hashOf(before: Uint8Array, { ballotId, number, voter, optionId, votedAt }: Link): Buffer {
  const said = [ballotId, number, Buffer.from(voter).toString('hex'), optionId, votedAt.toISOString()]
  return createHash('sha256').update(before).update(JSON.stringify(said)).digest()
}

/** The number of the first vote that does not follow from the previous one; undefined when all do. */
export function firstBreak(votes: readonly (Link & { readonly hash: Uint8Array })[]): number | undefined {
  let before: Uint8Array = Buffer.alloc(0)
  for (const [at, vote] of votes.entries()) {
    if (vote.number !== at + 1) return at + 1
    before = hashOf(before, vote)
    if (!Buffer.from(vote.hash).equals(before)) return vote.number
  }
  return undefined
}
