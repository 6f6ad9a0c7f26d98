import type { Block } from '@nukkad/contracts/block'
import type { BlocksPage, CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { CampaignDraft } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'

export interface CampaignRow {
  readonly slug: string
  /** null: reachable through a private link only */
  readonly href: string | null
  readonly title: string
  readonly description: string
  readonly image: Picture
  readonly theme: CampaignTheme
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly cities: string[]
  readonly blocks: Block[]
  readonly id: number
  readonly share: number
  readonly phase: number
  readonly variants: CampaignDraft['variants']
}

const picture = (q: Queryable) => q`json_build_object('url', c.picture_url, 'width', 1200,
  'height', 800, 'alt', c.picture_alt, 'color', c.picture_ground)`

/** The columns of a page; to be used with `shownPages`, whose aliases `p` and `c` it relies on. */
export const campaignColumns = (q: Queryable) => q`
  c.slug, campaign_path(c.kind, c.category, c.slug) as href, c.title, c.description, ${picture(q)} as image, c.theme,
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.cities, c.blocks, p.id, c.share, c.phase, c.variants`

/** Rows of `p`, each with its present state as `c`: a scheduled change applies from its time on. */
export const shownPages = (q: Queryable, now: Date) => q`
  campaign_page p cross join lateral jsonb_populate_record(p, case when p.next_at <= ${now} then p.next else '{}' end) c`

/** A campaign that has begun, running or over, with an address of its own. */
export async function publicPage(q: Queryable, slug: string, now: Date): Promise<CampaignRow | undefined> {
  const [row] = await q<CampaignRow[]>`
    select ${campaignColumns(q)} from ${shownPages(q, now)}
    where p.slug = ${slug} and p.is_published and p.starts_at <= ${now} and c.kind <> 'private'`
  return row
}

/** Other running campaigns of a city, the soonest to end first. */
export function othersRunning(
  q: Queryable,
  { besides, city, now, limit }: { besides: string; city: string | null; now: Date; limit: number },
): Promise<BlocksPage['next']> {
  return q<BlocksPage['next']>`
    select campaign_path(c.kind, c.category, c.slug) as href, c.title, c.description, ${picture(q)} as image
    from ${shownPages(q, now)}
    where p.is_published and c.kind <> 'private' and p.slug <> ${besides}
      and p.starts_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
      and (c.cities = '{}' or ${city}::text is null or ${city} = any(c.cities))
    order by c.ends_at nulls last, p.slug limit ${limit}`
}

/** A text that changes whenever any page looks different: edited, begun, replaced by its scheduled change or ended. */
export async function pagesRevision(q: Queryable, now: Date): Promise<string> {
  const [row] = await q<[{ revision: string }]>`
    select concat_ws('.', coalesce(sum(extract(epoch from updated_at)), 0),
      count(*) filter (where is_published and starts_at <= ${now}), count(*) filter (where ends_at <= ${now}),
      count(*) filter (where next_at <= ${now} or (next ->> 'ends_at')::timestamptz <= ${now})) as revision
    from campaign_page`
  return row.revision
}
