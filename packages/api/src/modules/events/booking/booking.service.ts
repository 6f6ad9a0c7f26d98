import type { BodyOf } from '@nukkad/contracts'
import type { holdSeats, nameGuests, Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Invalid, NoSuchEntity, NotFound } from '../../../errors.ts'
import type { CheckoutService } from '../../checkout/checkout.service.ts'
import type { CheckoutRefusal } from '../../checkout/refusals.ts'
import { newHoldId } from '../../orders/placing/public-number.ts'
import { inRupees } from '../../pricing/money.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import * as organisers from '../editing/organiser.repository.ts'
import * as events from '../event.repository.ts'
import { holdEnd, holdMinutes } from '../event-rules.ts'
import { mostSeats, showEvent } from '../event-view.ts'
import { statusOf } from '../event-words.ts'
import type { IssueTickets } from '../tickets/issue-tickets.ts'
import * as tickets from '../tickets/ticket.repository.ts'
import { ticketTypes } from '../tickets/ticket-type.repository.ts'
import * as booking from './booking.repository.ts'
import { type BookingRefusal, closedBy, holdEnded, notWaiting, soldOut, tooMany } from './booking-refusals.ts'
import * as heldSeats from './held-seats.repository.ts'
import type { OfferSeats } from './offers.ts'
import { seatsOf, showHold, showPayment, showTicket, totalOf } from './registration-view.ts'
import * as waitingList from './waiting.repository.ts'

export interface BookingParts {
  readonly db: Db
  readonly now: () => Date
  readonly checkout: Pick<CheckoutService, 'lastOf' | 'forget' | 'stopped'>
  readonly wallet: Pick<WalletService, 'balances'>
  readonly issue: IssueTickets
  readonly offer: OfferSeats
}
/** Why a registration is refused, by its rules or because nothing can be bought. */
type Refusal = BookingRefusal | CheckoutRefusal
export interface Booked {
  data: Registration
  message?: { message: string; code: string }
}
export type BookingService = ReturnType<typeof createBookingService>

