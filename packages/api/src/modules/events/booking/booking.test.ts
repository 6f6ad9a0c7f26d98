import { checkIn, eventDoor, operatorCheckIn } from '@nukkad/contracts/endpoints/events/check-in'
import {
  cancelTicket,
  joinWaiting,
  listTickets,
  type Registration,
  registrationOf,
  releaseSeats,
} from '@nukkad/contracts/endpoints/events/tickets'
import type { GivenUser } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { type GivenEvent, givenEvents } from '../event.given.ts'

const world = useWorld()
const given = givenEvents(world)
const where = (event: GivenEvent, { token }: GivenUser) =>
  world.call(registrationOf, { as: token, params: { discoveryId: event.slug } })
const wait = (event: GivenEvent, { token }: GivenUser, qty = 1) =>
  world.call(joinWaiting, {
    as: token,
    params: { discoveryId: event.slug },
    body: { ticketTypeId: event.types[0] ?? '', qty },
  })
const offers = () => world.modules.tickets.service.offers.run()

async function booked(event: GivenEvent, qty = 1): Promise<{ user: GivenUser; data: Registration }> {
  const user = await given.user()
  const { body } = await given.hold(event, user, qty)
  return { user, data: (await given.guests(event, user, body.data)).body.data }
}

describe('free seats', () => {
  test('become tickets with a code each, in the order of their guests, with one mail', async () => {
    const event = await given.event()
    const { user, data } = await booked(event, 6)
    expect(data.hold).toBeNull()
    const guests = ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4', 'Guest 5', 'Guest 6']
    expect(data.tickets.map(({ guest, state }) => [guest, state])).toEqual(guests.map((guest) => [guest, 'valid']))
    expect(new Set(data.tickets.map(({ code }) => code)).size).toBe(6)
    expect(await given.mails('tickets-booked', user.email)).toBe(1)
    expect(await given.seats(event)).toEqual([{ sold: 6, seats: 10 }])
    const mine = await world.call(listTickets, { as: user.token })
    expect(mine.body.data.map(({ guest }) => guest)).toEqual(guests)
  })

  test('are held for ten minutes and released after that', async () => {
    const event = await given.event({ tickets: [{ seats: 1 }] })
    const [asha, dev] = [await given.user(), await given.user()]
    const held = await given.hold(event, asha)
    expect(held.body.data.hold?.secondsLeft).toBeGreaterThan(590)
    expect((await given.hold(event, dev)).body.message).toMatchObject({ code: 'sold_out' })
    world.clock.forward(601)
    expect((await given.hold(event, dev)).body.data.hold).toMatchObject({ seats: 1 })
    const late = await given.guests(event, asha, held.body.data)
    expect(late.body).toMatchObject({ message: { code: 'hold_ended' }, data: { tickets: [] } })
  })

  test('are held once per person: another choice replaces the hold, the same keeps its time', async () => {
    const event = await given.event({ tickets: [{ seats: 4 }, { seats: 4 }] })
    const user = await given.user()
    const first = (await given.hold(event, user, 3)).body.data.hold
    expect((await given.hold(event, user, 3)).body.data.hold?.id).toBe(first?.id)
    const second = (await given.hold(event, user, 4, 1)).body.data.hold
    expect(second?.lines).toMatchObject([{ name: 'Type 2', qty: 4 }])
    expect((await given.hold(event, await given.user(), 4)).body.data.hold).not.toBeNull()
  })

  test('are free for others after an hour, however often another choice is made', async () => {
    const event = await given.event({ tickets: [{ seats: 2 }] })
    let asha = await given.user()
    for (let count = 0; count < 7; count++) {
      const { hold } = (await given.hold(event, asha, 1 + (count % 2))).body.data
      expect(hold?.secondsLeft).toBeGreaterThan(0)
      world.clock.forward(9 * 60)
      asha = await given.back(asha)
    }
    expect((await given.hold(event, await given.user(), 2)).body.data.hold).toMatchObject({ seats: 2 })
  })

  test('are limited to ten per person and need a name each', async () => {
    const event = await given.event({ tickets: [{ seats: 40 }] })
    const { user } = await booked(event, 6)
    expect((await given.hold(event, user, 5)).body.message).toMatchObject({ code: 'too_many' })
    const { body } = await given.hold(event, user, 2)
    const { hold } = body.data
    const short = await given.guests(event, user, { ...body.data, hold: hold && { ...hold, seats: 1 } })
    expect([short.status, short.error.fields]).toEqual([400, { guests: 'needs a name for each seat' }])
  })

  test('are refused for an event that has begun and for a ticket type of another event', async () => {
    const event = await given.event({ starts: new Date(world.clock.now().getTime() - 60_000) })
    expect((await given.hold(event, await given.user())).body.message).toMatchObject({ code: 'closed' })
    const [one, other] = [await given.event(), await given.event()]
    expect((await given.hold({ ...one, types: other.types }, await given.user())).status).toBe(404)
  })
})

