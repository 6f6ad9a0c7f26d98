import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { PurchaseKind } from '../../checkout/purchases.ts'
import { type Refused, refused } from '../../checkout/refusals.ts'
import * as booking from '../booking/booking.repository.ts'
import { holdEnded, needsGuests } from '../booking/booking-refusals.ts'
import * as heldSeats from '../booking/held-seats.repository.ts'
import { seatsOf, totalOf } from '../booking/registration-view.ts'
import * as events from '../event.repository.ts'
import { holdEnd } from '../event-rules.ts'
import type { IssueTickets } from './issue-tickets.ts'
import { ticketTypes } from './ticket-type.repository.ts'

export interface TicketPurchaseParts {
  readonly issue: IssueTickets
  readonly now: () => Date
}

/** Seats of an event as a kind of purchase; the subject is a hold. */
// limit: one object of callbacks that adapts the checkout to tickets
export function ticketPurchase({ issue, now }: TicketPurchaseParts): PurchaseKind {
  async function findHold(tx: Tx, subject: string): Promise<booking.HoldRow> {
    const hold = await booking.findHold(tx, subject)
    if (!hold) throw new NoSuchEntity()
    return hold
  }

  /** Whether the seats of this hold are available to it, still held or free again. */
  async function areSeatsThere(tx: Tx, hold: booking.HoldRow, lines: readonly booking.HoldLine[]): Promise<boolean> {
    const types = await ticketTypes(tx, hold.eventId, now(), { holdId: hold.id })
    const left = new Map(types.map(({ id, left: seats }) => [id, seats]))
    return lines.every(({ typeId, qty }) => (left.get(typeId) ?? 0) >= qty)
  }

  /** Whether the same user has made another choice since; only one can be open at a time. */
  async function isReplaced(tx: Tx, hold: booking.HoldRow): Promise<boolean> {
    const open = await booking.openHold(tx, hold.eventId, String(hold.userId))
    return open !== undefined && open.id !== hold.id
  }

  const toRefused = ({ message }: { message: string }): Refused => refused('unavailable', message)

  return {
    name: 'tickets',

    async lock(tx, subject) {
      const { eventId } = await findHold(tx, subject)
      await booking.lockTypes(tx, eventId)
    },

    async agree(tx, userId, subject) {
      const hold = await findHold(tx, subject)
      if (String(hold.userId) !== userId) throw new NoSuchEntity()
      if (hold.state === 'booked') return refused('transaction_ended', 'These seats are already booked.')
      const [event] = await events.byIds(tx, [hold.eventId], now())
      const lines = await booking.linesOf(tx, subject)
      const { contact } = hold
      if (!event) throw new NoSuchEntity()
      if (!contact || hold.guests.length !== seatsOf(lines)) return toRefused(needsGuests)
      const seats = seatsOf(lines) === 1 ? '1 seat' : `${seatsOf(lines)} seats`
      return {
        address: {
          name: contact.name,
          phone: contact.phone,
          line1: '',
          line2: '',
          landmark: '',
          city: event.city,
          state: '',
          postcode: '',
        },
        couponId: null,
        couponCode: null,
        perks: 0,
        pricedFor: 'razorpay',
        lines: [],
        payable: totalOf(lines),
        other: { title: `${seats}, ${event.title}`, href: hrefs.eventRegister(event.slug) },
      }
    },

    async reserve(tx, subject, until) {
      const hold = await findHold(tx, subject)
      const end = holdEnd(hold)
      const isGone = hold.state === 'booked' || (hold.state === 'released' && hold.endedBy !== 'time')
      if (isGone || (await isReplaced(tx, hold))) return toRefused(holdEnded)
      const isLive = hold.state === 'held' && hold.expiresAt > now()
      if (!isLive && end <= now()) return toRefused(holdEnded)
      if (!(await areSeatsThere(tx, hold, await booking.linesOf(tx, subject)))) return toRefused(holdEnded)
      const [event] = await events.byIds(tx, [hold.eventId], now())
      if (!event || event.status === 'cancelled' || event.startsAt <= now()) {
        return refused('unavailable', 'Registration for this event is closed.')
      }
      await heldSeats.keepHold(tx, subject, end < until ? end : until)
      return null
    },

    async deliver(tx, { transactionId, subject, isPaidOnline }) {
      const hold = await findHold(tx, subject)
      const [event] = await events.byIds(tx, [hold.eventId], now())
      const lines = await booking.linesOf(tx, subject)
      if (hold.state === 'booked') return 'these seats had already been paid for'
      if (hold.state === 'released' && hold.endedBy !== 'time') return 'the seats had been released'
      if (!event || event.status === 'cancelled') return 'the event had been cancelled'
      if (event.endsAt <= now()) return 'the event had ended'
      if (!(await areSeatsThere(tx, hold, lines))) return 'the seats had been taken by others after the hold expired'
      await issue(tx, { hold, lines, paid: { transactionId, isOnline: isPaidOnline }, now: now() })
      return null
    },
  }
}
