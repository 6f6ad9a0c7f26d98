import { givenEvent } from '@nukkad/blocks/cards.given'
import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

/** A ticket to an evening event in a week, as the API sends it. */
export const givenTicket = (parts: Partial<Ticket> = {}): Ticket => ({
  id: 'TK-0123456789AB',
  type: 'On the grass',
  guest: 'Asha Menon',
  price: 499,
  state: 'valid',
  event: {
    ...givenEvent({ title: 'Jazz under the neem', starts: inAWeek, ends: inAWeek }),
    city: 'delhi',
    kind: 'music',
    locality: null,
    price: { from: 499, to: 499 },
    seatsLeft: 3,
    status: 'open',
  },
  code: 'ABCD-EFGH-JKMN-PQRS',
  qr: { size: 29, path: 'M4 4h7v1H4z' },
  issuedAt: '2026-11-21T10:05:00Z',
  usedAt: null,
  cancel: { isAllowed: true, reason: null, refund: 499, toSource: true },
  ...parts,
})
