import { type Db, transaction } from '../../db.ts'
import { groupCommit } from '../stream/group-commit.ts'
import { hashOf } from './chain.ts'
import { holdChain, type NewVote, putVotes, type VoteRow, votesOf } from './vote.repository.ts'

/** One vote on its way. */
export interface Ballot {
  readonly ballotId: string
  readonly optionId: string
  readonly voter: Buffer
  readonly address: Buffer
  readonly accountAt: Date
  readonly votedAt: Date
}
/** The vote that counts of this person: this one, or an earlier one. */
export interface Counted {
  readonly isNew: boolean
  readonly vote: VoteRow
}
interface Waiting {
  readonly ballot: Ballot
  counted?: Counted
}

/**
 * Where votes go in. Each one names the one before it, so those of a ballot are written one after the other; what came in
 * while a batch was written goes into the next, so that a storm costs few transactions.
 */
export function createVoteBox(db: Db) {
  async function write(ballotId: string, waiting: readonly Waiting[]): Promise<void> {
    await transaction(db, async (tx) => {
      const { number, hash } = await holdChain(tx, ballotId)
      const known = new Map<string, VoteRow>()
      const keyOf = (voter: Uint8Array) => Buffer.from(voter).toString('base64')
      for (const vote of await votesOf(
        tx,
        ballotId,
        waiting.map(({ ballot }) => ballot.voter),
      )) {
        known.set(keyOf(vote.voter), vote)
      }
      const added: NewVote[] = []
      let before: Buffer = hash
      for (const one of waiting) {
        const key = keyOf(one.ballot.voter)
        const earlier = known.get(key)
        if (earlier) {
          one.counted = { isNew: false, vote: earlier }
          continue
        }
        const link = { ...one.ballot, number: number + added.length + 1 }
        before = hashOf(before, link)
        const vote = { ...link, hash: before }
        added.push(vote)
        known.set(key, vote)
        one.counted = { isNew: true, vote }
      }
      await putVotes(tx, ballotId, added)
    })
  }
  const boxes = new Map<string, ReturnType<typeof groupCommit<Waiting>>>()
  /** Ballots do not wait for each other. */
  function boxOf(ballotId: string) {
    const box = boxes.get(ballotId) ?? groupCommit<Waiting>((batch) => write(ballotId, batch))
    boxes.set(ballotId, box)
    return box
  }
  return {
    async cast(ballot: Ballot): Promise<Counted> {
      const waiting: Waiting = { ballot }
      await boxOf(ballot.ballotId).add(waiting)
      if (!waiting.counted) throw new Error('A vote was written and not counted.')
      return waiting.counted
    },
  }
}
export type VoteBox = ReturnType<typeof createVoteBox>
