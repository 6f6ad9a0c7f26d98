import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Page, PageQuery, Phone, Rupees, Text, Timestamp } from '../../schema.ts'
import { HoldId, TransactionId } from '../orders/order-ids.ts'
import { PaymentNext } from '../orders/orders.ts'
import { ListedEvent, TicketTypeId } from './event-shapes.ts'
import { DiscoveryId } from './events.ts'

const tags = ['events'] as const

export const TicketId = Type.String({ pattern: '^TK-[0-9A-HJKMNP-TV-Z]{12}$' })

const Chosen = Type.Object({ ticketTypeId: TicketTypeId, qty: Type.Integer({ minimum: 1, maximum: 10 }) })
export const TicketContact = Type.Object({ name: Text(1, 80), phone: Phone, email: Email })
export type TicketContact = Static<typeof TicketContact>

export const TicketHold = Type.Object({
  id: HoldId,
  lines: Type.Array(
    Type.Object({ ticketTypeId: TicketTypeId, name: Type.String(), qty: Type.Integer(), price: Rupees }),
  ),
  seats: Type.Integer(),
  total: Rupees,
  expiresAt: Timestamp,
  secondsLeft: Type.Integer({ description: 'seconds left by the server clock, for the countdown' }),
  isOffer: Type.Boolean({ description: 'offered to a person on the waiting list' }),
  guests: Type.Array(Type.String()),
  contact: Nullable(TicketContact),
})
export type TicketHold = Static<typeof TicketHold>

export const TicketState = Type.Union([Type.Literal('valid'), Type.Literal('used'), Type.Literal('cancelled')])
export const Ticket = Type.Object({
  id: TicketId,
  event: ListedEvent,
  type: Type.String(),
  guest: Type.String(),
  price: Rupees,
  state: TicketState,
  code: Type.String({ description: 'content of the QR code, to be typed where no camera is available' }),
  qr: Type.Object(
    { size: Type.Integer(), path: Type.String() },
    { description: 'QR code of `code` as an SVG path, one unit per module, including the quiet zone' },
  ),
  issuedAt: Timestamp,
  usedAt: Nullable(Timestamp),
  cancel: Type.Object({
    isAllowed: Type.Boolean(),
    reason: Nullable(Type.String()),
    refund: Rupees,
    toSource: Type.Boolean({ description: 'whether the money can be refunded to the original payment method' }),
  }),
})
export type Ticket = Static<typeof Ticket>

const WaitingPlace = Type.Object({
  ticketTypeId: TicketTypeId,
  name: Type.String(),
  qty: Type.Integer(),
  ahead: Type.Integer({ description: 'number of people ahead on the waiting list' }),
})

/** The caller's registration for an event. */
export const Registration = Type.Object({
  hold: Nullable(TicketHold),
  payment: Nullable(
    Type.Object({
      transactionId: TransactionId,
      next: PaymentNext,
      reason: Nullable(Type.String()),
      amount: Rupees,
    }),
    { description: 'last payment attempt, while it is relevant' },
  ),
  waiting: Type.Array(WaitingPlace),
  tickets: Type.Array(Ticket),
  credit: Type.Number({ description: 'shop credit in rupees that can be used' }),
  gift_cards: Type.Number({ description: 'gift card balance in rupees that can be used, before credit' }),
  isOrganiser: Type.Boolean(),
})
export type Registration = Static<typeof Registration>

/** Ordinary refusals (sold out, too many, ended) are a message beside the caller's registration. */
const Answer = Type.Object({
  data: Registration,
  message: Type.Optional(Type.Object({ message: Type.String(), code: Type.String() })),
})
const answers = { 200: Answer, 400: ErrorBody, 404: ErrorBody }
export const byEvent = Type.Object({ discoveryId: DiscoveryId })

export const registrationOf = {
  method: 'GET',
  url: '/events/:discoveryId/registration',
  access: 'user',
  summary: 'Returns the caller’s registration for an event: held seats, payment, waiting list, tickets',
  tags,
  schema: { params: byEvent, response: answers },
} as const satisfies Endpoint

export const holdSeats = {
  method: 'POST',
  url: '/events/:discoveryId/hold',
  access: 'user',
  summary: 'Holds seats for ten minutes, replacing any earlier selection. The last seat can be held by only one caller',
  tags,
  schema: {
    params: byEvent,
    body: Type.Object({ tickets: Type.Array(Chosen, { minItems: 1, maxItems: 10 }) }),
    response: answers,
  },
} as const satisfies Endpoint

export const releaseSeats = {
  method: 'POST',
  url: '/events/:discoveryId/release',
  access: 'user',
  summary: 'Releases held seats before they expire',
  tags,
  schema: { params: byEvent, response: answers },
} as const satisfies Endpoint

export const nameGuests = {
  method: 'POST',
  url: '/events/:discoveryId/guests',
  access: 'user',
  summary: 'Sets guests and contact details. Free seats are booked at once; otherwise a transaction has to follow',
  tags,
  schema: {
    params: byEvent,
    body: Type.Object({
      holdId: HoldId,
      guests: Type.Array(Text(1, 80), { minItems: 1, maxItems: 10 }),
      contact: TicketContact,
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const joinWaiting = {
  method: 'POST',
  url: '/events/:discoveryId/waiting',
  access: 'user',
  summary: 'Joins the waiting list of a sold-out ticket type; an offer is sent by email or text and held for two hours',
  tags,
  schema: { params: byEvent, body: Chosen, response: answers },
} as const satisfies Endpoint

export const leaveWaiting = {
  method: 'POST',
  url: '/events/:discoveryId/waiting/leave',
  access: 'user',
  summary: 'Leaves the waiting list',
  tags,
  schema: { params: byEvent, body: Type.Object({ ticketTypeId: TicketTypeId }), response: answers },
} as const satisfies Endpoint

export const listTickets = {
  method: 'GET',
  url: '/tickets',
  access: 'user',
  summary: 'Lists the caller’s tickets: upcoming ones soonest first, past and cancelled ones newest first',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      show: Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('past')], { default: 'upcoming' })),
    }),
    response: { 200: Page(Ticket), 400: ErrorBody },
  },
} as const satisfies Endpoint

const byTicket = Type.Object({ ticketId: TicketId })
export const getTicket = {
  method: 'GET',
  url: '/tickets/:ticketId',
  access: 'user',
  summary: 'Returns a ticket of the caller with its QR code',
  tags,
  schema: { params: byTicket, response: { 200: Data(Ticket), 404: ErrorBody } },
} as const satisfies Endpoint

export const cancelTicket = {
  method: 'POST',
  url: '/tickets/:ticketId/cancel',
  access: 'user',
  summary:
    'Cancels a ticket up to one day before the event; refunds to the original payment method or the wallet. Repeating it changes nothing',
  tags,
  schema: {
    params: byTicket,
    body: Type.Object({ refundTo: Type.Union([Type.Literal('source'), Type.Literal('wallet')]) }),
    response: { 200: Data(Ticket), 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
