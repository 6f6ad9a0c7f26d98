import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Slug, Timestamp } from '../../schema.ts'
import { OrderAddress } from '../orders/order-shapes.ts'

/**
 * `open`: the winner has not answered yet. `answered`: the address can be changed until the prize is sent. `late`: the
 * deadline has passed without an answer.
 */
const PrizeState = Type.Union([
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('late'),
  Type.Literal('passed-over'),
  Type.Literal('sent'),
])
export type PrizeState = Static<typeof PrizeState>

const prize = {
  state: PrizeState,
  answerBy: Nullable(Timestamp, {
    description: 'the deadline in the email; null for a winner who could not be told and so has no deadline',
  }),
  answeredAt: Nullable(Timestamp),
  address: Nullable(OrderAddress, { description: 'a copy of the saved address that the winner chose' }),
  sentAt: Nullable(Timestamp),
}

/** The caller's own prize. */
export const WonPrize = Type.Object({
  ...prize,
  passedOver: Nullable(Type.String({ description: 'reason why the prize went to the next rank' })),
})
export type WonPrize = Static<typeof WonPrize>

/** A winner as the campaign team sees them, with what is needed to send the prize. */
export const PrizeToSend = Type.Object({
  rank: Type.Integer(),
  ...prize,
  toldAt: Nullable(Timestamp),
  sentBy: Nullable(Type.String({ description: 'first name of the team member who marked it as sent' })),
  passedOverBy: Nullable(Type.String({ description: 'first name of the team member who passed this winner over' })),
})
export type PrizeToSend = Static<typeof PrizeToSend>

const params = Type.Object({ id: Slug })

export const wonPrize = {
  method: 'GET',
  url: '/giveaways/:id/prize',
  access: 'user',
  summary: 'Returns the prize that the caller won; responds 404 to everyone else',
  tags: ['campaigns'],
  schema: { params, response: { 200: Data(WonPrize), 404: ErrorBody } },
} as const satisfies Endpoint

export const claimPrize = {
  method: 'POST',
  url: '/giveaways/:id/prize',
  access: 'user',
  summary: 'Chooses the saved address to which the caller’s prize is sent; can be changed until it is sent',
  tags: ['campaigns'],
  schema: {
    params,
    body: Type.Object({ addressID: Type.String({ pattern: '^[0-9]{1,19}$' }) }),
    response: { 200: Data(WonPrize), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const prizesToSend = {
  method: 'GET',
  url: '/studio/giveaways/:id/prizes',
  access: 'campaigner',
  summary: 'Returns the winners of a giveaway by rank, with their answers and addresses',
  tags: ['studio'],
  schema: { params, response: { 200: Data(Type.Array(PrizeToSend)), 404: ErrorBody } },
} as const satisfies Endpoint

export const markPrizeSent = {
  method: 'POST',
  url: '/studio/giveaways/:id/sent',
  access: 'campaigner',
  summary: 'Marks the prize of a winner as sent; its address can no longer be changed',
  tags: ['studio'],
  schema: {
    params,
    body: Type.Object({ rank: Type.Integer({ minimum: 1 }) }),
    response: { 200: Data(Type.Array(PrizeToSend)), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
