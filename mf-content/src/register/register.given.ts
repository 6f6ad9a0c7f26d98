import { givenEvent } from '@nukkad/blocks/cards.given'
import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import type { Registration, Ticket } from '@nukkad/contracts/endpoints/events/tickets'

const event: EventTickets['event'] = {
  ...givenEvent({ slug: 'jazz-at-lodhi', title: 'Jazz under the neem' }),
  city: 'delhi',
  kind: 'music',
  locality: null,
  price: { from: 0, to: 499 },
  seatsLeft: 3,
  status: 'open',
}
export const givenTickets = (left: number): { data: EventTickets } => ({
  data: {
    event,
    status: left > 0 ? 'open' : 'sold_out',
    rules: ['Plans change.'],
    asOf: '2026-11-21T10:00:00Z',
    tickets: [{ id: '7', name: 'On the grass', line: '', price: 0, seats: 20, left, most: Math.min(10, left) }],
  },
})
export const nobody: Registration = {
  hold: null,
  payment: null,
  waiting: [],
  tickets: [],
  credit: 0,
  gift_cards: 0,
  isOrganiser: false,
}
/** A place on the waiting list of the tickets above. */
export const thirdInLine = { ticketTypeId: '7', name: 'On the grass', qty: 1, ahead: 2 }
export const held: Registration = {
  ...nobody,
  hold: {
    id: 'HD-0123456789AB',
    lines: [{ ticketTypeId: '7', name: 'On the grass', qty: 1, price: 0 }],
    seats: 1,
    total: 0,
    expiresAt: '2026-11-21T10:10:00Z',
    secondsLeft: 599,
    isOffer: false,
    guests: [],
    contact: null,
  },
}
export const ticket: Ticket = {
  id: 'TK-0123456789AB',
  event,
  type: 'On the grass',
  guest: 'Asha Menon',
  price: 0,
  state: 'valid',
  code: 'ABCD-EFGH-JKMN-PQRS',
  qr: { size: 29, path: 'M4 4h7v1H4z' },
  issuedAt: '2026-11-21T10:05:00Z',
  usedAt: null,
  cancel: { isAllowed: true, reason: null, refund: 0, toSource: false },
}
