import { dayInIndia } from '@nukkad/contracts/indian-time'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { useWorld } from '../../testing/world.ts'
import { givenOperations, operatorPassword } from '../operations/operations.given.ts'
import { givenStream } from './stream.given.ts'
import { openDay } from './stream.repository.ts'

const world = useWorld({ OPERATOR_PASSWORD: operatorPassword })
const given = givenStream(world)
const { late } = givenOperations(world)

const dayAgo = (days: number) => dayInIndia(daysBefore(world.clock.now(), days))
/** A day of the past with page views, whose events came on that day. */
async function dayWith(views: number, ago: number): Promise<string> {
  const day = dayAgo(ago)
  await openDay(world.db, day)
  await addTo(day, views)
  return day
}
const addTo = (day: string, views: number) => world.db`
  insert into stream_event (day, event_id, partition_key, name, happened_at, page, city, device, source, props)
  select ${day}, gen_random_uuid(), 'k', 'PAGE_VIEWED', now(), '/shop', 'delhi', 'mobile', 'direct', '{}'
  from generate_series(1, ${views}::integer)`
const viewsOf = async (day: string) => {
  const [row] = await world.db<[{ views: number }]>`
    select coalesce(sum(views), 0)::integer as views from stream_day where day = ${day}`
  return row.views
}
const isKept = async (day: string) => {
  const [row] = await world.db<[{ is: boolean }]>`
    select to_regclass(${`stream_event_${day.replaceAll('-', '')}`}) is not null as is`
  return row.is
}
/** No count of this day fits into its table. */
const breakCounting = (day: string) =>
  world.db.unsafe(`alter table stream_day add constraint broken check (day <> '${day}') not valid`)

describe('a day of the stream', () => {
  test('is counted, and its single events are dropped after 90 days', async () => {
    const [old, recent] = [await dayWith(3, 200), await dayWith(2, 20)]
    await world.housekeeping.sweep()
    expect([await viewsOf(old), await isKept(old)]).toEqual([3, false])
    expect([await viewsOf(recent), await isKept(recent)]).toEqual([2, true])
  })

  test('is counted again while its events may come late, ever more rarely', async () => {
    const [yesterday, week] = [await dayWith(1, 1), await dayWith(1, 7)]
    await world.housekeeping.sweep()
    await Promise.all([addTo(yesterday, 1), addTo(week, 1)])
    await world.housekeeping.sweep()
    expect([await viewsOf(yesterday), await viewsOf(week)]).toEqual([1, 1])
    world.clock.forward(10 * 60 * 60)
    await world.housekeeping.sweep()
    expect([await viewsOf(yesterday), await viewsOf(week)]).toEqual([2, 1])
    world.clock.forward(24 * 60 * 60)
    await world.housekeeping.sweep()
    expect(await viewsOf(week)).toBe(2)
  })

  test('is not read again once all its events are there', async () => {
    const day = await dayWith(1, 30)
    await world.housekeeping.sweep()
    await addTo(day, 1)
    world.clock.forward(2 * 24 * 60 * 60)
    await world.housekeeping.sweep()
    expect(await viewsOf(day)).toBe(1)
  })

  test('that cannot be counted is kept and shown to operators, and delays no other', async () => {
    const [broken, fine] = [await dayWith(1, 120), await dayWith(2, 119)]
    await breakCounting(broken)
    await world.housekeeping.sweep()
    expect([await viewsOf(broken), await isKept(broken)]).toEqual([0, true])
    expect([await viewsOf(fine), await isKept(fine)]).toEqual([2, false])
    expect(await late()).toEqual(['uncounted-visits'])

    await world.db`alter table stream_day drop constraint broken`
    world.clock.forward(2 * 24 * 60 * 60)
    await world.housekeeping.sweep()
    expect([await viewsOf(broken), await isKept(broken)]).toEqual([1, false])
    expect(await late()).toEqual([])
  })

  test('is counted only when it is over', async () => {
    await given.tell({ id: 'of-today' })
    await world.housekeeping.sweep()
    expect(await viewsOf(dayAgo(0))).toBe(0)
  })
})
