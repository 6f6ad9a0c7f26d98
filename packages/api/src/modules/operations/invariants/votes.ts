import type { Check } from '../proof.ts'

/** Votes: counted as cast, in a hash chain in which none is altered or missing. */
export const voteChecks: readonly Check[] = [
  {
    name: 'votes-counted',
    area: 'votes',
    says: 'Each option shows its number of votes, and the votes of a ballot match the length of its chain.',
    find: (q, _, limit) => q`
      select b.id || ' ' || o.id as id, 'shows ' || o.votes || ' votes and has ' || coalesce(v.count, 0) as text
      from ballot b join ballot_option o on o.ballot_id = b.id
      left join lateral (
        select count(*) from vote where ballot_id = b.id and option_id = o.id
      ) v on true
      where o.votes <> coalesce(v.count, 0)
      union all
      select b.id, 'says ' || b.last_number || ' votes and has ' || v.count
      from ballot b cross join lateral (select count(*) from vote where ballot_id = b.id) v
      where b.last_number <> v.count
      limit ${limit}`,
  },
  {
    name: 'votes-chained',
    area: 'votes',
    says: 'Each vote follows from the one before it, and the last one is the one recorded in its ballot.',
    find: (q, _, limit) => q`
      with chain as (
        select ballot_id, number, hash, lag(hash, 1, '\\x'::bytea) over w as before, row_number() over w as place,
          '["' || ballot_id || '",' || number || ',"' || encode(voter, 'hex') || '","' || option_id || '","'
            || to_char(voted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"]' as said
        from vote window w as (partition by ballot_id order by number)
      )
      select ballot_id as id, 'vote ' || min(number) || ' does not follow from the one before it' as text
      from chain where number <> place or hash <> sha256(before || convert_to(said, 'UTF8'))
      group by ballot_id
      union all
      select b.id, 'does not end with its last vote'
      from ballot b left join vote v on v.ballot_id = b.id and v.number = b.last_number
      where b.last_hash <> coalesce(v.hash, '\\x'::bytea)
      limit ${limit}`,
  },
]
