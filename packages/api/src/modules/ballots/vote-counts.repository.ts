import type { Queryable } from '../../db.ts'
import type { VoteRow } from './vote.repository.ts'

/** The votes of a ballot up to this number, in the order of the chain. */
export async function votesUpTo(q: Queryable, ballotId: string, last: number): Promise<VoteRow[]> {
  return q<VoteRow[]>`
    select ballot_id as "ballotId", number, voter, option_id as "optionId", voted_at as "votedAt", hash
    from vote where ballot_id = ${ballotId} and number <= ${last} order by number`
}

/** How often each option was chosen on each day (Indian time), earliest first. */
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
 * Suspicious votes by option, up to this number: those in a burst of twenty or more from one address within a minute, or
 * of an account that was no older than a day.
 */
export async function markedVotes(q: Queryable, ballotId: string, last: number): Promise<MarkedCount[]> {
  return q<MarkedCount[]>`
    with near as (
      select option_id, voted_at - account_at <= interval '1 day' as is_fresh, address is not null and greatest(
        count(*) over (partition by address order by voted_at range between current row and interval '1 minute' following),
        count(*) over (partition by address order by voted_at range between interval '1 minute' preceding and current row),
        count(*) over (partition by address order by voted_at
          range between interval '30 seconds' preceding and interval '30 seconds' following)
      ) >= 20 as is_burst
      from vote where ballot_id = ${ballotId} and number <= ${last}
    )
    select option_id as "optionId", count(*) filter (where is_burst) as burst, count(*) filter (where is_fresh) as fresh,
      count(*) filter (where not is_burst and not is_fresh) as unmarked
    from near group by option_id`
}
