import { hrefs } from '@nukkad/contracts/hrefs'
import type { WrittenMail } from '../../../mail/written-mail.ts'
import { rupees } from '../../../pricing/money.ts'
import type { EventRow } from '../../event-columns.repository.ts'
import { momentInWords } from '../../series/kolkata-days.ts'

export interface Offered {
  firstName: string
  eventId: number
  qty: number
  until: string
}
export interface MovedEvent {
  firstName: string
  eventId: number
}
export interface Cancelled {
  firstName: string
  eventId: number
  back: number
  /** Absent in mails queued before this field existed. */
  isInWallet?: boolean
  isCalledOff: boolean
}

/** Seats became free for somebody on the waiting list. */
export function offeredMail({ firstName, qty, until }: Offered, event: EventRow, publicUrl: string): WrittenMail {
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
}

/** A ticket was cancelled by its holder, or with the event. */
export function cancelledMail(cancelled: Cancelled, event: EventRow, publicUrl: string): WrittenMail {
  const { firstName, back, isInWallet, isCalledOff } = cancelled
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
}

/** The time or place of an event changed. */
export const movedMail = ({ firstName }: MovedEvent, event: EventRow, publicUrl: string): WrittenMail => ({
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
})
