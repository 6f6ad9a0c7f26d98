import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import { newSince } from './cards.ts'

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
