import { cities } from '@nukkad/contracts'
import { parseOpeningHours } from '@nukkad/contracts/opening-hours'
import { contentOf } from '../../build/city-content.ts'
import { tags } from '../../data/tags.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'

const groundOf = (city: string, scene: string) => describeScene(city, scene).ground
const all = cities.map(({ slug: city }) => ({ city, ...contentOf(city) }))
/** Opening hours as PostgreSQL ranges; null if unknown. */
function rangesOf(hours: string | null): string | null {
  if (hours === null) return null
  const ranges = parseOpeningHours(hours)
  if (!ranges) throw new Error(`“${hours}” is not understood as opening hours.`)
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

/** Seeds neighbourhoods with their sub-areas, tags, places, malls and maps. */
export async function seedPlaces(tx: SeedTx): Promise<void> {
  await seedLocalities(tx)
  const tagRows = tags.map((tag, position) => ({ ...tag, position }))
  await tx`
    insert into tag (slug, name, line, tag_group, is_programmatic, position)
    select row.slug, row.name, row.line, row."group", row.programmatic, row.position
    from jsonb_to_recordset(${json(tx, tagRows)}) as row (
      slug text, name text, line text, "group" text, programmatic boolean, position integer)`
  const places = all.flatMap(({ city, places: ofCity }) =>
    ofCity.map((place, position) => ({
      ...place,
      city,
      alt: sceneInWords(city, place.scene),
      ground: groundOf(city, place.scene),
      ranges: rangesOf(place.hours),
      featured: Math.max(0, 100 - position),
      days: position % 60,
    })),
  )
  await tx`
    insert into place (slug, city, locality_slug, title, kind, type, line, story, scene, alt, ground, address, how_to, lat,
      lng, price, tags, hours_text, hours, featured, published_at)
    select row.slug, row.city, row.locality, row.title, row.kind, row.type, row.line,
      array(select jsonb_array_elements_text(row.story)), row.scene, row.alt, row.ground, row.address, row."howTo",
      row.lat, row.lng, row.price, array(select jsonb_array_elements_text(row.tags)), row.hours,
      row.ranges::int4multirange, row.featured, now() - row.days * interval '1 day'
    from jsonb_to_recordset(${json(tx, places)}) as row (
      slug text, city text, locality text, title text, kind text, type text, line text, story jsonb, scene text,
      alt text, ground text, address text, "howTo" text, lat float8, lng float8, price smallint, tags jsonb, hours text,
      ranges text, featured smallint, days integer)`
  await seedMalls(tx)
  const maps = all.flatMap(({ city, maps: ofCity }) => ofCity.map((map, position) => ({ ...map, city, position })))
  await tx`
    insert into place_map (slug, city, title, line, story, places, position)
    select row.slug, row.city, row.title, row.line, row.story, array(select jsonb_array_elements_text(row.places)),
      row.position
    from jsonb_to_recordset(${json(tx, maps)}) as row (
      slug text, city text, title text, line text, story text, places jsonb, position integer)`
}

/** The shop seed has created the neighbourhoods already; this adds a story and coordinates. */
async function seedLocalities(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ city, localities }) => localities.map((one, position) => ({ ...one, city, position })))
  await tx`
    insert into locality (city, slug, name, line, story, pincode, lat, lng, position)
    select row.city, row.slug, row.name, row.line, row.story, row.pincode, row.lat, row.lng, row.position
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      city text, slug text, name text, line text, story text, pincode text, lat float8, lng float8, position integer)
    on conflict (city, slug) do update set name = excluded.name, line = excluded.line, story = excluded.story,
      pincode = excluded.pincode, lat = excluded.lat, lng = excluded.lng, position = excluded.position`
  const subs = rows.flatMap(({ city, slug: locality, subs: ofLocality }) =>
    ofLocality.map((sub, position) => ({ ...sub, city, locality, position })),
  )
  await tx`
    insert into sub_locality (city, locality_slug, slug, name, position)
    select row.city, row.locality, row.slug, row.name, row.position
    from jsonb_to_recordset(${json(tx, subs)}) as row (
      city text, locality text, slug text, name text, position integer)`
}

async function seedMalls(tx: SeedTx): Promise<void> {
  const rows = all.flatMap(({ city, malls }) =>
    malls.map((mall, position) => ({
      ...mall,
      city,
      position,
      alt: sceneInWords(city, mall.scene),
      ground: groundOf(city, mall.scene),
      ranges: rangesOf(mall.hours),
    })),
  )
  await tx`
    insert into mall (slug, city, locality_slug, title, line, story, address, lat, lng, hours_text, hours, floors, scene,
      alt, ground, position)
    select row.slug, row.city, row.locality, row.title, row.line, row.story, row.address, row.lat, row.lng, row.hours,
      row.ranges::int4multirange, row.floors, row.scene, row.alt, row.ground, row.position
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, city text, locality text, title text, line text, story text, address text, lat float8, lng float8,
      hours text, ranges text, floors jsonb, scene text, alt text, ground text, position integer)`
}
