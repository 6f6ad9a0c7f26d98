import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'

/** Days for which a product counts as new. */
/** So long after its launch a product is new. */
export const newForDays = 30

export const newSince = (now: Date): Date => new Date(now.getTime() - newForDays * 86_400_000)

/**
 * The cards of the rows `from` yields, in their order, as the inside of a JSON list. A stored card is open at its end;
 * what depends on the clock is added here. `from` must offer `card` and `launched_at`.
 */
export const cardsOf = (q: Queryable, from: Fragment, now: Date) => q`
  coalesce((
    select string_agg(
      found.card || case when found.launched_at > ${newSince(now)} then ',"isNew":true}' else ',"isNew":false}' end, ','
    )
    from (${from}) found
  ), '')`
