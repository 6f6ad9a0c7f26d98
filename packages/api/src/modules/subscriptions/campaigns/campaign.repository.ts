import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

interface Said {
  readonly title: string
  readonly text: string
}
export interface CampaignRow {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly story: readonly Said[]
  readonly questions: readonly Said[]
  readonly image: Picture
  readonly endsAt: Date | null
}
/** The terms that a subscriber agrees to. */
export interface Terms {
  readonly title: string
  readonly sku: string
  readonly billing: 'upfront' | 'mandate'
  /** The price of one delivery. */
  readonly price: Paise
  readonly unit: 'week' | 'month'
  readonly count: number
  readonly deliveries: number
  readonly cutOffDays: number
  readonly rest: 'refund' | 'ship'
}
export interface PlanRow extends Terms {
  readonly id: string
  readonly campaign: string
  readonly line: string
  readonly comes: readonly string[]
  readonly isOffered: boolean
}

/** Finds a campaign that is published and has begun. */
export async function findCampaign(q: Queryable, slug: string, now: Date): Promise<CampaignRow | undefined> {
  const [row] = await q<CampaignRow[]>`
    select slug, title, line, story, questions, ends_at as "endsAt", ${pictureOf(q)} as image
    from subscription_campaign
    where slug = ${slug} and is_published and starts_at <= ${now}`
  return row
}

const pictureOf = (q: Queryable) => q`
  json_build_object('url', picture_url, 'width', 1200, 'height', 800, 'alt', picture_alt, 'color', picture_ground)`

/** What a subscription shows of its campaign, whether that is over or not. */
export async function facesOf(
  q: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { id: string; title: string; image: Picture }>> {
  const rows = await q<{ id: string; title: string; image: Picture }[]>`
    select slug as id, title, ${pictureOf(q)} as image from subscription_campaign
    where slug = any(${[...slugs]}::text[])`
  return new Map(rows.map((row) => [row.id, row]))
}

export async function plansOf(q: Queryable, campaign: string): Promise<PlanRow[]> {
  return q<PlanRow[]>`
    select plan_id as id, campaign_slug as campaign, title, line, sku, billing, price_paise as price, every_unit as unit,
      every_count as count, deliveries, cut_off_days as "cutOffDays", rest, comes, is_offered as "isOffered"
    from subscription_plan where campaign_slug = ${campaign} order by position, plan_id`
}
