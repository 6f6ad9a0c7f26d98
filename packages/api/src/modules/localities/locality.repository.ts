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

/** Localities of a city in its own order, or with 'all' of every one. */
export const localitiesOf = (q: Queryable, city: string) => q<LocalityRow[]>`
  select city, slug, name, line, story, pincode, lat, lng from locality
  where ${city === 'all' ? q`true` : q`city = ${city}`} order by city, position, slug`

export async function localityOf(q: Queryable, city: string, slug: string): Promise<LocalityRow | undefined> {
  const [row] = await q<LocalityRow[]>`
    select city, slug, name, line, story, pincode, lat, lng from locality where city = ${city} and slug = ${slug}`
  return row
}

export interface SubRow {
  readonly slug: string
  readonly name: string
  readonly locality: string
  readonly localityName: string
}

export const subsOf = (q: Queryable, city: string, locality: string | undefined) => q<SubRow[]>`
  select s.slug, s.name, l.slug as locality, l.name as "localityName"
  from sub_locality s join locality l on l.city = s.city and l.slug = s.locality_slug
  where s.city = ${city} and ${locality === undefined ? q`true` : q`s.locality_slug = ${locality}`}
  order by l.position, s.position, s.slug`

export interface TagRow {
  readonly slug: string
  readonly name: string
  readonly line: string
  readonly group: string
  readonly isProgrammatic: boolean
}

export const allTags = (q: Queryable) => q<TagRow[]>`
  select slug, name, line, tag_group as "group", is_programmatic as "isProgrammatic" from tag order by position, slug`
