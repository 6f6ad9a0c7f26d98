import { openDb } from '../../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useWorld } from '../../../testing/world.ts'
import { createPurchases } from '../../checkout/purchases.ts'
import { contactsIn } from '../../orders/reading/contacts.ts'
import { contact, type GivenEvent, givenEvents } from '../event.given.ts'
import { ticketModule } from '../event.module.ts'
import { callOff } from '../event.repository.ts'
import { noteUsed } from '../tickets/check-in.repository.ts'
import { lockTypes } from './booking.repository.ts'

const world = useWorld()
const given = givenEvents(world)
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const several = (count: number) => count > 1

const withoutTypes = unlocked(/from ticket_type/)
const withoutTicket = unlocked(/where k\.code =/)

/** Booking on thirty connections, with the given guards removed. */
function crowd(...careless: readonly Carelessness[]) {
  const db = openDb({ url: world.databaseUrl, pool: 30 })
  ends.push(() => db.end({ timeout: 1 }))
  const { settings, app, clock } = world
  const { checkout, wallet, refunds, mail } = world.modules
  const base = { db: carelessDb(db, ...careless), settings, log: app.log, now: clock.now }
  return ticketModule(base, {
    checkout: checkout.service.checkout,
    purchases: createPurchases(),
    refunds: refunds.service,
    wallet: wallet.service.wallet,
    mail: mail.service,
    contacts: contactsIn(),
    whereIs: world.modules.events.service.whereIs,
  }).service
}

async function raceForLast(...careless: readonly Carelessness[]): Promise<number> {
  const { booking } = crowd(...careless)
  const event = await given.event({ tickets: [{ seats: 1 }] })
  const users = await Promise.all(Array.from({ length: 100 }, () => given.user()))
  const tickets = [{ ticketTypeId: event.types[0] ?? '', qty: 1 }]
  const answers = await Promise.allSettled(users.map(({ id }) => booking.hold(event.slug, id, { tickets })))
  return answers.filter((answer) => answer.status === 'fulfilled' && answer.value.data.hold !== null).length
}

test('seats are not held by someone who waited for the lock while the event was cancelled', async () => {
  const { booking } = crowd()
  const event = await given.event({ tickets: [{ seats: 5 }] })
  const { id } = await given.user()
  const holding = await world.db.begin(async (tx) => {
    await lockTypes(tx, Number(event.id))
    await callOff(tx, Number(event.id))
    const answer = booking.hold(event.slug, id, { tickets: [{ ticketTypeId: event.types[0] ?? '', qty: 1 }] })
    await new Promise((resolve) => setTimeout(resolve, 400))
    return { answer }
  })
  const { data, message } = await holding.answer
  expect([data.hold, message?.code]).toEqual([null, 'closed'])
})

describe('the last seat', () => {
  test('goes to one of a hundred people who want it at once', async () => {
    expect(await raceForLast()).toBe(1)
  }, 60_000)
  test('(goes to several without the lock of the ticket types)', async () => {
    expect(await untilSeen(() => raceForLast(withoutTypes), several)).toBeGreaterThan(1)
  }, 60_000)

  test('is never sold twice, even when two people hold it', async () => {
    const { booking } = crowd(withoutTypes)
    const event = await given.event({ tickets: [{ seats: 1 }] })
    const users = [await given.user(), await given.user()]
    for (const { id } of users) {
      await world.db`
        with h as (
          insert into ticket_hold (hold_id, event_id, user_id, created_at, expires_at)
          values (${`HD-${id.padStart(12, '0')}`}, ${event.id}, ${id}, now(), now() + interval '1 hour') returning hold_id
        ) insert into ticket_hold_line select hold_id, ${event.types[0] ?? 0}, 1, 0 from h`
    }
    const answers = await Promise.allSettled(
      users.map(({ id }) =>
        booking.nameGuests(event.slug, id, { holdId: `HD-${id.padStart(12, '0')}`, guests: ['One'], contact }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await given.seats(event)).toEqual([{ sold: 1, seats: 1 }])
  })
})

describe('a ticket that is cancelled while it is being checked in', () => {
  /** The answer to its owner, who asks while the entrance has noted the guest and not yet committed it. */
  async function answered(...careless: readonly Carelessness[]) {
    const { tickets, booking } = crowd(...careless)
    const event = await given.event()
    const guest = await given.user()
    const { data } = await booking.hold(event.slug, guest.id, {
      tickets: [{ ticketTypeId: event.types[0] ?? '', qty: 1 }],
    })
    const own = await booking.nameGuests(event.slug, guest.id, {
      holdId: data.hold?.id ?? '',
      guests: ['One'],
      contact,
    })
    const id = own.data.tickets[0]?.id ?? ''
    const { cancelled } = await world.db.begin(async (tx) => {
      await noteUsed(tx, id, 'operator', world.clock.now())
      const cancelled = tickets.cancel(guest.id, id, 'wallet').then(
        ({ state }) => state,
        (error: Error) => error.message,
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { cancelled }
    })
    return cancelled
  }

  test('is used, and its owner is told so', async () => {
    expect(await answered()).toBe('This ticket has been used.')
  })
  test('(seems to have been cancelled without the lock of the ticket)', async () => {
    expect(await answered(unlocked(/where k\.ticket_id =/))).toBe('used')
  })
})

describe('one ticket checked in twenty times at once', () => {
  async function welcomed(...careless: readonly Carelessness[]): Promise<number> {
    const { tickets, booking } = crowd(...careless)
    const event: GivenEvent = await given.event()
    const [host, guest] = [await given.user(), await given.user()]
    await given.organise(event, host)
    const { data } = await booking.hold(event.slug, guest.id, {
      tickets: [{ ticketTypeId: event.types[0] ?? '', qty: 1 }],
    })
    const own = await booking.nameGuests(event.slug, guest.id, {
      holdId: data.hold?.id ?? '',
      guests: ['One'],
      contact,
    })
    const code = own.data.tickets[0]?.code ?? ''
    const answers = await Promise.all(Array.from({ length: 20 }, () => tickets.checkIn(event.slug, host.id, code)))
    return answers.filter(({ checkIn }) => checkIn.result === 'welcome').length
  }
  test('admits one', async () => {
    expect(await welcomed()).toBe(1)
  })
  test('(admits several without the lock of the ticket)', async () => {
    expect(await untilSeen(() => welcomed(withoutTicket), several)).toBeGreaterThan(1)
  })
})
