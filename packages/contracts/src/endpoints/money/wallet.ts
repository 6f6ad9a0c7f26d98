import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Rupees, Timestamp } from '../../schema.ts'

const tags = ['wallet'] as const

/** The one of the three balances that is meant. */
export const WalletAccount = Type.Union([Type.Literal('perks'), Type.Literal('credit'), Type.Literal('gift-cards')])
export type WalletAccount = Static<typeof WalletAccount>

/** What is left of a card in the wallet; those that end first are spent first. */
export const WalletGiftCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  image: Type.String({ description: 'the key of the drawing of this card' }),
  from: Type.String({ description: 'who gave it' }),
  lastFour: Type.String(),
  amount: Rupees,
  balance: Rupees,
  expires: Nullable(Timestamp),
})
export type WalletGiftCard = Static<typeof WalletGiftCard>

/**
 * Perks are a present of the shop and end; gift cards were paid for and end a year later; credit is the shop's debt and
 * does not. All are rupees for paying here, spent in this order: perks, gift cards, credit. Balances are what can be
 * spent now: what a payment under way has set aside is in `on_hold` and not in them.
 */
export const Wallet = Type.Object({
  perks: Type.Object({
    balance: Rupees,
    owed: Type.Number({
      description: 'rupees of rewards for goods that went back after they were spent; the next rewards pay them',
    }),
    lots: Type.Array(Type.Object({ amount: Rupees, expires: Timestamp, text: Type.String() }), {
      description: 'what the balance is made of, the first to end first',
    }),
  }),
  credit: Type.Object({ balance: Rupees }),
  gift_card_balance: Type.Number({ description: 'rupees of all gift cards that can be spent now' }),
  gift_cards: Type.Array(WalletGiftCard),
  on_hold: Type.Object(
    { perks: Rupees, credit: Rupees, gift_cards: Rupees },
    { description: 'set aside by a payment under way' },
  ),
  expiring: Type.Array(Type.Object({ account: WalletAccount, amount: Rupees, expires: Timestamp }), {
    description: 'what ends within thirty days, the first to end first',
  }),
  rewards: Type.Object({ earned: Rupees, spent: Rupees, expired: Rupees }, { description: 'perks, in all' }),
})
export type Wallet = Static<typeof Wallet>

/** One movement of one of the buyer's balances; `amount` is negative when something left it. */
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
    Type.Literal('gift_card_remainder_refunded'),
    Type.Literal('spent'),
  ]),
  amount: Rupees,
  text: Type.String(),
  orderId: Nullable(Type.String({ description: 'the order it belongs to; of several the first' })),
  orderIds: Type.Array(Type.String()),
  transactionId: Nullable(Type.String()),
  refundId: Nullable(Type.String()),
  giftCardId: Nullable(Type.String({ description: 'as in the gift cards of the wallet' })),
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
  summary: 'Movements of perks, credit and gift cards, or of one of them, newest first',
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
  summary: 'The movements of a time, at most a year, as CSV or PDF; without days those of the last three months',
  tags,
  schema: {
    querystring: Type.Object({
      format: Type.Union([Type.Literal('csv'), Type.Literal('pdf')]),
      from: Type.Optional(Type.String({ format: 'date', description: 'a day in India, included' })),
      to: Type.Optional(Type.String({ format: 'date', description: 'a day in India, included' })),
    }),
    produces: ['text/csv', 'application/pdf'],
    response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }), 400: ErrorBody },
  },
} as const satisfies Endpoint
