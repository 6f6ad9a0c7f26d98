import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import { newSince } from './cards.ts'

/**
 * The cards of the rows of `from`, in order, as the inside of a JSON list. A stored card has no closing brace; what
 * depends on the time is appended here. `from` must provide `card` and `launched_at`.
 */
export const cardsOf = (q: Queryable, from: Fragment, now: Date) => q`
  coalesce((
    select string_agg(
      completed_card(
        found.card, case when found.launched_at > ${newSince(now)} then '"isNew":true' else '"isNew":false' end
      ), ','
    )
    from (${from}) found
  ), '')`
