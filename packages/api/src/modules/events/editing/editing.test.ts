import {
  callOffEvent,
  changeOrganiser,
  type EditedEvent,
  type EventDraft,
  editorEvents,
  previewPost,
} from '@nukkad/contracts/endpoints/content/editor'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { eventDetails, eventTickets, listEvents } from '@nukkad/contracts/endpoints/events/events'
import { getTicket, holdSeats, listTickets } from '@nukkad/contracts/endpoints/events/tickets'
import { Errors } from 'typebox/value'
import { type Db, openDb } from '../../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useSownWorld } from '../../../testing/world.ts'
import { ok } from '../../merchants/merchants.given.ts'
import { newHoldId } from '../../orders/placing/public-number.ts'
import { givenBlock } from '../../posts/editing.given.ts'
import { insertHold, lockTypes } from '../booking/booking.repository.ts'
import { givenEvents } from '../event.given.ts'
import { createEventEditing } from './editing.service.ts'
import { createOrganisers } from './organisers.service.ts'

jest.setTimeout(60_000)
const world = useSownWorld()
const given = givenEvents(world)

const inDays = (days: number, hours = 0) =>
  new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString()
const whole = {
  line: 'bring a sheet',
  venue: 'The lawn behind gate 4',
  host: 'Sohail Hashmi',
  picture: { scene: 'music-night', alt: 'A trio under a tree' },
  blocks: [givenBlock('text', { html: '<p>Three <strong>sets</strong>.</p>' })],
} satisfies Partial<EventDraft>

let count = 0
const editor = (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName })
const begin = async (as: string, title = `Jazz at the gate ${++count}`) =>
  ok(await world.call(editorEvents.begin, { as, body: { city: 'delhi', kind: 'music', title, starts: inDays(3) } })).data
const read = async (as: string, id: string) => ok(await world.call(editorEvents.get, { as, params: { id } })).data
const save = (as: string, { id, version }: EditedEvent, draft: EventDraft) =>
  world.call(editorEvents.save, { as, params: { id }, body: { version, draft } })
const written = async (as: string, parts: Partial<EventDraft> = {}) => {
  const begun = await begin(as)
  return ok(await save(as, begun, { ...begun.draft, ...whole, ...parts })).data
}
const publish = (as: string, { id, version }: EditedEvent, at?: string) =>
  world.call(editorEvents.publish, { as, params: { id }, body: { version, ...(at && { at }) } })
const out = async (as: string, parts: Partial<EventDraft> = {}) => ok(await publish(as, await written(as, parts))).data
const asReader = (slug: string) => world.call(getDiscoveryDetails, { params: { id: slug }, query: { city: 'delhi' } })
const listed = async () =>
  (
    await world.call(listEvents, {
      params: { type: 'upcoming' },
      query: { city: 'delhi', pagesize: 50 },
      headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
    })
  ).body.data.map(({ slug }) => slug)
const asEvent = ({ id, slug, draft }: EditedEvent) => ({
  ...{ id: Number(id), slug, types: draft.tickets.map((type) => type.id ?? '') },
})
/** Free seats, booked to the end. */
async function book(event: EditedEvent, asha: GivenUser, qty: number, type = 0) {
  const held = ok(await given.hold(asEvent(event), asha, qty, type))
  ok(await given.guests(asEvent(event), asha, held.data as never))
}
const type = (name: string, price: number, seats: number) => ({ id: null, name, line: '', price, seats })

