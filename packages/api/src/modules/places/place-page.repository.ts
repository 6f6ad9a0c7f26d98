import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'
import { placesBeside } from './places-beside.ts'

/** A place with everything its page shows. `card`, `similar` and `others` are JSON texts. */
export interface PlaceRow {
  readonly card: string
  readonly city: string
  readonly title: string
  readonly story: readonly string[]
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly phone: string | null
  readonly how_to: string
  readonly hours_text: string | null
  readonly hours: string | null
  readonly rating: number | null
  readonly review_count: number
  readonly area: { readonly slug: string; readonly name: string; readonly href: string } | null
  readonly tags: readonly { readonly slug: string; readonly name: string; readonly href: string }[]
  readonly pictures: readonly unknown[]
  /** the tag of the similar places; null if they are of the same type only */
  readonly alike: { readonly name: string; readonly href: string } | null
  readonly similar: string
  readonly others: string
}

const inList = (q: Queryable, key: ReturnType<Queryable>, now: Date, limit: number) => q`
  coalesce((
    select string_agg(completed_card(o.card, ''), ',' order by near.popularity desc, near.place_id desc)
    from (
      select i.place_id, i.popularity from place_in_feed i
      where i.feed_id = (select f.id from place_feed f where f.key = ${key}) and i.place_id <> p.id
        and i.published_at <= ${now}
      order by i.popularity desc, i.place_id desc limit ${limit}
    ) near
    join place o on o.id = near.place_id
  ), '')`

/** A place with everything its page shows, by slug or id. */
export function placePage(
  q: Queryable,
  wanted: { slug: string } | { id: number },
  now: Date,
): Promise<PlaceRow | undefined> {
  const isIt = 'id' in wanted ? q`p.id = ${wanted.id}` : q`p.slug = ${wanted.slug}`
  const shown = q`(select p.* from place p where ${isIt} and p.status <> 'draft' and p.published_at <= ${now}) p`
  return pageIn(q, shown, q`p.card`, now)
}

/** The page of a place with its last saved draft, published or not. */
export const draftPage = (q: Queryable, slug: string, now: Date): Promise<PlaceRow | undefined> =>
  pageIn(
    q,
    q`(select d.*, place_card(d) as card_to_be from ${withDraft(q, 'place')} where p.slug = ${slug}) p`,
    q`p.card_to_be`,
    now,
  )

/** Number of other places that make a list of similar ones worth a heading of its own. */
const enough = 3

/**
 * Of the tags of a place, in the order of its editor, the first whose list in the city has enough other places;
 * otherwise the one with most.
 */
const sharedTag = (q: Queryable, now: Date) => q`
  select t.slug, t.name, (
    select count(*) from (
      select from place_in_feed i where i.feed_id = f.id and i.place_id <> p.id and i.published_at <= ${now}
      limit ${enough}
    ) other
  ) as others
  from tag t join place_feed f on f.key = p.city || '/tag/' || t.slug
  where t.slug = any(p.tags) order by others desc, array_position(p.tags, t.slug) limit 1`

const similarKey = (q: Queryable): ReturnType<Queryable> =>
  q`p.city || case when shared.others > 0 then '/tag/' || shared.slug else '/type/' || p.type end`

async function pageIn(q: Queryable, source: Fragment, card: Fragment, now: Date): Promise<PlaceRow | undefined> {
  const [row] = await q<PlaceRow[]>`
    select completed_card(${card}, '') as card, p.city, p.title, p.story, p.address, p.lat, p.lng, p.phone, p.how_to, p.hours_text,
      p.hours::text as hours, p.rating::float8 as rating, p.review_count,
      (
        select json_build_object('slug', l.slug, 'name', l.name, 'href', '/' || l.city || '/locality/' || l.slug)
        from locality l where l.city = p.city and l.slug = p.locality_slug
      ) as area,
      (
        select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name,
          'href', '/' || p.city || '/tag/' || t.slug) order by t.position), '[]')
        from tag t where t.slug = any(p.tags)
      ) as tags,
      (
        select json_agg(shown.picture order by shown.place) from (
          select content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground) as picture, 0 as place
          union all
          select content_picture(p.city, one ->> 'scene', one ->> 'url', coalesce(one ->> 'alt', p.alt), p.ground), nth
          from jsonb_array_elements(p.more_pictures) with ordinality as more (one, nth)
        ) shown
      ) as pictures,
      case when shared.others > 0 then
        json_build_object('name', shared.name, 'href', '/' || p.city || '/tag/' || shared.slug)
      end as alike,
      ${inList(q, similarKey(q), now, placesBeside)} as similar,
      ${inList(q, q`p.city || '/locality/' || p.locality_slug`, now, 2 * placesBeside)} as others
    from ${source} left join lateral (${sharedTag(q, now)}) shared on true`
  return row
}
