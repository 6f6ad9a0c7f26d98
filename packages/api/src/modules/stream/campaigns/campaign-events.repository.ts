import type { Queryable } from '../../../db.ts'

/** The number of views of each campaign page since a time, by slug. */
export async function campaignViews(
  q: Queryable,
  slugs: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await q<{ slug: string; views: number }[]>`
    select props ->> 'slug' as slug, count(*)::integer as views from stream_event
    where name = 'CAMPAIGN_VIEWED' and props ->> 'slug' = any(${[...slugs]})
      and happened_at >= ${since} and day >= ${since}::date - 1
    group by 1`
  return new Map(rows.map(({ slug, views }) => [slug, views]))
}
