import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { hrefs } from '@nukkad/contracts/hrefs'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import type { HousekeepingJob } from '../../../housekeeping/housekeeping.ts'
import * as events from '../event.repository.ts'
import type { EventRow } from '../event-columns.repository.ts'
import { hourOf, momentInWords } from '../series/kolkata-days.ts'
import { takeDue } from './due-tickets.repository.ts'
import type { TicketMailParts } from './mails/ticket-mails.ts'
import * as tickets from './ticket.repository.ts'

/** Where an event takes place, with a map. */
export type WhereIs = (event: EventRow) => Promise<EventDetails['where']>

interface Reminder {
  eventId: number
  userId: string
  /** the start of which it reminds */
  starts: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'event-reminder': Reminder
  }
}

const hour = 3_600
const hourMs = hour * 1000
/** Reminders wait for the morning of India, also after an outage at night. */
const awake = { from: 8, until: 22 }

/** Reminds people once of each event for which they have tickets: on the day before, or in its morning. */
export function eventReminders({
  db,
  mail,
  contacts,
  publicUrl,
  now,
  whereIs,
}: TicketMailParts & { readonly whereIs: WhereIs }): HousekeepingJob {
  // What is true when it is sent counts: a mail may have waited for the mail server.
  mail.template(
    'event-reminder',
    async ({ eventId, userId, starts }) => {
      const [event] = await events.byIds(db, [eventId], now())
      const own = (await tickets.ofEvent(db, eventId, userId)).filter(({ state }) => state === 'valid')
      const person = await contacts.contact(db, userId)
      const isOn = event?.status === 'scheduled' && event.startsAt > now() && event.startsAt.toISOString() === starts
      if (!isOn || !person || own.length === 0) return undefined
      const { title, startsAt, city, slug } = event
      const { name, address, mapUrl } = await whereIs(event)
      return {
        ...person.recipient,
        subject: `${dayOf(startsAt, now())}, ${hourOf(startsAt)}: ${title}`,
        heading: `See you there, ${person.firstName}`,
        parts: [
          { paragraph: `You have ${own.length === 1 ? 'a ticket' : `${own.length} tickets`} for ${title}.` },
          {
            rows: [
              ['When', momentInWords(startsAt)],
              ['Where', [name, address].filter(Boolean).join(', ')],
            ],
          },
          { button: own.length === 1 ? 'Open your ticket' : 'Open your tickets', href: publicUrl + ticketHref(own) },
          { paragraph: `The way there: ${mapUrl}` },
          { note: `More about it: ${publicUrl}${hrefs.event(city, slug)}` },
        ],
      }
    },
    // After a day it has begun in any case.
    { notice: 'events', lifetimeSeconds: 38 * hour },
  )

  return {
    name: 'tickets of events that begin soon',
    async sweep(tx, at, limit) {
      const hours = (at.getTime() - indianMidnight(at).getTime()) / hourMs
      if (hours < awake.from || hours >= awake.until) return 0
      const due = await takeDue(tx, at, limit)
      for (const { eventId, userId, startsAt } of due) {
        const starts = startsAt.toISOString()
        const key = `${eventId}:${userId}:${starts}`
        await mail.send(tx, { template: 'event-reminder', key, data: { eventId, userId, starts } })
      }
      return due.length
    },
  }
}

/** One ticket by its own address, several on the page of all. */
const ticketHref = ([first, ...others]: readonly { readonly id: string }[]) =>
  first && others.length === 0 ? hrefs.ticket(first.id) : hrefs.tickets()

function dayOf(startsAt: Date, at: Date): string {
  if (startsAt < indianMidnight(at, 1)) return 'Today'
  return startsAt < indianMidnight(at, 2) ? 'Tomorrow' : 'Soon'
}