describe('the list of events', () => {
  test('is closed to visitors and shoppers', async () => {
    const asha = await givenIn(world).user()
    const body = {
      city: 'delhi',
      kind: 'music',
      title: 'Mine',
      starts: inDays(1),
      version: 1,
      slug: 'a',
      draft: {},
      ...{ email: 'a@b.in', isOrganiser: true },
    }
    for (const endpoint of [...Object.values(editorEvents), callOffEvent, changeOrganiser]) {
      const call = (as?: string) =>
        world.call(endpoint, { as, params: { id: 1, revision: 1 }, ...(endpoint.method !== 'GET' && { body }) })
      const statuses = [await call(), await call(world.settings.PUBLIC_TOKEN), await call(asha.token)]
      expect([endpoint.url, ...statuses.map(({ status }) => status)]).toEqual([endpoint.url, 401, 401, 403])
    }
  })

  test('lists events with their start, those of the seed too', async () => {
    const { token } = await editor()
    const event = await written(token)
    const all = (await world.call(editorEvents.list, { as: token, query: { city: 'delhi' } })).body
    expect(Errors(editorEvents.list.schema.response[200], all)).toEqual([])
    expect(all.data[0]).toMatchObject({ id: event.id, state: 'draft', starts: event.draft.starts })
    expect(all.counts.published).toBeGreaterThan(10)
  })
})

describe('an event under an editor’s hands', () => {
  test('is seen by editors alone, with the ticket types that wait', async () => {
    const { token } = await editor()
    const { slug, draft } = await written(token, { tickets: [type('Mat', 0, 20), type('Chair', 499.5, 5)] })
    expect(draft.tickets.map(({ price }) => price)).toEqual([0, 499.5])
    const preview = await world.call(previewPost, { as: token, params: { id: slug }, query: { city: 'delhi' } })
    expect(Errors(previewPost.schema.response[200], preview.body)).toEqual([])
    expect(preview.body.data.event?.tickets.map(({ name, left }) => [name, left])).toEqual([
      ['Mat', 20],
      ['Chair', 5],
    ])
    expect([(await asReader(slug)).status, (await listed()).includes(slug)]).toEqual([404, false])
  })

  test('keeps nothing that runs', async () => {
    const { token } = await editor()
    const html = '<p onclick="a()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const { draft } = await written(token, { blocks: [givenBlock('text', { html })] })
    expect(draft.blocks).toMatchObject([{ type: 'text', data: { html: '<p>Hi</p>' } }])
  })

  test('is refused when it ends before it begins, lasts two months, or names what is not there', async () => {
    const { token } = await editor()
    const event = await written(token)
    const fieldsOf = async (parts: Partial<EventDraft>) =>
      (await save(token, event, { ...event.draft, ...parts })).error.fields
    expect(await fieldsOf({ ends: inDays(2) })).toEqual({ ends: 'must be after the start' })
    expect(await fieldsOf({ ends: inDays(60) })).toEqual({ ends: 'is more than a month after the start' })
    expect(await fieldsOf({ place: 'atlantis-cafe' })).toEqual({ place: 'we know no place “atlantis-cafe”' })
    expect(await fieldsOf({ tickets: [type('Mat', 0, 5), type('Mat', 10, 5)] })).toEqual({
      'tickets.1.name': 'is that of another ticket type, too',
    })
    expect((await save(token, event, { ...event.draft, line: 'x'.repeat(1_000_000) })).status).toBe(413)
  })

  test('asks before readers see it for what they would miss', async () => {
    const { token } = await editor()
    const { status, error } = await publish(token, await begin(token))
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['line', 'venue', 'picture.alt', 'blocks'])
  })

  test('at a time is seen and booked then and not before', async () => {
    const { token } = await editor()
    const asha = await given.user()
    const event = ok(await publish(token, await written(token), inDays(0, 1))).data
    const { id, slug } = event
    expect(event.state).toBe('scheduled')
    const [row] = await world.db<{ type: number }[]>`select id as type from ticket_type where event_id = ${id}`
    const hold = () =>
      world.call(holdSeats, {
        as: asha.token,
        params: { discoveryId: slug },
        body: { tickets: [{ ticketTypeId: String(row?.type), qty: 1 }] },
      })
    expect([(await asReader(slug)).status, (await listed()).includes(slug), (await hold()).status]).toEqual([
      404,
      false,
      404,
    ])
    const [before] = await world.db`
      select count(*)::integer as n from event_addresses('delhi', '', 1000) where key = ${slug}`
    expect(before?.n).toBe(0)
    world.clock.forward(3601)
    expect([(await asReader(slug)).status, (await listed()).includes(slug)]).toEqual([200, true])
    const later = await given.back(asha)
    expect((await given.hold({ id: Number(id), slug, types: [String(row?.type)] }, later)).status).toBe(200)
  })

  test('of two editors tells the second', async () => {
    const [meera, jaya] = [await editor('Meera'), await editor('Jaya')]
    const event = await written(meera.token)
    ok(await save(jaya.token, event, { ...event.draft, line: 'By Jaya' }))
    const late = await save(meera.token, event, { ...event.draft, line: 'By Meera' })
    expect([late.status, late.error.fields?.by]).toEqual([409, 'Jaya'])
  })
})

