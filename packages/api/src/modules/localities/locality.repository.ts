import type { Queryable } from '../../db.ts'

export interface LocalityRow {
  readonly slug: string
  readonly city: string
  readonly name: string
  readonly line: string
  readonly story: string
  readonly pincode: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** Localities of a city in its own order, or of all cities with 'all'. */
export const localitiesOf = (q: Queryable, city: string) => q<LocalityRow[]>`
  select city, slug, name, line, story, pincode, lat, lng from locality
  where ${city === 'all' ? q`true` : q`city = ${city}`} order by city, position, slug`

/** Localities with this slug: at most one in a city, possibly several without a city. */
export const localitiesNamed = (q: Queryable, slug: string, city: string | undefined) => q<LocalityRow[]>`
  select city, slug, name, line, story, pincode, lat, lng from locality
  where slug = ${slug} and ${city === undefined ? q`true` : q`city = ${city}`} order by city`

export interface SubRow {
  readonly city: string
  readonly slug: string
  readonly name: string
  readonly locality: string
  readonly localityName: string
}

/** Sub-localities of one locality or of all, in one city or in all. */
export const subsOf = (q: Queryable, city: string | undefined, locality: string | undefined) => q<SubRow[]>`
  select s.city, s.slug, s.name, l.slug as locality, l.name as "localityName"
  from sub_locality s join locality l on l.city = s.city and l.slug = s.locality_slug
  where ${city === undefined ? q`true` : q`s.city = ${city}`} and ${locality === undefined ? q`true` : q`s.locality_slug = ${locality}`}
  order by s.city, l.position, s.position, s.slug`

export interface TagRow {
  readonly slug: string
  readonly name: string
  readonly line: string
  readonly group: string
  readonly isProgrammatic: boolean
}

export const allTags = (q: Queryable) => q<TagRow[]>`
  select slug, name, line, tag_group as "group", is_programmatic as "isProgrammatic" from tag order by position, slug`