/** Registration for events. Every write happens under the lock of the event's ticket types. */
// limit: holding, naming guests and waiting change the same seats of one person
export function createBookingService({ db, now, checkout, wallet, issue, offer }: BookingParts) {
  async function eventOf(slug: string, q: Queryable = db): Promise<events.EventPageRow> {
    const event = await events.find(q, slug, now())
    if (!event) throw new NotFound('This event does not exist or is no longer listed.')
    return event
  }

  async function view(event: events.EventPageRow, userId: string): Promise<Registration> {
    const last = await booking.lastHold(db, event.id, userId)
    const isHeld = last?.state === 'held' && last.expiresAt > now()
    const [lines, own, waiting, rows, balances, isOrganiser] = await Promise.all([
      isHeld ? booking.linesOf(db, last.id) : [],
      last ? checkout.lastOf(db, 'tickets', last.id) : undefined,
      waitingList.waitingOf(db, event.id, userId),
      tickets.ofEvent(db, event.id, userId),
      wallet.balances(db, userId),
      organisers.isOrganiser(db, event.id, userId),
    ])
    const shown = showEvent(event, now())
    return {
      hold: isHeld ? showHold(last, lines, now()) : null,
      payment: showPayment(own, isHeld),
      waiting: waiting.map(({ typeId, name, qty, ahead }) => ({ ticketTypeId: String(typeId), name, qty, ahead })),
      tickets: rows.map((row) => showTicket(row, shown, now())),
      credit: inRupees(balances.credit),
      gift_cards: inRupees(balances.gifts),
      isOrganiser,
    }
  }

  /** Runs the work under the lock; returns the caller's registration afterwards. */
  async function act(
    slug: string,
    userId: string,
    work: (tx: Tx, event: events.EventPageRow) => Promise<Refusal | null>,
  ): Promise<Booked> {
    const { id } = await eventOf(slug)
    const refusal = await transaction(db, async (tx) => {
      await booking.lockTypes(tx, id)
      // Read again: whoever held the lock may have cancelled the event or changed its times.
      return work(tx, await eventOf(String(id), tx))
    })
    const data = await view(await eventOf(String(id)), userId)
    return refusal ? { data, message: { ...refusal } } : { data }
  }

  async function releaseHold(tx: Tx, hold: booking.HoldRow, by: 'buyer' | 'choice'): Promise<void> {
    await heldSeats.endHold(tx, hold.id, by)
    await checkout.forget(tx, 'tickets', hold.id, 'You released these seats.')
  }

  async function hold(tx: Tx, event: events.EventPageRow, userId: string, body: BodyOf<typeof holdSeats>) {
    const closed = closedBy(statusOf({ ...event, seatsLeft: 1 }, now()))
    if (closed) return closed
    // The waiting list comes first: seats that became free are offered to it before anyone else.
    await offer(tx, event)
    const mine = await booking.openHold(tx, event.id, userId)
    const types = await ticketTypes(tx, event.id, now(), { holdId: mine?.id })
    const wanted = new Map<number, number>()
    for (const { ticketTypeId, qty } of body.tickets) {
      wanted.set(Number(ticketTypeId), (wanted.get(Number(ticketTypeId)) ?? 0) + qty)
    }
    const chosen = types.filter(({ id }) => wanted.has(id))
    if (chosen.length !== wanted.size) throw new NoSuchEntity()
    const lines = chosen.map(({ id, name, price }) => ({ typeId: id, name, price, qty: wanted.get(id) ?? 0 }))
    // Seats that cannot be paid for would only be kept from others; free ones are booked as ever.
    const stopped = lines.some(({ price }) => price > 0) && checkout.stopped()
    if (stopped) return stopped.message
    const owned = await tickets.ofEvent(tx, event.id, userId)
    if (seatsOf(lines) + owned.length > mostSeats) return tooMany(mostSeats)
    const lacking = chosen.find(({ id, left }) => left < (wanted.get(id) ?? 0))
    if (lacking) return soldOut(lacking.name, lacking.left)
    if (mine) {
      const before = await booking.linesOf(tx, mine.id)
      const words = (rows: readonly booking.HoldLine[]) =>
        rows.map(({ typeId, qty, price }) => `${typeId}:${qty}:${price}`).join()
      if (words(before) === words(lines)) return null
      await releaseHold(tx, mine, 'choice')
    }
    const heldSince = mine?.heldSince ?? now()
    const until = Math.min(now().getTime() + holdMinutes * 60_000, holdEnd({ heldSince }).getTime())
    const expiresAt = mine?.isOffer ? mine.expiresAt : new Date(until)
    const isOffer = mine?.isOffer ?? false
    await heldSeats.insertHold(tx, {
      id: newHoldId(),
      eventId: event.id,
      userId,
      isOffer,
      createdAt: now(),
      heldSince,
      expiresAt,
      lines,
    })
    return null
  }

  return {
    registration: async (slug: string, userId: string): Promise<Booked> => ({
      data: await view(await eventOf(slug), userId),
    }),

    hold: (slug: string, userId: string, body: BodyOf<typeof holdSeats>): Promise<Booked> =>
      act(slug, userId, (tx, event) => hold(tx, event, userId, body)),

    release: (slug: string, userId: string): Promise<Booked> =>
      act(slug, userId, async (tx, event) => {
        const mine = await booking.openHold(tx, event.id, userId)
        if (mine) await releaseHold(tx, mine, 'buyer')
        await offer(tx, event)
        return null
      }),

    nameGuests: (slug: string, userId: string, body: BodyOf<typeof nameGuests>): Promise<Booked> =>
      act(slug, userId, async (tx, event) => {
        const own = await booking.findHold(tx, body.holdId)
        if (!own || String(own.userId) !== userId || own.eventId !== event.id) throw new NoSuchEntity()
        if (own.state === 'booked') return null
        const closed = closedBy(statusOf({ ...event, seatsLeft: 1 }, now()))
        if (closed) return closed
        if (own.state !== 'held' || own.expiresAt <= now()) return holdEnded
        const lines = await booking.linesOf(tx, own.id)
        const guests = body.guests.map((name) => name.trim()).filter(Boolean)
        if (guests.length !== seatsOf(lines)) throw new Invalid({ guests: 'needs a name for each seat' })
        const contact = { ...body.contact, name: body.contact.name.trim(), email: body.contact.email.toLowerCase() }
        await heldSeats.noteGuests(tx, own.id, guests, contact)
        if (totalOf(lines) === 0) {
          await issue(tx, { hold: { ...own, guests, contact }, lines, paid: null, now: now() })
        }
        return null
      }),

    joinWaiting: (slug: string, userId: string, wish: { ticketTypeId: string; qty: number }): Promise<Booked> =>
      act(slug, userId, async (tx, event) => {
        const closed = closedBy(statusOf({ ...event, seatsLeft: 1 }, now()))
        if (closed) return closed
        await offer(tx, event)
        const types = await ticketTypes(tx, event.id, now())
        const type = types.find(({ id }) => String(id) === wish.ticketTypeId)
        if (!type) throw new NoSuchEntity()
        if (type.left >= wish.qty) return notWaiting
        await waitingList.join(tx, { eventId: event.id, typeId: type.id, userId, qty: wish.qty, now: now() })
        return null
      }),

    leaveWaiting: (slug: string, userId: string, ticketTypeId: string): Promise<Booked> =>
      act(slug, userId, async (tx, event) => {
        await waitingList.leave(tx, event.id, [Number(ticketTypeId)], userId)
        return null
      }),
  }
}