describe('seats that people have', () => {
  test('are never fewer than sold and held, and their type cannot go', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [type('Mat', 0, 10), type('Chair', 0, 4)] })
    const [asha, dev] = [await given.user(), await given.user()]
    await book(event, asha, 3)
    ok(await given.hold(asEvent(event), dev, 2))
    const now = await read(token, event.id)
    expect(now.seats).toMatchObject([
      { sold: 3, held: 2, isUsed: true },
      { sold: 0, held: 0, isUsed: false },
    ])
    const [mat, chair] = now.draft.tickets as [EventDraft['tickets'][0], EventDraft['tickets'][0]]
    const refused = async (tickets: EventDraft['tickets']) =>
      (await save(token, now, { ...now.draft, tickets })).error.fields
    expect(await refused([{ ...mat, seats: 4 }, chair])).toEqual({
      'tickets.0.seats': 'cannot be fewer than 5: 3 are sold and 2 held for somebody who is paying',
    })
    expect(await refused([chair])).toEqual({
      tickets: 'cannot lose “Mat”: people chose it. Give it no more seats than 3 instead',
    })
    const next = ok(await save(token, now, { ...now.draft, tickets: [{ ...mat, seats: 5, price: 250 }] })).data
    ok(await publish(token, next))
    const tickets = (await world.call(eventTickets, { params: { discoveryId: event.slug } })).body.data.tickets
    expect(tickets.map(({ name, seats, left, price }) => [name, seats, left, price])).toEqual([['Mat', 5, 0, 250]])
  })

  test('keep the price that was agreed', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [type('Mat', 0, 10)] })
    const asha = await given.user()
    await book(event, asha, 1)
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const now = await read(token, event.id)
    const dear = ok(await save(token, now, { ...now.draft, tickets: [{ ...mat, price: 900 }] })).data
    ok(await publish(token, dear))
    const [ticket] = (await world.call(listTickets, { as: asha.token })).body.data
    expect(ticket?.price).toBe(0)
  })

  test('are told once of another time or place, and not of other changes', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [type('Mat', 0, 10)] })
    const asha = await given.user()
    await book(event, asha, 2)
    const told = () => given.mails('event-moved', asha.email)
    const now = await read(token, event.id)
    const typo = ok(await save(token, now, { ...now.draft, line: 'bring two sheets' })).data
    const shown = ok(await publish(token, typo)).data
    expect(await told()).toBe(0)
    const later = { starts: inDays(4), ends: inDays(4, 2) }
    ok(await publish(token, ok(await save(token, shown, { ...shown.draft, ...later })).data))
    expect(await told()).toBe(1)
  })

  test('are counted again when it is published: who was quicker keeps them', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [type('Mat', 0, 10)] })
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const fewer = ok(await save(token, event, { ...event.draft, tickets: [{ ...mat, seats: 2 }] })).data
    ok(await given.hold(asEvent(event), await given.user(), 5))
    const refused = await publish(token, fewer)
    expect(refused.error.fields).toHaveProperty(['tickets.0.seats'])
    const [row] = await world.db`select seats from ticket_type where id = ${mat.id}`
    expect(row?.seats).toBe(10)
  })

  /** What becomes of fewer seats that are published while somebody is taking five of them. */
  async function whileTaken(...careless: readonly Carelessness[]): Promise<'published' | 'refused'> {
    const meera = await editor()
    const event = await out(meera.token, { tickets: [type('Mat', 0, 10)] })
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const fewer = ok(await save(meera.token, event, { ...event.draft, tickets: [{ ...mat, seats: 2 }] })).data
    const asha = await given.user()
    const db = openDb({ url: world.databaseUrl, pool: 4 })
    const { publish: show } = createEventEditing({
      ...{
        db: carelessDb(db, ...careless),
        now: world.clock.now,
        isFreeName: () => true,
        media: world.modules.media.service,
      },
      ...{ blocks: { gone: async () => [], unknown: async () => [] }, tickets: world.modules.tickets.service.tickets },
    })
    const now = world.clock.now()
    let held = () => {}
    const isHeld = new Promise<void>((resolve) => {
      held = resolve
    })
    const holding = db.begin(async (tx) => {
      await lockTypes(tx, Number(event.id))
      await insertHold(tx, {
        ...{ id: newHoldId(), eventId: Number(event.id), userId: asha.id, isOffer: false, createdAt: now },
        expiresAt: new Date(now.getTime() + 600_000),
        lines: [{ typeId: Number(mat.id), qty: 5, price: 0 }],
      })
      held()
      await new Promise((resolve) => setTimeout(resolve, 400))
    })
    await isHeld
    const publishing = show(event.id, meera.id, fewer.version, null).then(
      () => 'published' as const,
      () => 'refused' as const,
    )
    await holding
    const outcome = await publishing
    await db.end({ timeout: 1 })
    return outcome
  }
  test('are not lost while somebody takes them', async () => {
    expect(await whileTaken()).toBe('refused')
  })
  test('(without the lock of the ticket types they are)', async () => {
    expect(await whileTaken(unlocked(/from ticket_type/))).toBe('published')
  })

  test('that nobody took let the event be taken back, and its draft be deleted', async () => {
    const { token } = await editor()
    const { id, version } = await out(token, { tickets: [type('Mat', 0, 10)] })
    const params = { id }
    const back = ok(await world.call(editorEvents.unpublish, { as: token, params, body: { version } })).data
    expect(back.state).toBe('draft')
    ok(await world.call(editorEvents.remove, { as: token, params, query: { version: back.version } }))
    expect((await world.call(editorEvents.get, { as: token, params })).status).toBe(404)
  })

  test('stand in the way of taking the event back, which can be called off instead', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [type('Mat', 0, 10)] })
    const asha = await given.user()
    await book(event, asha, 2)
    const { id, version } = await read(token, event.id)
    const back = await world.call(editorEvents.unpublish, { as: token, params: { id }, body: { version } })
    expect([back.status, back.error.message]).toEqual([409, expect.stringMatching(/Call the event off instead/)])
    const off = ok(await world.call(callOffEvent, { as: token, params: { id }, body: { version } })).data
    expect([off.isCalledOff, off.seats[0]?.sold, off.version]).toEqual([true, 0, version + 1])
    expect((await world.call(eventDetails, { params: { discoveryId: event.slug } })).body.data.status).toBe('cancelled')
    const { data } = (await world.call(listTickets, { as: asha.token, query: { show: 'past' } })).body
    expect(data.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(await given.mails('ticket-cancelled', asha.email)).toBe(2)
    expect(
      (await world.call(getTicket, { as: asha.token, params: { ticketId: data[0]?.id ?? '' } })).body.data.state,
    ).toBe('cancelled')
    const again = await world.call(callOffEvent, { as: token, params: { id }, body: { version: off.version } })
    expect(again.status).toBe(409)
  })

  test('do not stop two types from changing their names, nor an earlier state from coming back', async () => {
    const { token } = await editor()
    const draft = await written(token, { tickets: [type('Mat', 0, 10), type('Chair', 0, 4)] })
    const event = ok(await publish(token, draft)).data
    const [mat, chair] = event.draft.tickets as [EventDraft['tickets'][0], EventDraft['tickets'][0]]
    const tickets = [
      { ...mat, name: 'Chair' },
      { ...chair, name: 'Mat' },
    ]
    const swapped = ok(await publish(token, ok(await save(token, event, { ...event.draft, tickets })).data)).data
    expect(swapped.draft.tickets.map(({ id, name }) => [id, name])).toEqual([
      [mat.id, 'Chair'],
      [chair.id, 'Mat'],
    ])
    const { data } = ok(await world.call(editorEvents.revisions, { as: token, params: { id: event.id } }))
    const first = data.at(-1)
    const restored = ok(
      await world.call(editorEvents.restore, {
        as: token,
        params: { id: event.id, revision: first?.version ?? 0 },
        body: { version: swapped.version },
      }),
    ).data
    ok(await publish(token, restored))
  })

  test('under another address are found there', async () => {
    const { token } = await editor()
    const { id, slug, version } = await out(token)
    const move = { version, slug: `${slug}-again` }
    ok(await world.call(editorEvents.move, { as: token, params: { id }, body: move }))
    expect((await asReader(slug)).error).toMatchObject({ code: 'moved', to: `/delhi/${slug}-again` })
  })
})

