import { cities } from '@nukkad/contracts'
import { json, type SeedTx } from '../../database.ts'
import { shapesByCity } from '../../maps/cities/index.ts'
import { cityMapOf } from '../../maps/city-map.ts'
import { stationsOf } from '../../maps/stations.ts'

/** The map sketch of each city and its stops. Maps that a deployment has stored itself are kept. */
export async function seedCityMaps(tx: SeedTx): Promise<void> {
  const known = new Set((await tx<{ city: string }[]>`select city from city_map`).map(({ city }) => city))
  for (const { slug: city } of cities) {
    const shapes = shapesByCity[city]
    if (!shapes || known.has(city)) continue
    const { version, json: document } = cityMapOf(city)
    await tx`insert into city_map (city, version, document) values (${city}, ${version}, ${document})`
    const rows = stationsOf(shapes).map(({ at: [lng, lat], ...one }) => ({ ...one, city, lat, lng }))
    await tx`
      insert into transit_station (city, name, mode, lines, lat, lng)
      select row.city, row.name, row.mode, array(select jsonb_array_elements_text(row.lines)), row.lat, row.lng
      from jsonb_to_recordset(${json(tx, rows)}) as row (
        city text, name text, mode text, lines jsonb, lat float8, lng float8)`
  }
}
