import { seedWorld } from '@nukkad/world'
import { useWorld } from '../../../testing/world.ts'
import { givenEvents } from '../event.given.ts'

const world = useWorld()
const given = givenEvents(world)
beforeAll(async () => {
  await seedWorld(world.db)
}, 120_000)

const startOf = async (slug: string) =>
  (await world.db<{ at: Date }[]>`select starts_at as at from event where slug = ${slug}`)[0]?.at
const end = (slug: string) => world.db`
  update event set starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' where slug = ${slug}`

test('seeding again moves no upcoming event, and reschedules past ones that no one attended', async () => {
  const [jazz, over, visited] = ['jazz-at-lodhi', 'block-print-with-farida', 'old-delhi-breakfast-walk']
  const before = await startOf(jazz)
  const [{ id, types } = { id: 0, types: [] }] = await world.db<{ id: number; types: string[] }[]>`
    select e.id, array_agg(t.id::text order by t.position) as types
    from event e join ticket_type t on t.event_id = e.id where e.slug = ${visited} group by e.id`
  await world.db`update ticket_type set price_paise = 0 where event_id = ${id}`
  const guest = await given.user()
  const event = { id, slug: visited, types }
  await given.guests(event, guest, (await given.hold(event, guest)).body.data)
  await end(over)
  await end(visited)

  await seedWorld(world.db)

  expect(await startOf(jazz)).toEqual(before)
  expect(Number(await startOf(over))).toBeGreaterThan(Date.now())
  expect(Number(await startOf(visited))).toBeLessThan(Date.now())
}, 60_000)
