import type { Queryable } from '../../db.ts'

export interface HomeRow {
  readonly hero_title: string
  readonly hero_text: string
  readonly hero_scene: string
  readonly hero_alt: string
  readonly hero_ground: string
  readonly actions: readonly { readonly title: string; readonly url: string }[]
  readonly chips: readonly { readonly title: string; readonly url: string }[]
  readonly localities: string
}

/**
 * All content of a city's home page, lists as JSON text; for 'all' the best of every city. Undefined without a page.
 */
export async function homeOf(q: Queryable, city: string): Promise<HomeRow | undefined> {
  const isCountry = city === 'all'
  const ofCity = (table: string) => (isCountry ? q`true` : q`${q(table)}.city = ${city}`)
  const firstOfEach = isCountry ? q`where nth = 1` : q``
  const [row] = await q<HomeRow[]>`
    select h.hero_title, h.hero_text, h.hero_scene, h.hero_alt, h.hero_ground, h.actions, h.chips,
      (
        select coalesce(json_agg(json_build_object(
          'slug', l.slug, 'name', l.name, 'line', l.line, 'href', '/' || l.city || '/locality/' || l.slug
        ) order by l.position), '[]')::text
        from (
          select * from (
            select *, row_number() over (partition by city order by position) as nth from locality
            where ${ofCity('locality')}
          ) ranked ${firstOfEach} order by position limit 12
        ) l
      ) as localities
    from city_home h where h.city = ${city}`
  return row
}
