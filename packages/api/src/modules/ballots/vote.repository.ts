import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import { type BallotRow, ballotColumns } from './ballot.repository.ts'
import type { Link } from './chain.ts'

/** A vote as stored in the chain. */
export interface VoteRow extends Link {
  readonly hash: Buffer
}
/** The part of a vote that its voter is shown. */
export type KeptVote = Pick<VoteRow, 'number' | 'optionId' | 'hash'>

/** A voter's vote, if there is one. */
export async function voteOf(q: Queryable, ballotId: string, voter: Buffer): Promise<KeptVote | undefined> {
  const [row] = await q<KeptVote[]>`
    select number, option_id as "optionId", hash from vote where ballot_id = ${ballotId} and voter = ${voter}`
  return row
}

/** A vote that is not stored yet. */
export interface Ballot {
  readonly ballotId: string
  readonly kind: BallotRow['kind']
  readonly optionId: string
  readonly userId: string
  /** keyed hash of the person for this ballot */
  readonly voter: Buffer
  readonly address: Buffer
  /** when it came in, however long it was queued */
  readonly votedAt: Date
}
/** The verdict on a vote: counted, ignored because the same person voted before, or refused. */
export type Verdict =
  | { readonly is: 'counted' | 'earlier'; readonly vote: KeptVote }
  | { readonly is: 'absent' | 'over' | 'no option' | 'no account' }

interface Cast {
  readonly verdicts: readonly Verdict[]
  /** including these votes; undefined where no published ballot of this id has begun */
  readonly ballot: BallotRow | undefined
}

/** Appends votes to the chain of a ballot and counts them; returns their verdicts in the same order. */
export async function castVotes(
  q: Queryable,
  ballotId: string,
  { votes, now }: { readonly votes: readonly Ballot[]; readonly now: Date },
): Promise<Cast> {
  interface Kept {
    readonly is: Verdict['is']
    readonly number: number
    readonly optionId: string
    readonly hash: string
  }
  interface Found extends BallotRow {
    readonly cast: { verdicts: Kept[]; total: number | null; counts: Record<string, number> | null }
  }
  const wanted = votes.map(({ kind, optionId, userId, voter, address, votedAt }) => ({
    kind,
    option: optionId,
    user_id: userId,
    voted_at: votedAt,
    voter: voter.toString('hex'),
    address: address.toString('hex'),
  }))
  const [row] = await q<[Found]>`
    with votes as materialized (select cast_votes(${ballotId}, ${now}, ${json(q, wanted)}) as result)
    select ${ballotColumns(q)}, votes.result as cast from votes left join ballot b on b.id = ${ballotId}`
  const { cast, ...before } = row
  const { total, counts } = cast
  const verdicts = cast.verdicts.map(({ is, hash, ...vote }) =>
    is === 'counted' || is === 'earlier' ? { is, vote: { ...vote, hash: Buffer.from(hash, 'hex') } } : { is },
  )
  if (total === null) return { verdicts, ballot: undefined }
  const options = before.options.map((option) => ({ ...option, votes: counts?.[option.id] ?? option.votes }))
  return { verdicts, ballot: { ...before, total, options } }
}

/** Forgets at most `limit` addresses of votes cast before this time. */
export const forgetAddresses = (q: Queryable, before: Date, limit: number) => q`
  update vote set address = null where (ballot_id, number) in (
    select ballot_id, number from vote where address is not null and voted_at < ${before} limit ${limit}
    for update skip locked
  )`
