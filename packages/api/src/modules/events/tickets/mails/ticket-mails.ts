import type { Db, Tx } from '../../../../db.ts'
import type { MailService } from '../../../mail/mail.service.ts'
import type { Contacts } from '../../../orders/mails/order-mails.ts'
import * as booking from '../../booking/booking.repository.ts'
import * as events from '../../event.repository.ts'
import type { EventRow } from '../../event-columns.repository.ts'
import * as tickets from '../ticket.repository.ts'
import { bookedMail } from './booked-mail.ts'
import { type Cancelled, cancelledMail, type MovedEvent, movedMail, type Offered, offeredMail } from './seat-mails.ts'

export interface TicketMails {
  /** The tickets of a hold, each with its QR code. */
  tellBooked(tx: Tx, about: { holdId: string; to: string }): Promise<void>
  tellOffered(
    tx: Tx,
    about: { holdId: string; eventId: number; userId: number; qty: number; expiresAt: Date },
  ): Promise<void>
  /** A ticket was cancelled, by its holder or because the event was called off. */
  tellCancelled(
    tx: Tx,
    about: {
      ticketId: string
      eventId: number
      userId: number
      back: number
      /** whether the refund is already in the wallet */
      isInWallet: boolean
      isCalledOff: boolean
    },
  ): Promise<void>
  /** An event was called off for which this person had no ticket, but waited for seats. */
  tellCalledOff(tx: Tx, about: { eventId: number; userId: number }): Promise<void>
  /** The time or place of an event changed; `change` identifies the change, so that each is announced once. */
  tellMoved(tx: Tx, about: { eventId: number; userId: number; change: string }): Promise<void>
}

export interface TicketMailParts {
  readonly db: Db
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
  readonly now: () => Date
}

interface Booked {
  holdId: string
}

declare module '../../../mail/mail.service.ts' {
  interface MailData {
    readonly 'tickets-booked': Booked
    readonly 'seats-offered': Offered
    readonly 'ticket-cancelled': Cancelled
    readonly 'event-moved': MovedEvent
  }
}

/** Mails about tickets; their content is determined when they are sent. */
export function createTicketMails({ db, mail, contacts, publicUrl, now }: TicketMailParts): TicketMails {
  async function eventOf(id: number): Promise<EventRow> {
    const [event] = await events.byIds(db, [id], now())
    if (!event) throw new Error(`The event ${id} of a mail no longer exists.`)
    return event
  }

  mail.template('tickets-booked', async ({ holdId }) => {
    const hold = await booking.findHold(db, holdId)
    if (!hold) throw new Error(`The hold ${holdId} of a mail no longer exists.`)
    const { contact, userId, eventId } = hold
    const booked = (await tickets.ofHold(db, holdId)).filter(({ state }) => state !== 'cancelled')
    // Nobody has proven to own another address, so a mail to it repeats nothing that was typed: the names of the guests
    // are on the tickets' page, and the door shows them too.
    const isNamed = contact !== null && (await tickets.isProvenAddress(db, userId, contact.email))
    const name = isNamed ? contact.name.split(' ')[0] : undefined
    return bookedMail({ event: await eventOf(eventId), tickets: booked, name }, publicUrl, now())
  })
  mail.template('seats-offered', async (data) => offeredMail(data, await eventOf(data.eventId), publicUrl))
  mail.template('ticket-cancelled', async (data) => cancelledMail(data, await eventOf(data.eventId), publicUrl))
  mail.template('event-moved', async (data) => movedMail(data, await eventOf(data.eventId), publicUrl))

  async function sendCancelled(
    tx: Tx,
    key: string,
    { userId, ...how }: Omit<Cancelled, 'firstName'> & { userId: number },
  ) {
    const person = await contacts.contact(tx, String(userId))
    if (!person) return
    const data: Cancelled = { firstName: person.firstName, ...how }
    await mail.send(tx, { template: 'ticket-cancelled', ...person.recipient, key, data })
  }

  return {
    tellBooked: (tx, { holdId, to }) =>
      mail.send(tx, { template: 'tickets-booked', to, key: holdId, data: { holdId } }),
    async tellOffered(tx, { holdId, eventId, userId, qty, expiresAt }) {
      const person = await contacts.contact(tx, String(userId))
      if (!person) return
      const data: Offered = { firstName: person.firstName, eventId, qty, until: expiresAt.toISOString() }
      await mail.send(tx, { template: 'seats-offered', ...person.recipient, key: holdId, data })
    },
    async tellMoved(tx, { eventId, userId, change }) {
      const person = await contacts.contact(tx, String(userId))
      if (!person) return
      const data: MovedEvent = { firstName: person.firstName, eventId }
      await mail.send(tx, { template: 'event-moved', ...person.recipient, key: `${change}:${userId}`, data })
    },
    tellCancelled: (tx, { ticketId, ...about }) => sendCancelled(tx, ticketId, about),
    tellCalledOff: (tx, { eventId, userId }) =>
      sendCancelled(tx, `waiting:${eventId}:${userId}`, { eventId, userId, back: 0, isCalledOff: true }),
  }
}
