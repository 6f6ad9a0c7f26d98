import type { Block } from '@nukkad/contracts/block'
import type { BlocksPage, CampaignTheme } from '@nukkad/contracts/endpoints/campaign-pages'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'

export interface CampaignRow {
  readonly slug: string
  /** null: it stands behind a private link only */
  readonly href: string | null
  readonly title: string
  readonly description: string
  readonly image: Picture
  readonly theme: CampaignTheme
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly cities: string[]
  readonly blocks: Block[]
}

const picture = (q: Queryable) => q`json_build_object('url', picture_url, 'width', 1200, 'height', 800,
  'alt', picture_alt, 'color', picture_ground)`

/** What a page is made of; the table has no other name in the statement. */
export const campaignColumns = (q: Queryable) => q`
  slug, campaign_path(kind, category, slug) as href, title, description, ${picture(q)} as image, theme,
  starts_at as "startsAt", ends_at as "endsAt", cities, blocks`

/** A campaign that has begun, running or over, with an address of its own. */
export async function publicPage(q: Queryable, slug: string, now: Date): Promise<CampaignRow | undefined> {
  const [row] = await q<CampaignRow[]>`
    select ${campaignColumns(q)} from campaign_page
    where slug = ${slug} and is_published and starts_at <= ${now} and kind <> 'private'`
  return row
}

/** What else is on in a city: campaigns that go on, the soonest to end first. */
export function othersRunning(
  q: Queryable,
  { besides, city, now, limit }: { besides: string; city: string | null; now: Date; limit: number },
): Promise<BlocksPage['next']> {
  return q<BlocksPage['next']>`
    select campaign_path(kind, category, slug) as href, title, description, ${picture(q)} as image
    from campaign_page
    where is_published and kind <> 'private' and slug <> ${besides}
      and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
      and (cities = '{}' or ${city}::text is null or ${city} = any(cities))
    order by ends_at nulls last, slug limit ${limit}`
}
