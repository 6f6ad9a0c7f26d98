import { cities } from '@nukkad/contracts'
import { editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { openDb } from '../../../db.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { makeDatesOfSeries } from './series.job.ts'

const world = useSeededWorld()
const count = async (city: string, when: 'today' | 'tomorrow' | 'weekend') => {
  const query = { city, when, pagesize: 1 }
  const as = world.settings.PUBLIC_TOKEN
  return (await world.call(listEvents, { as, params: { type: 'upcoming' }, query })).body.total
}
/** How many of today's events start at five in the evening or later, Indian time. */
const evenings = async (city: string) => {
  const query = { city, when: 'today' as const, pagesize: 50 }
  const as = world.settings.PUBLIC_TOKEN
  const { data } = (await world.call(listEvents, { as, params: { type: 'upcoming' }, query })).body
  const five = indianMidnight(world.clock.now()).getTime() + 17 * 3_600_000
  return data.filter(({ starts }) => Date.parse(starts) >= five).length
}
const doubles = () => world.db`
  select a.slug, b.slug as other from event a join event b on a.place_slug = b.place_slug and a.id < b.id
  where a.series_id is not null and b.series_id is not null and a.starts_at < b.ends_at and b.starts_at < a.ends_at`

test('for three weeks, every city has events each day, one of them in the evening', async () => {
  const goTo = (at: Date) => world.clock.forward((at.getTime() - world.clock.now().getTime()) / 1000)
  const short: unknown[] = []
  for (let days = 1; days <= 21; days += 1) {
    const day = indianMidnight(new Date(), days)
    goTo(new Date(day.getTime() - 60_000))
    for (const { slug: city } of cities) {
      const tomorrow = await count(city, 'tomorrow')
      if (tomorrow < 5) short.push({ city, day, tomorrow })
    }
    goTo(new Date(day.getTime() + 60_000))
    // The job runs every ten minutes; here once a week, so that the dates made in advance cover the days between.
    if (days % 7 === 0) await makeDatesOfSeries(world.db, world.clock.now())
    for (const { slug: city } of cities) {
      const found = {
        today: await count(city, 'today'),
        tonight: await evenings(city),
        weekend: await count(city, 'weekend'),
      }
      if (found.today < 5 || found.tonight < 1 || found.weekend < 10) short.push({ city, day, ...found })
    }
  }
  expect(short).toEqual([])
}, 90_000)

test('over years, every city has five events today and ten at the weekend, without overlaps', async () => {
  // Days far apart, over five years.
  for (const days of [102, 775, 1_804]) {
    const day = indianMidnight(new Date(), days)
    world.clock.forward((day.getTime() + 60_000 - world.clock.now().getTime()) / 1000)
    await makeDatesOfSeries(world.db, world.clock.now())
    for (const { slug: city } of cities) {
      const found = { city, day, today: await count(city, 'today'), weekend: await count(city, 'weekend') }
      expect(found.today >= 5 && found.weekend >= 10 ? 'enough' : found).toBe('enough')
    }
  }
  expect(await doubles()).toEqual([])
}, 60_000)

test('a list shows where each event is and the walk from a stop, but not for a draft place', async () => {
  const query = { city: 'delhi', pagesize: 50 }
  const list = async () =>
    (await world.call(listEvents, { as: world.settings.PUBLIC_TOKEN, params: { type: 'upcoming' }, query })).body.data
  const near = (await list()).find(({ spot }) => spot?.onFoot)
  expect(near?.spot?.onFoot?.line).toMatch(/^\d+ min on foot from /)
  const [place] = await world.db<{ slug: string; lat: number; lng: number }[]>`
    update place p set status = 'draft' from event e
    where p.slug = e.place_slug and e.slug = ${near?.slug ?? ''} returning p.slug, p.lat, p.lng`
  expect(near?.spot).toMatchObject({ lat: place?.lat, lng: place?.lng })
  expect((await list()).find(({ slug }) => slug === near?.slug)).toMatchObject({ spot: null })
  await world.db`update place set status = 'published' where slug = ${place?.slug ?? ''}`
}, 30_000)

test('two processes create each date of a series once and leave booked or moved ones untouched', async () => {
  const at = new Date(world.clock.now().getTime() + 20 * 86_400_000)
  const [one] = await world.db`
    update event set starts_at = starts_at + interval '30 minutes', ends_at = ends_at + interval '30 minutes', slug = 'moved-by-hand'
    where id = (select max(id) from event where series_id is not null) returning id, starts_at, series_id, series_day`
  const machines = [1, 2].map(() => openDb({ url: world.databaseUrl, pool: 1 }))
  const made = await Promise.all(machines.map((db) => makeDatesOfSeries(db, at)))
  await Promise.all(machines.map((db) => db.end()))
  expect(made.filter((n) => n > 0)).toHaveLength(1)
  expect(await makeDatesOfSeries(world.db, at)).toBe(0)
  const [after] = await world.db`select id, starts_at, series_id, series_day from event where slug = 'moved-by-hand'`
  expect(after).toEqual(one)
  expect(
    await world.db`select series_id, series_day from event where series_id is not null group by 1, 2 having count(*) > 1`,
  ).toEqual([])
  const bare = await world.db`
    select slug from event e where series_id is not null
      and (not exists (select from ticket_type t where t.event_id = e.id) or not exists (
        select from event_organiser o where o.event_id = e.id))`
  expect(bare).toEqual([])
})

test('a date that an editor moved back to draft stays away: it cannot be deleted, which would add it again', async () => {
  const [{ id, version, slug }] = await world.db<[{ id: number; version: number; slug: string }]>`
    update event set is_published = false
    where id = (select max(id) from event where series_id is not null) returning id, version, slug`
  const { token: as } = await givenIn(world).user({ role: 'editor' })
  const { status, error } = await world.call(editorEvents.remove, { as, params: { id }, query: { version } })
  expect([status, error.message]).toEqual([409, expect.stringContaining('so it stays as a draft')])
  await makeDatesOfSeries(world.db, world.clock.now())
  const dates = await world.db`
    select e.is_published from event e join event o using (series_id, series_day) where o.slug = ${slug}`
  expect([...dates]).toEqual([{ is_published: false }])
  await world.db`update event set is_published = true where id = ${id}`
})

test('search and sitemap contain one date of each series, the next one', async () => {
  // Dates may have ended since the data was seeded.
  await makeDatesOfSeries(world.db, new Date())
  const [{ series, found, addresses, wrong } = {}] = await world.db`
    select (select count(*)::integer from event_series) as series,
      (select count(*)::integer from searchable s join event e on s.kind = 'event' and e.id = s.ref::bigint
        where e.series_id is not null and e.ends_at > now() and is_next_of_series(e, now())) as found,
      (select count(*)::integer from event_addresses('delhi', '', null) a join event e on e.slug = a.key
        where e.series_id is not null) as addresses,
      (select count(*)::integer from searchable s join event e on s.kind = 'event' and e.id = s.ref::bigint
        where e.series_id is not null and e.ends_at > now() and not is_next_of_series(e, now())) as wrong`
  expect({ found, wrong, addresses }).toEqual({ found: series, wrong: 0, addresses: 15 })
})