describe('the waiting list of a sold-out event', () => {
  test('offers a returned seat for two hours with a mail, then to the next person', async () => {
    const event = await given.event({ tickets: [{ seats: 1 }] })
    const { user: holder, data } = await booked(event)
    const [first, second] = [await given.user(), await given.user()]
    expect((await wait(event, first)).body.data.waiting).toMatchObject([{ ahead: 0 }])
    expect((await wait(event, second)).body.data.waiting).toMatchObject([{ ahead: 1 }])
    const ticketId = data.tickets[0]?.id ?? ''
    await world.call(cancelTicket, { as: holder.token, params: { ticketId }, body: { refundTo: 'source' } })
    expect((await where(event, first)).body.data.hold).toMatchObject({ isOffer: true, seats: 1 })
    expect(await given.mails('seats-offered', first.email)).toBe(1)
    expect((await given.hold(event, await given.user())).body.message).toMatchObject({ code: 'sold_out' })

    world.clock.forward(2 * 3600 + 1)
    await offers()
    await offers()
    expect((await where(event, await given.back(first))).body.data.hold).toBeNull()
    const back = await given.back(second)
    const turn = await where(event, back)
    expect(turn.body.data.hold).toMatchObject({ isOffer: true })
    expect(await given.mails('seats-offered', second.email)).toBe(1)
    expect((await given.guests(event, back, turn.body.data)).body.data.tickets).toHaveLength(1)
  })

  test('comes before anyone who books when a hold has expired', async () => {
    const event = await given.event({ tickets: [{ seats: 1 }] })
    await given.hold(event, await given.user())
    const waiting = await given.user()
    await wait(event, waiting)
    world.clock.forward(601)
    expect((await given.hold(event, await given.user())).body.message).toMatchObject({ code: 'sold_out' })
    expect((await where(event, waiting)).body.data.hold).toMatchObject({ isOffer: true })
  })

  test('passes over an account that was closed, until it is opened again', async () => {
    const event = await given.event({ tickets: [{ seats: 1 }] })
    const [holder, closed, next] = [await given.user(), await given.user(), await given.user()]
    await given.hold(event, holder)
    await wait(event, closed)
    await wait(event, next)
    const close = (at: Date | null) => world.db`update app_user set closed_at = ${at} where id = ${closed.id}`
    await close(world.clock.now())
    await world.call(releaseSeats, { as: holder.token, params: { discoveryId: event.slug } })
    expect((await where(event, next)).body.data.hold).toMatchObject({ isOffer: true })
    await world.call(releaseSeats, { as: next.token, params: { discoveryId: event.slug } })
    await offers()
    expect(await given.mails('seats-offered', closed.email)).toBe(0)

    await close(null)
    await offers()
    expect(await given.mails('seats-offered', closed.email)).toBe(1)
  })

  test('cannot be joined while there are seats', async () => {
    const event = await given.event()
    expect((await wait(event, await given.user())).body.message).toMatchObject({ code: 'not_sold_out' })
  })

  test('is offered seats at once when a hold is released', async () => {
    const event = await given.event({ tickets: [{ seats: 1 }] })
    const [holder, waiting] = [await given.user(), await given.user()]
    await given.hold(event, holder)
    await wait(event, waiting)
    await world.call(releaseSeats, { as: holder.token, params: { discoveryId: event.slug } })
    expect((await where(event, waiting)).body.data.hold).toMatchObject({ isOffer: true })
  })
})

