import type { Db } from '../../db.ts'
import { groupCommit } from '../stream/stores/group-commit.ts'
import type { BallotRow } from './ballot.repository.ts'
import { type Ballot, castVotes, type KeptVote, type Verdict } from './vote.repository.ts'

/** The outcome of a vote: counted, ignored because the same person voted before, or refused. */
export type Outcome =
  | { readonly is: 'counted' | 'earlier'; readonly vote: KeptVote; readonly ballot: BallotRow }
  | Exclude<Verdict, { readonly vote: KeptVote }>

interface Waiting {
  readonly ballot: Ballot
  outcome?: Outcome
}

/**
 * Writes votes in batches. Each vote links to the previous one, so those of a ballot are written in sequence; votes
 * that arrive while a batch is written go into the next. A batch is one statement, however many votes it has.
 */
export function createVoteBox({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  async function write(ballotId: string, waiting: readonly Waiting[]): Promise<void> {
    const votes = waiting.map(({ ballot }) => ballot)
    const { ballot, verdicts } = await castVotes(db, ballotId, { now: now(), votes })
    for (const [at, verdict] of verdicts.entries()) {
      const one = waiting[at]
      if (!one) continue
      if (!('vote' in verdict)) one.outcome = verdict
      else if (ballot) one.outcome = { ...verdict, ballot }
    }
  }

  const boxes = new Map<string, { readonly box: ReturnType<typeof groupCommit<Waiting>>; open: number }>()
  /** One box per ballot, so that ballots do not wait for each other. */
  function boxOf(ballotId: string) {
    const box = boxes.get(ballotId) ?? { box: groupCommit<Waiting>((batch) => write(ballotId, batch)), open: 0 }
    boxes.set(ballotId, box)
    return box
  }
  return {
    async cast(ballot: Ballot): Promise<Outcome> {
      const waiting: Waiting = { ballot }
      const entry = boxOf(ballot.ballotId)
      entry.open += 1
      try {
        await entry.box.add(waiting)
      } finally {
        entry.open -= 1
        if (entry.open === 0) boxes.delete(ballot.ballotId)
      }
      if (!waiting.outcome) throw new Error('A vote was stored but not counted.')
      return waiting.outcome
    },
  }
}
export type VoteBox = ReturnType<typeof createVoteBox>
