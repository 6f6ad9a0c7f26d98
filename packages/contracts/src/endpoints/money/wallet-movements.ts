import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { ErrorBody, Nullable, Page, PageQuery, Rupees, Timestamp } from '../../schema.ts'

const tags = ['wallet'] as const

/** One of the buyer's three balances. */
export const WalletAccount = Type.Union([Type.Literal('perks'), Type.Literal('credit'), Type.Literal('gift-cards')])
export type WalletAccount = Static<typeof WalletAccount>

/** One movement of one of the buyer's balances; `amount` is negative for money that leaves it. */
export const RewardTransaction = Type.Object({
  id: Type.String(),
  at: Timestamp,
  account: WalletAccount,
  kind: Type.Union([
    Type.Literal('perks_given'),
    Type.Literal('perks_returned'),
    Type.Literal('perks_expired'),
    Type.Literal('perks_taken_back'),
    Type.Literal('credit_given'),
    Type.Literal('gift_card_redeemed'),
    Type.Literal('gift_card_returned'),
    Type.Literal('gift_card_expired'),
    Type.Literal('gift_card_extended'),
    Type.Literal('gift_card_remainder_refunded'),
    Type.Literal('spent'),
  ]),
  amount: Rupees,
  text: Type.String(),
  orderId: Nullable(Type.String({ description: 'order it belongs to; the first one if there are several' })),
  orderIds: Type.Array(Type.String()),
  transactionId: Nullable(Type.String()),
  refundId: Nullable(Type.String()),
  giftCardId: Nullable(Type.String({ description: 'gift card id as listed in the wallet' })),
  expires: Nullable(Timestamp),
})
export type RewardTransaction = Static<typeof RewardTransaction>

export const rewardTransactions = {
  method: 'GET',
  url: '/rewardTransactions',
  access: 'user',
  summary: 'Lists movements of perks, credit and gift cards, or of one of them, newest first',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, account: Type.Optional(WalletAccount) }),
    response: { 200: Page(RewardTransaction), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const walletStatement = {
  method: 'GET',
  url: '/wallet/statement',
  access: 'user',
  answers: 'file',
  summary: 'Exports the movements of a period of at most one year as CSV or PDF; defaults to the last three months',
  tags,
  schema: {
    querystring: Type.Object({
      format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
      from: Type.Optional(Type.String({ format: 'date', description: 'first day, in India, inclusive' })),
      to: Type.Optional(Type.String({ format: 'date', description: 'last day, in India, inclusive' })),
    }),
    produces: ['text/csv', 'application/pdf'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), 400: ErrorBody },
  },
} as const satisfies Endpoint
