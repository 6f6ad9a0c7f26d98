import { cities } from '@nukkad/contracts'
import { contentOf } from '../../build/city-content.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'
import { storedBlocks } from './stored-blocks.ts'

/** How many days are on sale initially; a job of the API adds later ones. */
const daysAhead = 34

/** Weekly events in all cities, with their first dates. Existing series are not changed. */
export async function seedSeries(tx: SeedTx, hostEmail: string): Promise<void> {
  const rows = cities.flatMap(({ slug: city }) =>
    contentOf(city).series.map(({ hour, hours, scene, blocks, tickets, ...one }) => ({
      ...one,
      city,
      scene,
      ground: describeScene(city, scene).ground,
      alt: sceneInWords(city, scene),
      minute: Math.round(hour * 60),
      minutes: Math.round(hours * 60),
      blocks: storedBlocks(city, one.slug, blocks),
      tickets: tickets.map(({ name, price, seats }) => ({ name, seats, price_paise: price * 100 })),
    })),
  )
  await tx`
    insert into event_series (slug, city, locality_slug, title, venue, line, kind, host, place_slug, tags, blocks, scene,
      alt, ground, weekdays, starts_minute, minutes, tickets, organiser_id)
    select row.slug, row.city, p.locality_slug, row.title, row.venue, row.line, row.kind, row.host, row.place,
      array(select jsonb_array_elements_text(row.tags)), row.blocks, row.scene, row.alt, row.ground,
      array(select jsonb_array_elements_text(row.weekdays)::smallint), row.minute, row.minutes, row.tickets, u.id
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, city text, title text, venue text, line text, kind text, host text, place text, tags jsonb,
      blocks jsonb, scene text, alt text, ground text, weekdays jsonb, minute integer, minutes integer, tickets jsonb)
    left join place p on p.slug = row.place
    left join app_user u on u.email = ${hostEmail}
    on conflict (slug) do nothing`
  await tx`select make_dates_of_series(now(), ${daysAhead})`
}
