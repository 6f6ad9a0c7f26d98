import type { Queryable } from '../../db.ts'
import { isIt, isShown, type PostName } from './post.repository.ts'

/**
 * Reviews similar to a post, most similar first: those under its tags, those of its locality, then the city's. Only the
 * top of each list is read.
 */
export async function reviewsLike(q: Queryable, name: PostName, limit: number, now: Date): Promise<string | undefined> {
  const [row] = await q<{ cards: string }[]>`
    with this as (select p.id, p.city, p.tags, p.locality_slug from post p where ${isIt(q, name)} and ${isShown(q, now)}),
    list as (
      select key, nth from this cross join lateral (
        select city || '/kind/review/tag/' || tag as key, nth from unnest(tags) with ordinality as one (tag, nth)
        union all select city || '/kind/review/locality/' || locality_slug, 1000 where locality_slug is not null
        union all select city || '/kind/review', 2000
      ) one
    ),
    near as (
      select post_id, min(list.nth) as nth, max(popularity) as popularity
      from list join post_feed f on f.key = list.key cross join lateral (
        select i.post_id, i.popularity from post_in_feed i
        where i.feed_id = f.id and i.published_at <= ${now} and i.post_id <> (select id from this)
        order by i.popularity desc, i.post_id desc limit ${limit}
      ) one
      group by post_id order by 2, 3 desc, 1 limit ${limit}
    )
    select coalesce((
      select string_agg(completed_card(p.card, ''), ',' order by near.nth, near.popularity desc, near.post_id)
      from near join post p on p.id = near.post_id
    ), '') as cards
    from this`
  return row?.cards
}
