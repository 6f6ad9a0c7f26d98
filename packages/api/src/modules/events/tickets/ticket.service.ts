import type { AnswerOf } from '@nukkad/contracts'
import type { CheckIn, Door } from '@nukkad/contracts/endpoints/events/check-in'
import type { listTickets, Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, Forbidden, NotFound } from '../../../errors.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import * as booking from '../booking/booking.repository.ts'
import type { OfferSeats } from '../booking/offers.ts'
import { showTicket } from '../booking/registration-view.ts'
import * as waitingList from '../booking/waiting.repository.ts'
import { isOrganiser } from '../editing/organiser.repository.ts'
import * as events from '../event.repository.ts'
import type { EventRow } from '../event-columns.repository.ts'
import { showEvent } from '../event-view.ts'
import { hourOf } from '../series/kolkata-days.ts'
import * as arriving from './check-in.repository.ts'
import type { TicketMails } from './mails/ticket-mails.ts'
import * as own from './own-tickets.repository.ts'
import * as tickets from './ticket.repository.ts'
import type { TicketCodes } from './ticket-code.ts'

export interface TicketParts {
  readonly db: Db
  readonly now: () => Date
  readonly codes: TicketCodes
  readonly refunds: Pick<RefundService, 'ofPurchase' | 'isInWallet'>
  readonly mails: Pick<TicketMails, 'tellCancelled' | 'tellCalledOff' | 'tellMoved'>
  readonly offer: OfferSeats
}
export type TicketService = ReturnType<typeof createTicketService>

const absent = () => new NotFound('This ticket does not exist.')

