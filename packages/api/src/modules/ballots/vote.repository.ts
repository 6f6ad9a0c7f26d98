import type { Queryable, Tx } from '../../db.ts'
import { insertAll } from '../../sql-fragment.ts'
import type { Link } from './chain.ts'

/** A vote as it stands in the chain. */
export interface VoteRow extends Link {
  readonly hash: Buffer
}
export interface NewVote extends VoteRow {
  readonly address: Buffer
  readonly accountAt: Date
}

/** The end of the chain, held until the transaction ends: votes of a ballot are put in one after the other. */
export async function holdChain(tx: Tx, ballotId: string): Promise<{ number: number; hash: Buffer }> {
  const [row] = await tx<[{ number: number; hash: Buffer }]>`
    select last_number as number, last_hash as hash from ballot where id = ${ballotId} for update`
  return row
}

/** Which of these people voted already, and how. */
export async function votesOf(q: Queryable, ballotId: string, voters: readonly Buffer[]): Promise<VoteRow[]> {
  const names = voters.map((voter) => voter.toString('hex'))
  return q<VoteRow[]>`
    select ballot_id as "ballotId", number, voter, option_id as "optionId", voted_at as "votedAt", hash from vote
    where ballot_id = ${ballotId} and voter in (select decode(name, 'hex') from unnest(${names}::text[]) as name)`
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`

/** Puts votes to the end of the chain and counts them. */
export async function putVotes(tx: Tx, ballotId: string, votes: readonly NewVote[]): Promise<void> {
  const last = votes.at(-1)
  if (!last) return
  await insertAll(
    tx,
    'vote',
    votes.map(({ number, voter, optionId, votedAt, hash, address, accountAt }) => ({
      ...{ ballot_id: ballotId, number, voter: hex(voter), option_id: optionId, voted_at: votedAt },
      ...{ hash: hex(hash), address: hex(address), account_at: accountAt },
    })),
  )
  const chosen = [...new Set(votes.map(({ optionId }) => optionId))]
  const added = chosen.map((id) => ({ id, count: votes.filter(({ optionId }) => optionId === id).length }))
  await tx`
    update ballot_option o set votes = o.votes + added.count
    from jsonb_to_recordset(${tx.json(added)}) as added (id text, count integer)
    where o.ballot_id = ${ballotId} and o.id = added.id`
  await tx`update ballot set last_number = ${last.number}, last_hash = ${last.hash} where id = ${ballotId}`
}

/** When the accounts of these people were opened, by their ids. */
export async function accountsOpened(q: Queryable, userIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await q<{ id: string; at: Date }[]>`
    select id::text, created_at as at from app_user where id = any(${[...new Set(userIds)]}::bigint[])`
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** All votes of a ballot in the order of the chain. */
export async function allVotes(q: Queryable, ballotId: string): Promise<VoteRow[]> {
  return q<VoteRow[]>`
    select ballot_id as "ballotId", number, voter, option_id as "optionId", voted_at as "votedAt", hash
    from vote where ballot_id = ${ballotId} order by number`
}

/** How often each option was chosen on each day in India, the first day first. */
export async function votesByDay(
  q: Queryable,
  ballotId: string,
): Promise<{ day: string; optionId: string; count: number }[]> {
  return q`
    select to_char(voted_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, option_id as "optionId",
      count(*)::integer as count
    from vote where ballot_id = ${ballotId} group by 1, 2 order by 1, 2`
}

export interface MarkedCount {
  readonly optionId: string
  readonly burst: number
  readonly fresh: number
  readonly unmarked: number
}

/**
 * Votes by option that look odd: one of twenty or more from one address within a minute around it, or of an account that
 * was no older than a day.
 */
export async function markedVotes(q: Queryable, ballotId: string): Promise<MarkedCount[]> {
  return q<MarkedCount[]>`
    with near as (
      select option_id, voted_at - account_at <= interval '1 day' as is_fresh, address is not null and greatest(
        count(*) over (partition by address order by voted_at range between current row and interval '1 minute' following),
        count(*) over (partition by address order by voted_at range between interval '1 minute' preceding and current row),
        count(*) over (partition by address order by voted_at
          range between interval '30 seconds' preceding and interval '30 seconds' following)
      ) >= 20 as is_burst
      from vote where ballot_id = ${ballotId}
    )
    select option_id as "optionId", count(*) filter (where is_burst) as burst, count(*) filter (where is_fresh) as fresh,
      count(*) filter (where not is_burst and not is_fresh) as unmarked
    from near group by option_id`
}

/** Forgets at most `limit` addresses of votes from before. */
export const forgetAddresses = (q: Queryable, before: Date, limit: number) => q`
  update vote set address = null where (ballot_id, number) in (
    select ballot_id, number from vote where address is not null and voted_at < ${before} limit ${limit}
    for update skip locked
  )`