describe('check-in at the entrance', () => {
  const scan = (event: GivenEvent, { token }: GivenUser, code: string) =>
    world.call(checkIn, { as: token, params: { discoveryId: event.slug }, body: { code } })

  test('admits a ticket once, and gives the reason otherwise', async () => {
    const [event, other] = [await given.event(), await given.event()]
    const host = await given.user()
    await given.organise(event, host)
    const { data } = await booked(event)
    const code = data.tickets[0]?.code ?? ''
    const elsewhere = (await booked(other)).data.tickets[0]?.code ?? ''
    expect((await scan(event, host, code.toLowerCase())).body.data).toMatchObject({
      checkIn: { result: 'welcome', guest: 'Guest 1' },
      door: { sold: 1, arrived: 1 },
    })
    const door = await world.call(eventDoor, { as: host.token, params: { discoveryId: event.slug } })
    expect(door.body.data).toMatchObject({ sold: 1, arrived: 1 })
    const scans = [
      await scan(event, host, code),
      await scan(event, host, elsewhere),
      await scan(event, host, 'AAAA-BBBB-CCCC-DDDD'),
    ].map(({ body }) => body.data.checkIn)
    expect(scans).toMatchObject([
      { result: 'used_before', guest: 'Guest 1' },
      { result: 'other_event', guest: null, type: null },
      { result: 'unknown', guest: null, type: null },
    ])
  })

  test('is for the organiser and operators only', async () => {
    const event = await given.event()
    const { user, data } = await booked(event)
    const code = data.tickets[0]?.code ?? ''
    expect((await scan(event, user, code)).status).toBe(403)
    expect((await world.call(eventDoor, { as: user.token, params: { discoveryId: event.slug } })).status).toBe(403)
    expect(
      (await world.call(operatorCheckIn, { params: { discoveryId: event.slug }, body: { code } })).status,
    ).not.toBe(200)
  })
})

const callOff = (event: GivenEvent) =>
  world.db.begin((tx) => world.modules.tickets.service.tickets.callOff(tx, event.slug))

test('calling off an event ends its waiting list and tells each person on it once', async () => {
  const event = await given.event({ tickets: [{ seats: 1 }, { seats: 1 }] })
  const [holder, offered, waiting] = [await given.user(), await given.user(), await given.user()]
  const other = { ...event, types: event.types.toReversed() }
  await given.guests(other, holder, (await given.hold(other, holder)).body.data)
  const taken = await given.user()
  await given.hold(event, taken)
  for (const one of [offered, waiting, holder]) await wait(event, one)
  await wait(other, waiting)
  await world.call(releaseSeats, { as: taken.token, params: { discoveryId: event.slug } })
  expect((await where(event, offered)).body.data.hold).toMatchObject({ isOffer: true })

  expect(await callOff(event)).toBe(true)
  for (const { email } of [holder, offered, waiting]) expect(await given.mails('ticket-cancelled', email)).toBe(1)
  expect(await given.mails('ticket-cancelled', taken.email)).toBe(0)
  expect((await where(event, waiting)).body.data.waiting).toEqual([])
})

test('calling off an event cancels its tickets and frees its seats', async () => {
  const event = await given.event()
  const { user } = await booked(event, 2)
  expect(await callOff(event)).toBe(true)
  expect(await given.mails('ticket-cancelled', user.email)).toBe(2)
  expect(await given.seats(event)).toEqual([{ sold: 0, seats: 10 }])
  expect((await given.hold(event, await given.user())).body.message).toMatchObject({ code: 'closed' })
})