/** Showing tickets, giving them back, and using them at the door. */
// limit: owner and check-in read the same ticket; giving back and cancelling share the refund
export function createTicketService({ db, now, codes, refunds, mails, offer }: TicketParts) {
  async function showAll(rows: readonly tickets.TicketRow[]): Promise<Ticket[]> {
    const ids = [...new Set(rows.map(({ eventId }) => eventId))]
    const known = new Map((await events.byIds(db, ids, now())).map((event) => [event.id, showEvent(event, now())]))
    return rows.flatMap((row) => {
      const event = known.get(row.eventId)
      return event ? [showTicket(row, event, now())] : []
    })
  }

  async function readOwn(userId: string, id: string): Promise<Ticket> {
    const row = await own.findOwn(db, userId, id)
    const [ticket] = row ? await showAll([row]) : []
    if (!ticket) throw absent()
    return ticket
  }

  /** Frees the seat and refunds the money. The caller holds the lock of the event's ticket types. */
  async function giveBack(
    tx: Tx,
    ticket: tickets.TicketRow,
    { to, isCalledOff }: { to: 'source' | 'wallet'; isCalledOff: boolean },
  ): Promise<void> {
    const { id, eventId, typeId, userId, price, transactionId } = ticket
    if (!(await tickets.cancel(tx, id, now()))) return
    await booking.sell(tx, [{ typeId, qty: -1 }])
    let isInWallet = false
    if (price > 0 && transactionId) {
      const refundId = await refunds.ofPurchase(tx, {
        part: id,
        transactionId,
        userId,
        amount: price,
        to,
        isTold: true,
        now: now(),
        paid: await tickets.paidBy(tx, transactionId),
        reason: isCalledOff ? 'The event was cancelled' : 'Ticket cancelled',
      })
      isInWallet = await refunds.isInWallet(tx, refundId)
    }
    await mails.tellCancelled(tx, { ticketId: id, eventId, userId, back: price, isInWallet, isCalledOff })
  }

  async function doorOf(event: EventRow): Promise<Door> {
    const { sold, arrived, latest } = await arriving.arrivals(db, event.id)
    return {
      event: showEvent(event, now()),
      sold,
      arrived,
      latest: latest.map(({ guest, type, at }) => ({ guest, type, at: at.toISOString() })),
    }
  }

  /** `userId` is null for an operator, who may check in at every event. */
  async function eventAtDoor(slug: string, userId: string | null): Promise<events.EventPageRow> {
    const event = await events.find(db, slug, now())
    if (!event) throw new NotFound('This event does not exist or is no longer listed.')
    if (userId !== null && !(await isOrganiser(db, event.id, userId))) {
      throw new Forbidden('Only organisers of this event can check people in.')
    }
    return event
  }

  const said = (
    result: CheckIn['result'],
    message: string,
    ticket?: Pick<tickets.TicketRow, 'guest' | 'type' | 'usedAt'>,
  ): CheckIn => ({
    result,
    message,
    guest: ticket?.guest ?? null,
    type: ticket?.type ?? null,
    usedAt: ticket?.usedAt?.toISOString() ?? null,
  })

  async function scan(event: EventRow, typed: string, by: string): Promise<CheckIn> {
    const code = codes.read(typed)
    if (!code) return said('unknown', 'This is not one of our tickets. Please scan the code again.')
    return transaction(db, async (tx) => {
      const ticket = await arriving.byCode(tx, code)
      if (!ticket) return said('unknown', 'This is not one of our tickets. Please scan the code again.')
      // The name on it concerns only the organisers of its own event.
      if (ticket.eventId !== event.id) return said('other_event', 'This ticket is for another event.')
      if (ticket.state === 'cancelled') return said('cancelled', 'This ticket was cancelled.', ticket)
      if (ticket.usedAt) {
        return said('used_before', `This ticket was already used at ${hourOf(ticket.usedAt)}.`, ticket)
      }
      await arriving.noteUsed(tx, ticket.id, by, now())
      return said('welcome', `Welcome, ${ticket.guest}.`, { ...ticket, usedAt: now() })
    })
  }

  return {
    readOwn,

    async list(
      userId: string,
      { page = 1, pagesize = 20, show = 'upcoming' }: { page?: number; pagesize?: number; show?: 'upcoming' | 'past' },
    ): Promise<AnswerOf<typeof listTickets>> {
      const asked = { userId, show, limit: pagesize, offset: (page - 1) * pagesize }
      const [rows, total] = await Promise.all([own.listOwn(db, asked, now()), own.countOwn(db, userId, show, now())])
      return { data: await showAll(rows), total, page, pagesize, hasNext: page * pagesize < total }
    },

    async cancel(userId: string, id: string, to: 'source' | 'wallet'): Promise<Ticket> {
      const seen = await own.findOwn(db, userId, id)
      if (!seen) throw absent()
      await transaction(db, async (tx) => {
        await booking.lockTypes(tx, seen.eventId)
        const [event] = await events.byIds(tx, [seen.eventId], now())
        // The entrance locks the ticket alone.
        const ticket = await own.lockOwn(tx, userId, id)
        if (!event || !ticket) throw absent()
        // Repeated, because the first answer was lost: the tickets of an event that takes place are cancelled only here.
        if (ticket.state === 'cancelled' && event.status !== 'cancelled') return
        const { isAllowed, reason } = showTicket(ticket, showEvent(event, now()), now()).cancel
        if (!isAllowed) throw new Conflict(reason ?? 'This ticket can no longer be cancelled.')
        await giveBack(tx, ticket, { to, isCalledOff: false })
        await offer(tx, event)
      })
      return readOwn(userId, id)
    },

    /**
     * Cancels the event: voids all tickets, refunds all money and ends the waiting list. False when there is nothing to
     * cancel.
     */
    async callOff(tx: Tx, slug: string): Promise<boolean> {
      const event = await events.find(tx, slug, now())
      if (!event || event.status === 'cancelled' || event.endsAt <= now()) return false
      await booking.lockTypes(tx, event.id)
      await events.callOff(tx, event.id)
      const valid = await tickets.lockValid(tx, event.id)
      for (const ticket of valid) await giveBack(tx, ticket, { to: 'source', isCalledOff: true })
      const told = new Set(valid.map(({ userId }) => userId))
      for (const userId of await waitingList.endWaiting(tx, event.id, now()))
        if (!told.has(userId)) await mails.tellCalledOff(tx, { eventId: event.id, userId })
      return true
    },

    /**
     * Notifies ticket holders of another time or place; `change` identifies the change, so that each is notified once.
     */
    async tellMoved(tx: Tx, eventId: number, change: string): Promise<void> {
      const rows = await tickets.lockValid(tx, eventId)
      for (const userId of new Set(rows.map((ticket) => ticket.userId)))
        await mails.tellMoved(tx, { eventId, userId, change })
    },

    door: async (slug: string, userId: string): Promise<Door> => doorOf(await eventAtDoor(slug, userId)),

    async checkIn(slug: string, userId: string | null, typed: string): Promise<{ checkIn: CheckIn; door: Door }> {
      const event = await eventAtDoor(slug, userId)
      const checkIn = await scan(event, typed, userId === null ? 'operator' : `user:${userId}`)
      return { checkIn, door: await doorOf(event) }
    },
  }
}
