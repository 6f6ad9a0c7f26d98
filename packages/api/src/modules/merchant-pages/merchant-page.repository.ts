import type { BrandCard } from '@nukkad/contracts/block'
import type { Brand, BrandReview } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import type { Picture } from '@nukkad/contracts/schema'
import { merchantPicture } from '../../database/ready-pictures.ts'
import type { Queryable } from '../../db.ts'

export interface MerchantPageRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly maker: string
  readonly line: string
  readonly story_title: string
  readonly story: string
  readonly since: number | null
  readonly isWomenLed: boolean
  readonly locality: string
  readonly city: string
  readonly image: Picture
  readonly state: string
  readonly pincode: string
  readonly contactEmail: string | null
  readonly away: Brand['away']
}

export async function merchantBySlug(q: Queryable, slug: string): Promise<MerchantPageRow | undefined> {
  const [row] = await q<MerchantPageRow[]>`
    select m.id, m.slug, m.name, m.maker, m.line, m.story_title, m.story, m.since, m.is_women_led as "isWomenLed",
      m.locality, m.city, ${merchantPicture(q)} as image, m.state, m.pincode, m.contact_email as "contactEmail",
      case when m.away_from is not null then
        json_build_object('from', m.away_from, 'until', m.away_until, 'words', m.away_words) end as away
    from merchant m where m.slug = ${slug}`
  return row
}

/** Makers as cards, for lists. */
export function cardsOf(q: Queryable, slugs: readonly string[]): Promise<BrandCard[]> {
  return q<BrandCard[]>`
    select m.slug, '/shop/m/' || m.slug as href, m.name, m.line, m.locality, m.city, m.is_women_led as "isWomenLed",
      ${merchantPicture(q)} as image
    from merchant m where m.slug = any(${[...slugs]})`
}

/** Reviews of everything a maker sells, through the few products that have any. */
const ownReviews = (q: Queryable, slug: string) => q`
  product_fact f join review r on r.product_id = f.product_id and r.state = 'published'
  where f.review_count > 0 and f.merchant_id = (select id from merchant where slug = ${slug})`

export interface Rating {
  readonly rating: number | null
  readonly review_count: number
  readonly histogram: number[]
}

export async function ratingOf(q: Queryable, slug: string): Promise<Rating> {
  const [row] = await q<[Rating]>`
    select round(avg(r.rating), 1)::float8 as rating, count(*)::integer as review_count,
      array[
        count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
        count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)
      ]::integer[] as histogram
    from ${ownReviews(q, slug)}`
  return row
}

export async function reviewsOf(
  q: Queryable,
  slug: string,
  { stars, page, pagesize }: { stars: number | undefined; page: number; pagesize: number },
): Promise<BrandReview[]> {
  const rows = await q<{ review: BrandReview }[]>`
    with shown as (
      select r.id, r.product_id, r.author, r.rating, r.title, r.body, r.is_verified, r.created_at
      from ${ownReviews(q, slug)} ${stars === undefined ? q`` : q`and r.rating = ${stars}`}
      order by r.created_at desc, r.id limit ${pagesize} offset ${(page - 1) * pagesize}
    )
    select json_build_object(
      'id', r.id::text, 'author', r.author, 'rating', r.rating, 'title', r.title, 'text', r.body,
      'verified', r.is_verified, 'date', to_char(r.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
      'product', json_build_object('slug', p.slug, 'title', p.title, 'image', l.card_image)
    ) as review
    from shown r join product p on p.id = r.product_id
    cross join lateral (
      select completed_card(card, '')::json -> 'image' as card_image from product_listing where product_id = p.id
    ) l
    order by r.created_at desc, r.id`
  return rows.map(({ review }) => review)
}
