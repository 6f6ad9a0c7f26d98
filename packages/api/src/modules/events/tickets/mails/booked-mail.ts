import { hrefs } from '@nukkad/contracts/hrefs'
import { qrPicture } from '../../../../pictures/qr-code.ts'
import type { Part, WrittenMail } from '../../../mail/written-mail.ts'
import { rupees } from '../../../pricing/money.ts'
import { calendarFile } from '../../calendar-file.ts'
import type { EventRow } from '../../event-columns.repository.ts'
import { momentInWords } from '../../series/kolkata-days.ts'
import type { TicketRow } from '../ticket.repository.ts'

interface Booking {
  readonly event: EventRow
  readonly tickets: readonly TicketRow[]
  /** how to address the recipient; undefined if nobody has proven to own the address */
  readonly name: string | undefined
}

/** The tickets of a booking, each with its QR code, and the event as a file for calendars. */
export function bookedMail({ event, tickets, name }: Booking, publicUrl: string, now: Date): WrittenMail {
  const { title, startsAt } = event
  const paid = tickets.reduce((all, { price }) => all + price, 0)
  const isNamed = name !== undefined
  return {
    subject: `${tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`}: ${title}`,
    heading: isNamed ? `See you there, ${name}` : 'See you there',
    parts: [
      { paragraph: `${title}. Show the code below at the door, on your phone or on paper.` },
      {
        rows: [
          ['When', momentInWords(startsAt)],
          ['Where', whereOf(event)],
          ['Paid', paid === 0 ? 'Free' : rupees(paid)],
        ],
      },
      ...tickets.flatMap((ticket, at) => ticketParts(ticket, at, { of: tickets.length, isNamed })),
      ...(isNamed ? [] : [{ paragraph: 'Whose ticket is which is on the page of your tickets.' }]),
      { button: 'See your tickets', href: publicUrl + hrefs.tickets() },
      {
        note: isNamed
          ? 'Plans changed? You can cancel a ticket on that page until a day before the start.'
          : 'That page is for the account that booked. If you know nothing of this booking, ignore this email.',
      },
    ],
    files: [calendarOf(event, publicUrl, now)],
  }
}

const whereOf = ({ venue, locality }: EventRow) => [venue, locality].filter(Boolean).join(', ')

/** One ticket: the guest's name where the mail may say it, and the code. */
function ticketParts(
  { id, guest, type, code }: TicketRow,
  at: number,
  { of, isNamed }: { readonly of: number; readonly isNamed: boolean },
): Part[] {
  return [
    { title: `${isNamed ? guest : `Ticket ${at + 1} of ${of}`} · ${type}` },
    {
      picture: { name: `${id}.gif`, type: 'image/gif', content: qrPicture(code) },
      alt: isNamed ? `QR code of the ticket for ${guest}` : `QR code of ticket ${at + 1}`,
      width: 220,
    },
    { paragraph: code },
  ]
}

function calendarOf(event: EventRow, publicUrl: string, now: Date) {
  const { slug, title, startsAt, endsAt, city } = event
  const entry = {
    slug,
    title,
    description: `Your tickets: ${publicUrl}${hrefs.tickets()}`,
    where: whereOf(event),
    url: publicUrl + hrefs.event(city, slug),
    startsAt,
    endsAt,
    isCancelled: false,
  }
  return {
    name: `${slug}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(entry, now),
  }
}