describe('who stands at the door', () => {
  const emailOf = async ({ id }: GivenUser) => {
    const [row] = await world.db<[{ email: string }]>`select email from app_user where id = ${id}`
    return row.email
  }
  const change = async (as: GivenUser, id: string, whom: string, isOrganiser: boolean) =>
    world.call(changeOrganiser, { as: as.token, params: { id }, body: { email: whom, isOrganiser } })

  test('is whoever began the event, and those whom editors name by their address; the last one stays', async () => {
    const [meera, host] = [await editor(), await givenIn(world).user({ firstName: 'Sohail' })]
    const begun = await begin(meera.token)
    expect(begun.organisers).toMatchObject([{ id: meera.id, name: expect.stringContaining('Meera') }])

    const email = await emailOf(host)
    const added = ok(await change(meera, begun.id, email.toUpperCase(), true))
    expect(added.data.map(({ id }) => id).sort()).toEqual([meera.id, host.id].sort())
    expect(ok(await change(meera, begun.id, await emailOf(meera), false)).data).toMatchObject([{ id: host.id, email }])
    const last = await change(meera, begun.id, email, false)
    expect([last.status, last.error.message]).toEqual([
      409,
      'Somebody has to stand at the door: add another one first.',
    ])
    expect(await read(meera.token, begun.id)).toMatchObject({ version: begun.version, organisers: [{ id: host.id }] })

    const nobody = await change(meera, begun.id, 'nobody@nukkad.test', true)
    expect([nobody.status, Object.keys(nobody.error.fields ?? {})]).toEqual([400, ['email']])
    expect((await change(meera, '999999', email, true)).status).toBe(404)
  })

  /** How many are left when two take each other out at once. */
  async function left(db: Db): Promise<number> {
    const [meera, host] = [await editor(), await givenIn(world).user()]
    const { id } = await begin(meera.token)
    const emails = [await emailOf(meera), await emailOf(host)]
    const door = createOrganisers(db)
    await door.change(id, emails[1] ?? '', true)
    await Promise.allSettled(emails.map((email) => door.change(id, email, false)))
    return (await read(meera.token, id)).organisers.length
  }
  test('is one at least when two take each other out at once', async () => expect(await left(world.db)).toBe(1))
  test('(without the lock of the event nobody may be left)', async () =>
    expect(
      await untilSeen(
        () => left(carelessDb(world.db, unlocked(/from event where/))),
        (count) => count === 0,
      ),
    ).toBe(0))
})
