import type { Base, Module } from '../../plugin.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import type { Purchases } from '../checkout/purchases.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { type BookingService, createBookingService } from './booking/booking.service.ts'
import { createOfferRound, createOfferSeats, type OfferRound } from './booking/offers.ts'
import { eventEditingRoutes } from './editing/editing.routes.ts'
import { createEventEditing, type EventEditingParts } from './editing/editing.service.ts'
import { createOrganisers } from './editing/organisers.service.ts'
import { eventRoutes } from './event.routes.ts'
import { createEventService, type EventService } from './event.service.ts'
import type { EventNeighbours } from './event-neighbours.ts'
import { createSeriesRound } from './series/series.job.ts'
import { eventReminders, type WhereIs } from './tickets/event-reminders.ts'
import { createIssue } from './tickets/issue-tickets.ts'
import { createTicketMails } from './tickets/mails/ticket-mails.ts'
import { ticketRoutes } from './tickets/ticket.routes.ts'
import { createTicketService, type TicketService } from './tickets/ticket.service.ts'
import { ticketCodes } from './tickets/ticket-code.ts'
import { ticketPurchase } from './tickets/ticket-purchase.ts'
import { ticketsPersonal } from './tickets/tickets.personal.ts'

/** What visitors read of events, also used by other modules. Dates of weekly events are created by a job. */
export function eventModule(
  { db, now, settings, log }: Pick<Base, 'db' | 'now' | 'settings' | 'log'>,
  neighbours: EventNeighbours,
): Module<EventService> {
  const events = createEventService({ db, now, publicUrl: settings.PUBLIC_URL, neighbours })
  return {
    service: events,
    jobs: [createSeriesRound({ db, now, log })],
    routes: async (app) => void (await app.register(eventRoutes, { events })),
  }
}

export interface TicketDependencies {
  readonly checkout: CheckoutService
  readonly purchases: Purchases
  readonly refunds: RefundService
  readonly wallet: WalletService
  readonly mail: MailService
  readonly contacts: Contacts
  readonly whereIs: WhereIs
}

/**
 * Booking: seats, tickets, the waiting list, check-in at the door. Paid through the shop's own checkout, as a kind of
 * purchase.
 */
export function ticketModule(
  { db, now, settings, log }: Pick<Base, 'db' | 'now' | 'settings' | 'log'>,
  { checkout, purchases, refunds, wallet, mail, contacts, whereIs }: TicketDependencies,
): Module<{ readonly booking: BookingService; readonly tickets: TicketService; readonly offers: OfferRound }> {
  const mailing = { db, mail, contacts, publicUrl: settings.PUBLIC_URL, now, whereIs }
  const mails = createTicketMails(mailing)
  const codes = ticketCodes(settings.API_SECRET)
  const offer = createOfferSeats({ now, mails })
  const issue = createIssue({ codes, mails })
  purchases.add(ticketPurchase({ issue, now }))
  const booking = createBookingService({ db, now, checkout, wallet, issue, offer })
  const tickets = createTicketService({ db, now, codes, refunds, mails, offer })
  const offers = createOfferRound({ db, now, mails, log, offer })
  return {
    service: { booking, tickets, offers },
    personal: ticketsPersonal,
    jobs: [offers],
    housekeeping: [eventReminders(mailing)],
    routes: async (app) => {
      await app.register(bookingRoutes, { booking })
      await app.register(ticketRoutes, { tickets })
    },
  }
}

/** Editing of events; cancelling one goes through its tickets. */
export function eventEditingModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Omit<EventEditingParts, 'db' | 'now'>,
): Module {
  const editing = createEventEditing({ db, now, ...parts })
  return {
    service: undefined,
    routes: async (app) => void (await app.register(eventEditingRoutes, { editing, organisers: createOrganisers(db) })),
  }
}
