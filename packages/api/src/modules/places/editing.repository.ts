import type { PictureSource } from '@nukkad/contracts/content-block'
import type { PlaceType } from '@nukkad/contracts/endpoints/content/cards'
import type { Queryable } from '../../db.ts'
import type { EditedTable, NamesOf, Titled } from '../editing/subject.ts'

/** The columns of a place that editors write. */
export interface PlaceColumns extends Titled {
  readonly kind: string
  readonly type: PlaceType
  readonly line: string
  readonly locality_slug: string
  readonly story: readonly string[]
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly hours_text: string | null
  /** In PostgreSQL's syntax for ranges; null where unknown or not machine-readable. */
  readonly hours: string | null
  readonly price: number | null
  readonly how_to: string
  readonly phone: string | null
  readonly tags: readonly string[]
  readonly more_pictures: readonly PictureSource[]
}

export const placeTable: EditedTable = {
  name: 'place',
  columns: Object.keys({
    kind: true,
    type: true,
    title: true,
    line: true,
    locality_slug: true,
    story: true,
    address: true,
    lat: true,
    lng: true,
    hours_text: true,
    hours: true,
    price: true,
    how_to: true,
    phone: true,
    tags: true,
    scene: true,
    picture_url: true,
    alt: true,
    ground: true,
    more_pictures: true,
  } satisfies NamesOf<PlaceColumns>),
  href: (q) => q`'/places/' || p.slug`,
  isDraft: (q) => q`p.status = 'draft'`,
  setShown: (q, status) => q`status = ${status}`,
  setHidden: (q) => q`status = 'draft'`,
}

/**
 * The centre of a neighbourhood; its point is null where none was set, undefined where there is no such neighbourhood.
 */
export async function localityPoint(q: Queryable, city: string, slug: string) {
  const [row] = await q<{ lat: number | null; lng: number | null }[]>`
    select lat, lng from locality where city = ${city} and slug = ${slug}`
  return row
}

interface NewPlace {
  readonly slug: string
  readonly city: string
  readonly type: PlaceType
  readonly locality: string
  readonly title: string
  readonly lat: number
  readonly lng: number
  readonly userId: string
  readonly now: Date
}
export async function insertPlace(q: Queryable, place: NewPlace): Promise<number> {
  const { slug, city, type, locality, title, lat, lng, userId, now } = place
  const [row] = await q<[{ id: number }]>`
    insert into place (slug, city, locality_slug, title, kind, type, line, scene, alt, ground, lat, lng, status,
      updated_at, edited_by, edited_at)
    values (${slug}, ${city}, ${locality}, ${title}, '', ${type}, '', 'street-day', '', '#e8dfd0', ${lat}, ${lng},
      'draft', ${now}, ${userId}, ${now})
    returning id`
  return row.id
}
