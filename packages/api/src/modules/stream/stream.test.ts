import { streamEvent, streamEvents } from '@nukkad/contracts/endpoints/site/event-stream'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { useWorld } from '../../testing/world.ts'
import { givenStream, givenStreamedEvent } from './stream.given.ts'

const world = useWorld()
const given = givenStream(world)

describe('an accepted stream event', () => {
  test('is kept in order within its key, also when many arrive at once', async () => {
    const ids = Array.from({ length: 300 }, (_, n) => `in-order-${n}`)
    for (let from = 0; from < ids.length; from += 50) {
      await Promise.all(ids.slice(from, from + 50).map((id) => given.tell({ id, key: 'one-key' })))
    }
    expect(await given.kept('one-key')).toEqual(ids)
  })

  test('is stored once, however often it is sent', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => given.tell({ id: 'again-and-again' })))
    expect(statuses.every((status) => status === 200)).toBe(true)
    expect((await given.kept()).filter((id) => id === 'again-and-again')).toHaveLength(1)
  })

  test('can be sent in a batch, which keeps its order across keys', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `together-${n}`)
    const events = ids.map((id, n) => ({
      data: givenStreamedEvent({ id, at: world.clock.now() }),
      partitionKey: `key-${n}`,
    }))
    for (let time = 0; time < 2; time += 1) {
      expect((await world.call(streamEvents, { body: { events } })).status).toBe(200)
    }
    expect((await given.kept()).filter((id) => id.startsWith('together-'))).toEqual(ids)
  })

  test('is stored once without an id, too', async () => {
    const { event_id: _, ...data } = givenStreamedEvent({ at: world.clock.now(), props: { nothing: 'else' } })
    for (let time = 0; time < 3; time += 1) await world.call(streamEvent, { body: { data, partitionKey: 'no-id' } })
    expect(await given.kept('no-id')).toHaveLength(1)
  })

  test('contains no email address or token in clear', async () => {
    await given.tell({
      id: 'a-secret',
      email: 'Asha@Example.in',
      props: { note: 'asha@example.in', access_token: 'eyJx' },
    })
    const [row] = await world.db<{ all: string; hash: string }[]>`
      select row_to_json(e)::text as all, mail_hash as hash from stream_event e where event_id = 'a-secret'`
    expect(row?.all).not.toMatch(/asha@example|eyJx/i)
    expect(row?.hash).toMatch(/^[0-9a-f]{32}$/)
  })

  test('has source, affiliation and origin in separate fields', async () => {
    const session = { session_source: 'newsletter', affiliation: 'AFF1', utm_source: 'paper', gclid: 'g-1' }
    await given.tell({ id: 'from-afar', session: { ...session, ctId: 'mail me@example.in' } })
    const rows = await world.db`
      select source, affiliation, origin from stream_event where event_id = 'from-afar'`
    const origin = { utm_source: 'paper', gclid: 'g-1', ctId: 'mail …' }
    expect([...rows]).toEqual([{ source: 'newsletter', affiliation: 'AFF1', origin }])
  })

  test('has the consented profile, without a name', async () => {
    const told = { city: 'goa', preferences: ['food' as const], gender: 'woman' as const, age: 31 }
    await given.tell({ id: 'with-consent', profile: { _id: '101', firstName: 'Anindita', lastName: 'Sen', ...told } })
    const [row] = await world.db<{ profile: unknown; all: string }[]>`
      select profile, row_to_json(e)::text as all from stream_event e where event_id = 'with-consent'`
    expect(row?.profile).toEqual(told)
    expect(row?.all).not.toMatch(/Anindita|Sen"/)
  })

  test('belongs to its day in India; with a wrong clock to the day it arrived', async () => {
    const lateEvening = new Date(`${dayInIndia(world.clock.now())}T18:35:00Z`)
    lateEvening.setUTCDate(lateEvening.getUTCDate() - 1)
    await given.tell({ id: 'after-midnight', at: lateEvening })
    await given.tell({ id: 'mad-clock', at: new Date('2001-01-01T00:00:00Z') })
    const rows = await world.db<{ id: string; day: string }[]>`
      select event_id as id, day::text from stream_event where event_id in ('after-midnight', 'mad-clock') order by 1`
    const today = dayInIndia(world.clock.now())
    expect(rows.map(({ day }) => day)).toEqual([today, today])
  })
})

describe('an invalid stream event', () => {
  test.each([
    ['a lower-case name', { ...givenStreamedEvent(), event_name: 'page viewed' }],
    ['an unknown platform', { ...givenStreamedEvent(), platform: 'iOS' }],
    ['a time that is not a number', { ...givenStreamedEvent(), ts: 'now' }],
    ['an id with a quote', { ...givenStreamedEvent(), event_id: "x'; drop table stream_event; --" }],
  ])('is refused with %s', async (_, data) => {
    const { status } = await world.call(streamEvent, { body: { data, partitionKey: 'k' } })
    expect(status).toBe(400)
  })

  test('is refused with more than 16 KB', async () => {
    const data = givenStreamedEvent({ props: { text: 'x'.repeat(20_000) } })
    expect((await world.call(streamEvent, { body: { data, partitionKey: 'k' } })).status).toBe(413)
  })

  test('is refused with its whole batch; empty, too long and too large batches are refused, too', async () => {
    const one = (id: string, facts = {}) => ({
      data: givenStreamedEvent({ id, at: world.clock.now(), ...facts }),
      partitionKey: 'k',
    })
    const tell = async (events: ReturnType<typeof one>[]) =>
      (await world.call(streamEvents, { body: { events } })).status
    expect(await tell([one('beside-a-broken-one'), one('broken-one', { name: 'page viewed' })])).toBe(400)
    expect(await given.kept('k')).not.toContain('beside-a-broken-one')
    expect(await tell([])).toBe(400)
    expect(await tell(Array.from({ length: 21 }, (_, n) => one(`too-many-${n}`)))).toBe(400)
    const heavy = { props: { text: 'x'.repeat(14_000) } }
    expect(await tell(Array.from({ length: 6 }, (_, n) => one(`heavy-batch-${n}`, heavy)))).toBe(413)
  })

  test('is refused when PostgreSQL cannot store it, without affecting others', async () => {
    const odd = { zero: 'a\u0000b', half: '\ud83d', deep: { a: { b: { c: { d: 1 } } } } }
    const statuses = await Promise.all([
      given.tell({ id: 'fine-one' }),
      given.tell({ id: 'the-odd-one', props: odd, city: 'del\u0000hi' }),
      given.tell({ id: 'fine-two' }),
    ])
    expect(statuses).toEqual([200, 400, 200])
  })
})

test('one address cannot flood the stream', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const tell = async () => {
    const body = { data: givenStreamedEvent({ at: world.clock.now() }), partitionKey: 'flood' }
    return (await world.call(streamEvent, { body, headers: from })).status
  }
  const statuses: number[] = []
  while (statuses.length < 3_010) statuses.push(...(await Promise.all(Array.from({ length: 70 }, tell))))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3_000)
})
