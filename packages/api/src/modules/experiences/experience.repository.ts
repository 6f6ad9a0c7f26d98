import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

export type ExperienceCampaign = 'friends-day-out' | 'singapore'

export interface ExperienceRow {
  readonly slug: string
  readonly category: string
  readonly title: string
  readonly line: string
  readonly story: string[]
  readonly city: string | null
  readonly area: string
  readonly placeSlug: string | null
  readonly eventSlug: string | null
  readonly price: Paise | null
  readonly priceFor: string
  readonly people: string
  readonly minutes: number | null
  readonly onDays: string
  readonly includes: string[]
  readonly images: Picture[]
}

export interface ExperienceCategoryRow {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly image: Picture
  readonly count: number
}

const columns = (q: Queryable) => q`
  x.slug, x.category, x.title, x.line, x.story, x.city, x.area, x.place_slug as "placeSlug",
  x.event_slug as "eventSlug", x.price_paise as price, x.price_for as "priceFor", x.people, x.minutes,
  x.on_days as "onDays", x.includes, x.images`

export interface ExperienceAsk {
  readonly campaign: ExperienceCampaign
  readonly category?: string | undefined
  readonly city?: string | undefined
  readonly maxPrice?: Paise | undefined
}

const matching = (q: Queryable, { campaign, category, city, maxPrice }: ExperienceAsk) => q`
  x.campaign = ${campaign} and x.is_published ${category ? q`and x.category = ${category}` : q``}
  ${city ? q`and x.city = ${city}` : q``} ${maxPrice === undefined ? q`` : q`and x.price_paise <= ${maxPrice}`}`

export const experiences = (q: Queryable, ask: ExperienceAsk) => q<ExperienceRow[]>`
  select ${columns(q)} from experience x where ${matching(q, ask)} order by x.position, x.id`

export async function experience(
  q: Queryable,
  campaign: ExperienceCampaign,
  slug: string,
): Promise<ExperienceRow | undefined> {
  const [row] = await q<ExperienceRow[]>`
    select ${columns(q)} from experience x where x.campaign = ${campaign} and x.slug = ${slug} and x.is_published`
  return row
}

/** All categories of a campaign, with the number of experiences in the city. */
export const experienceCategories = (q: Queryable, { campaign, city }: ExperienceAsk) => q<ExperienceCategoryRow[]>`
  select c.slug, c.title, c.line, c.image, count(x.id)::integer as count
  from experience_category c
  left join experience x on x.campaign = c.campaign and x.category = c.slug and x.is_published
    ${city ? q`and x.city = ${city}` : q``}
  where c.campaign = ${campaign} group by c.campaign, c.slug order by c.position`
