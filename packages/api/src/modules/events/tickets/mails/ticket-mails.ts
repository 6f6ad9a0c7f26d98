import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Tx } from '../../../db.ts'
import { qrPicture } from '../../../pictures/qr-code.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { Part, WrittenMail } from '../../mail/written-mail.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import { rupees } from '../../pricing/money.ts'
import * as booking from '../booking/booking.repository.ts'
import { calendarFile } from '../calendar-file.ts'
import * as events from '../event.repository.ts'
import type { EventRow } from '../event-columns.repository.ts'
import { momentInWords } from '../series/kolkata-days.ts'
import * as tickets from './ticket.repository.ts'

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
interface Offered {
  firstName: string
  eventId: number
  qty: number
  until: string
}
interface MovedEvent {
  firstName: string
  eventId: number
}
interface Cancelled {
  firstName: string
  eventId: number
  back: number
  /** Absent in mails queued before this field existed. */
  isInWallet?: boolean
  isCalledOff: boolean
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'tickets-booked': Booked
    readonly 'seats-offered': Offered
    readonly 'ticket-cancelled': Cancelled
    readonly 'event-moved': MovedEvent
  }
}

/** Mails about tickets; their content is determined when they are sent. */
// limit: a service: the mails of tickets share their texts and parts
export function createTicketMails({ db, mail, contacts, publicUrl, now }: TicketMailParts): TicketMails {
  async function eventOf(id: number): Promise<EventRow> {
    const [event] = await events.byIds(db, [id], now())
    if (!event) throw new Error(`The event ${id} of a mail no longer exists.`)
    return event
  }

  async function bookedMail({ holdId }: Booked): Promise<WrittenMail> {
    const hold = await booking.findHold(db, holdId)
    const rows = (await tickets.ofHold(db, holdId)).filter(({ state }) => state !== 'cancelled')
    if (!hold) throw new Error(`The hold ${holdId} of a mail no longer exists.`)
    const event = await eventOf(hold.eventId)
    const { contact, userId } = hold
    // Nobody has proven to own another address, so a mail to it repeats nothing that was typed: the names of the guests
    // are on the tickets' page, and the door shows them too.
    const isNamed = contact !== null && (await tickets.isProvenAddress(db, userId, contact.email))
    const { slug, title, venue, locality, startsAt, endsAt, city } = event
    const url = publicUrl + hrefs.event(city, slug)
    const where = [venue, locality].filter(Boolean).join(', ')
    const file = calendarFile(
      {
        slug,
        title,
        description: `Your tickets: ${publicUrl}${hrefs.tickets()}`,
        where,
        url,
        startsAt,
        endsAt,
        isCancelled: false,
      },
      now(),
    )
    const paid = rows.reduce((all, { price }) => all + price, 0)
    return {
      subject: `${rows.length === 1 ? 'Your ticket' : `Your ${rows.length} tickets`}: ${title}`,
      heading: isNamed ? `See you there, ${contact.name.split(' ')[0]}` : 'See you there',
      parts: [
        { paragraph: `${title}. Show the code below at the door, on your phone or on paper.` },
        {
          rows: [
            ['When', momentInWords(startsAt)],
            ['Where', where],
            ['Paid', paid === 0 ? 'Free' : rupees(paid)],
          ],
        },
        ...rows.flatMap(({ id, guest, type, code }, at): Part[] => [
          { title: `${isNamed ? guest : `Ticket ${at + 1} of ${rows.length}`} · ${type}` },
          {
            picture: { name: `${id}.gif`, type: 'image/gif', content: qrPicture(code) },
            alt: isNamed ? `QR code of the ticket for ${guest}` : `QR code of ticket ${at + 1}`,
            width: 220,
          },
          { paragraph: code },
        ]),
        ...(isNamed ? [] : [{ paragraph: 'Whose ticket is which is on the page of your tickets.' }]),
        { button: 'See your tickets', href: publicUrl + hrefs.tickets() },
        {
          note: isNamed
            ? 'Plans changed? You can cancel a ticket on that page until a day before the start.'
            : 'That page is for the account that booked. If you know nothing of this booking, ignore this email.',
        },
      ],
      files: [{ name: `${slug}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', content: file }],
    }
  }

  mail.template('tickets-booked', bookedMail)
  mail.template('seats-offered', async ({ firstName, eventId, qty, until }) => {
    const event = await eventOf(eventId)
    return {
      subject: `${qty === 1 ? 'A seat' : `${qty} seats`} for you: ${event.title}`,
      heading: `It is your turn, ${firstName}`,
      parts: [
        {
          paragraph: `You are on the waiting list for ${event.title}, and ${qty === 1 ? 'a seat has' : `${qty} seats have`} become free. We hold ${qty === 1 ? 'it' : 'them'} for you until ${momentInWords(new Date(until))}, then offer ${qty === 1 ? 'it' : 'them'} to the next in line.`,
        },
        { rows: [['When', momentInWords(event.startsAt)] as const, ['Where', event.venue] as const] },
        { button: 'Book now', href: publicUrl + hrefs.eventRegister(event.slug) },
      ],
    }
  })
  mail.template('ticket-cancelled', async ({ firstName, eventId, back, isInWallet, isCalledOff }) => {
    const event = await eventOf(eventId)
    return {
      subject: isCalledOff ? `Cancelled: ${event.title}` : `Ticket cancelled: ${event.title}`,
      heading: isCalledOff ? `We are sorry, ${firstName}` : `Done, ${firstName}`,
      parts: [
        {
          paragraph: isCalledOff
            ? `The host has cancelled ${event.title} on ${momentInWords(event.startsAt)}.`
            : `Your ticket for ${event.title} is cancelled, and its code is no longer valid.`,
        },
        ...(back > 0
          ? [
              {
                paragraph: `${rupees(back)} ${isInWallet ? 'has been added to your wallet' : 'is on its way back to you'}.`,
              },
            ]
          : []),
        { button: 'See other events', href: publicUrl + hrefs.cityEvents(event.city) },
      ],
    }
  })
  mail.template('event-moved', async ({ firstName, eventId }) => {
    const event = await eventOf(eventId)
    return {
      subject: `New date or place: ${event.title}`,
      heading: `A change of plans, ${firstName}`,
      parts: [
        { paragraph: `The time or place of ${event.title}, for which you have a ticket, has changed.` },
        {
          rows: [
            ['When', momentInWords(event.startsAt)],
            ['Where', [event.venue, event.locality].filter(Boolean).join(', ')],
          ],
        },
        { paragraph: 'Your ticket and its code are still valid.' },
        { button: 'See your tickets', href: publicUrl + hrefs.tickets() },
        {
          note: 'Can’t make it? You can cancel a ticket on that page until a day before the start.',
        },
      ],
    }
  })

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
