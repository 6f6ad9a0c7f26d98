import { cities } from '@nukkad/contracts'
import { contentOf } from '../../build/city-content.ts'
import { demoPasswordHash } from '../../data/people.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'
import { seedSeries } from './seed-series.ts'
import { storedBlocks } from './stored-blocks.ts'

/**
 * The organiser of all events in the demo data, who checks in guests; signs in by a code, or with the demo password.
 */
const hostEmail = 'host@nukkad.test'

const groundOf = (city: string, scene: string) => describeScene(city, scene).ground
/** The parts of a line other than time, price and seats, which are shown live. */
const noteOf = (line: string) =>
  line
    .split(' · ')
    .slice(2)
    .filter((part) => !/\bseats?\b|sold out/.test(part))
    .join(' · ')

const startOf = (tx: SeedTx) => tx`
  (date_trunc('day', now() at time zone 'Asia/Kolkata') + row.days * interval '1 day'
    + row.minutes * interval '1 minute') at time zone 'Asia/Kolkata'`

/**
 * Seeds the events of all cities, dated in the coming weeks. Each is created once. An event that is over and has no
 * tickets gets new dates, so that a long-running demo always has events; upcoming events, and those with tickets, are
 * left unchanged.
 */
export async function seedEvents(tx: SeedTx): Promise<void> {
  const all = cities.flatMap(({ slug: city }) => contentOf(city).events.map((event) => ({ city, event })))
  const rows = all.map(({ city, event }) => ({
    slug: event.slug,
    city,
    locality: event.locality,
    title: event.title,
    venue: event.venue,
    kind: event.kind,
    host: event.host,
    place: event.place,
    tags: event.tags,
    blocks: storedBlocks(city, event.slug, event.blocks),
    scene: event.scene,
    ground: groundOf(city, event.scene),
    alt: sceneInWords(city, event.scene),
    line: noteOf(event.line),
    days: event.inDays,
    minutes: Math.round(event.hour * 60),
    length: event.hours * 60,
  }))
  const tickets = all.flatMap(({ event }) =>
    event.tickets.map(({ name, price, seats }, position) => ({ slug: event.slug, name, price, seats, position })),
  )
  await tx`
    insert into event (slug, city, locality_slug, title, venue, line, starts_at, ends_at, scene, alt, ground, kind, host,
      place_slug, tags, blocks, is_demo)
    select row.slug, row.city, l.slug, row.title, row.venue, row.line, ${startOf(tx)},
      ${startOf(tx)} + row.length * interval '1 minute', row.scene, row.alt, row.ground, row.kind, row.host, row.place,
      array(select jsonb_array_elements_text(row.tags)), row.blocks, true
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, city text, locality text, title text, venue text, line text, kind text, host text, place text,
      tags jsonb, blocks jsonb, scene text, ground text, alt text, days integer, minutes integer, length integer)
    left join locality l on l.city = row.city and l.slug = row.locality
    on conflict (slug) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where event.is_demo and event.ends_at < now() and event.status = 'scheduled'
        and not exists (select from ticket k where k.event_id = event.id)`
  await tx`
    insert into ticket_type (event_id, name, price_paise, seats, position)
    select e.id, row.name, row.price * 100, row.seats, row.position
    from jsonb_to_recordset(${tx.json(tickets)}) as row (
      slug text, name text, price bigint, seats integer, position smallint)
    join event e on e.slug = row.slug and e.is_demo
    on conflict on constraint ticket_type__name_unique do nothing`
  await tx`
    insert into app_user (email, first_name, last_name, role, password_hash, email_verified_at)
    values (${hostEmail}, 'Sohail', 'Hashmi', 'user', ${demoPasswordHash}, now())
    on conflict (email) do nothing`
  await tx`
    insert into event_organiser (event_id, user_id)
    select e.id, u.id from event e cross join app_user u where e.is_demo and u.email = ${hostEmail}
    on conflict do nothing`
  await seedSeries(tx, hostEmail)
}
