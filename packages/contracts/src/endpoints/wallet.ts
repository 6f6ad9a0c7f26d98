import Type, { type Static } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Rupees, Timestamp } from '../schema.ts'

const tags = ['wallet'] as const

/** Perks are a present of the shop and end; credit is the shop's debt and does not. Both are rupees for paying here. */
export const Wallet = Type.Object({
  perks: Type.Object({
    balance: Rupees,
    lots: Type.Array(Type.Object({ amount: Rupees, expires: Timestamp, text: Type.String() }), {
      description: 'what the balance is made of, the first to end first',
    }),
  }),
  credit: Type.Object({ balance: Rupees }),
  on_hold: Type.Object({ perks: Rupees, credit: Rupees }, { description: 'set aside by a payment under way' }),
  gift_cards: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), balance: Rupees, expires: Nullable(Timestamp) }),
  ),
  rewards: Type.Object({ earned: Rupees, spent: Rupees, expired: Rupees }, { description: 'perks, in all' }),
})
export type Wallet = Static<typeof Wallet>

/** One movement of one of the buyer's two balances; `amount` is negative when something left it. */
export const RewardTransaction = Type.Object({
  id: Type.String(),
  at: Timestamp,
  account: Type.Union([Type.Literal('perks'), Type.Literal('credit')]),
  kind: Type.Union([
    Type.Literal('perks_given'),
    Type.Literal('perks_returned'),
    Type.Literal('perks_expired'),
    Type.Literal('credit_given'),
    Type.Literal('spent'),
  ]),
  amount: Rupees,
  text: Type.String(),
  orderId: Nullable(Type.String()),
  transactionId: Nullable(Type.String()),
  expires: Nullable(Timestamp),
})
export type RewardTransaction = Static<typeof RewardTransaction>

export const getWallet = {
  method: 'GET',
  url: '/wallet',
  access: 'user',
  summary: 'What the caller has at the shop: perks, credit, gift cards',
  tags,
  schema: { response: { 200: Data(Wallet) } },
} as const satisfies Endpoint

export const rewardTransactions = {
  method: 'GET',
  url: '/rewardTransactions',
  access: 'user',
  summary: 'Movements of perks and credit, newest first',
  tags,
  schema: { querystring: Type.Object({ ...PageQuery }), response: { 200: Page(RewardTransaction), 400: ErrorBody } },
} as const satisfies Endpoint
