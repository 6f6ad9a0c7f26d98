import type { Mall } from '@nukkad/contracts/endpoints/city/malls'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'

export interface MallRow {
  readonly id: string
  readonly slug: string
  readonly city: string
  readonly title: string
  readonly locality: string
  readonly line: string
  readonly story: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly hours: string | null
  readonly hoursText: string | null
  readonly floors: Mall['floors']
  readonly image: Picture
}

const columns = (q: Queryable) => q`
  m.id::text, m.slug, m.city, m.title, coalesce(l.name, '') as locality, m.line, m.story, m.address, m.lat, m.lng,
  m.hours::text as hours, m.hours_text as "hoursText", m.floors,
  content_picture(m.city, m.scene, m.picture_url, m.alt, m.ground) as image`

/** Malls of one city, or of all, city by city. */
export const mallsOf = (q: Queryable, city: string | undefined) => q<MallRow[]>`
  select ${columns(q)} from mall m left join locality l on l.city = m.city and l.slug = m.locality_slug
  where ${city === undefined ? q`true` : q`m.city = ${city}`} order by m.city, m.position, m.id`

/** In the order of the slugs. */
export const mallsBySlug = (q: Queryable, slugs: readonly string[]) => q<MallRow[]>`
  select ${columns(q)} from unnest(${[...slugs]}::text[]) with ordinality as wanted (slug, nth)
  join mall m on m.slug = wanted.slug
  left join locality l on l.city = m.city and l.slug = m.locality_slug
  order by wanted.nth`

export async function mallBySlug(q: Queryable, slug: string, city: string | undefined): Promise<MallRow | undefined> {
  const [row] = await q<MallRow[]>`
    select ${columns(q)} from mall m left join locality l on l.city = m.city and l.slug = m.locality_slug
    where m.slug = ${slug} and ${city === undefined ? q`true` : q`m.city = ${city}`}`
  return row
}

/** The current address of a mall that used to have this slug. */
export async function movedMall(q: Queryable, old: string): Promise<string | undefined> {
  const [row] = await q<{ href: string }[]>`
    select '/' || l.city || '/mall/' || l.slug as href from moved_slug m join mall l on l.slug = m.new
    where m.kind = 'mall' and m.old = ${old} order by m.moved_at desc limit 1`
  return row?.href
}
