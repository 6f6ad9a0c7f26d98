import { callOffEvent, type EventDraft, editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { eventDetails, eventTickets } from '@nukkad/contracts/endpoints/events/events'
import { getTicket, listTickets } from '@nukkad/contracts/endpoints/events/tickets'
import { openDb } from '../../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { ok } from '../../merchants/merchants.given.ts'
import { newHoldId } from '../../orders/placing/public-number.ts'
import { lockTypes } from '../booking/booking.repository.ts'
import { insertHold } from '../booking/held-seats.repository.ts'
import { givenTicketType, useEventEditing } from './edited-events.given.ts'
import { createEventEditing } from './editing.service.ts'

jest.setTimeout(60_000)
const { world, given, inDays, editor, read, save, written, publish, out, asReader, asEvent, book } = useEventEditing()

describe('seats of an edited event', () => {
  test('cannot be fewer than sold and held, and a ticket type in use cannot be removed', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [givenTicketType('Mat', 0, 10), givenTicketType('Chair', 0, 4)] })
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
      'tickets.0.seats': 'cannot be fewer than 5: 3 are sold and 2 held for buyers who are paying',
    })
    expect(await refused([chair])).toEqual({
      tickets: 'cannot lose “Mat”: people have chosen it. Limit it to 3 seats instead',
    })
    const next = ok(await save(token, now, { ...now.draft, tickets: [{ ...mat, seats: 5, price: 250 }] })).data
    ok(await publish(token, next))
    const tickets = (await world.call(eventTickets, { params: { discoveryId: event.slug } })).body.data.tickets
    expect(tickets.map(({ name, seats, left, price }) => [name, seats, left, price])).toEqual([['Mat', 5, 0, 250]])
  })

  test('keep the agreed price', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [givenTicketType('Mat', 0, 10)] })
    const asha = await given.user()
    await book(event, asha, 1)
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const now = await read(token, event.id)
    const dear = ok(await save(token, now, { ...now.draft, tickets: [{ ...mat, price: 900 }] })).data
    ok(await publish(token, dear))
    const [ticket] = (await world.call(listTickets, { as: asha.token })).body.data
    expect(ticket?.price).toBe(0)
  })

  test('cause one mail when the time or place changes, and none for other changes', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [givenTicketType('Mat', 0, 10)] })
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

  test('are checked again on publishing, against holds made meanwhile', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [givenTicketType('Mat', 0, 10)] })
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const fewer = ok(await save(token, event, { ...event.draft, tickets: [{ ...mat, seats: 2 }] })).data
    ok(await given.hold(asEvent(event), await given.user(), 5))
    const refused = await publish(token, fewer)
    expect(refused.error.fields).toHaveProperty(['tickets.0.seats'])
    const [row] = await world.db`select seats from ticket_type where id = ${mat.id}`
    expect(row?.seats).toBe(10)
  })

  /** The outcome of publishing fewer seats while another transaction takes `ms` to hold five of them. */
  async function whileTaken(ms: number, ...careless: readonly Carelessness[]): Promise<'published' | 'refused'> {
    const meera = await editor()
    const event = await out(meera.token, { tickets: [givenTicketType('Mat', 0, 10)] })
    const [mat] = event.draft.tickets as [EventDraft['tickets'][0]]
    const fewer = ok(await save(meera.token, event, { ...event.draft, tickets: [{ ...mat, seats: 2 }] })).data
    const asha = await given.user()
    const db = openDb({ url: world.databaseUrl, pool: 4 })
    const { publish: show } = createEventEditing({
      db: carelessDb(db, ...careless),
      now: world.clock.now,
      isFreeName: () => true,
      media: world.modules.media.service,
      videoFiles: world.modules.videoFiles.service,
      blocks: { findGone: async () => [], findUnknown: async () => [] },
      tickets: world.modules.tickets.service.tickets,
    })
    const now = world.clock.now()
    let held = () => {}
    const isHeld = new Promise<void>((resolve) => {
      held = resolve
    })
    const holding = db.begin(async (tx) => {
      await lockTypes(tx, Number(event.id))
      await insertHold(tx, {
        id: newHoldId(),
        eventId: Number(event.id),
        userId: asha.id,
        isOffer: false,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 600_000),
        lines: [{ typeId: Number(mat.id), qty: 5, price: 0 }],
      })
      held()
      await new Promise((resolve) => setTimeout(resolve, ms))
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
  test('cannot be reduced while someone takes them', async () => {
    expect(await whileTaken(400)).toBe('refused')
  })
  test('(can be reduced without the lock of the ticket types)', async () => {
    const unlockedFor = (nth: number) => whileTaken(400 * nth, unlocked(/from ticket_type/))
    expect(await untilSeen(unlockedFor, (outcome) => outcome === 'published')).toBe('published')
  })

  test('allow the event to be unpublished and deleted while none is booked', async () => {
    const { token } = await editor()
    const { id, version } = await out(token, { tickets: [givenTicketType('Mat', 0, 10)] })
    const params = { id }
    const back = ok(await world.call(editorEvents.unpublish, { as: token, params, body: { version } })).data
    expect(back.state).toBe('draft')
    ok(await world.call(editorEvents.remove, { as: token, params, query: { version: back.version } }))
    expect((await world.call(editorEvents.get, { as: token, params })).status).toBe(404)
  })

  test('prevent unpublishing when booked; calling the event off cancels them', async () => {
    const { token } = await editor()
    const event = await out(token, { tickets: [givenTicketType('Mat', 0, 10)] })
    const asha = await given.user()
    await book(event, asha, 2)
    const { id, version } = await read(token, event.id)
    const back = await world.call(editorEvents.unpublish, { as: token, params: { id }, body: { version } })
    expect([back.status, back.error.message]).toEqual([409, expect.stringMatching(/Cancel the event instead/)])
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

  test('keep their types when two types swap names and an earlier revision is restored', async () => {
    const { token } = await editor()
    const draft = await written(token, { tickets: [givenTicketType('Mat', 0, 10), givenTicketType('Chair', 0, 4)] })
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

  test('redirect to the new URL after the event was moved', async () => {
    const { token } = await editor()
    const { id, slug, version } = await out(token)
    const move = { version, slug: `${slug}-again` }
    ok(await world.call(editorEvents.move, { as: token, params: { id }, body: move }))
    expect((await asReader(slug)).error).toMatchObject({ code: 'moved', to: `/delhi/${slug}-again` })
  })
})
