import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Nullable, Rupees, Timestamp } from '../../schema.ts'
import { WalletAccount } from './wallet-movements.ts'

const tags = ['wallet'] as const

/** The remainder of a gift card in the wallet; cards that expire first are spent first. */
export const WalletGiftCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  image: Type.String({ description: 'key of the card’s artwork' }),
  from: Type.String({ description: 'name of the giver' }),
  lastFour: Type.String(),
  amount: Rupees,
  balance: Rupees,
  expires: Nullable(Timestamp),
})
export type WalletGiftCard = Static<typeof WalletGiftCard>

/** What expired of a gift card in the wallet within the last year; support can make it valid again. */
export const ExpiredGiftCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  from: Type.String({ description: 'name of the giver' }),
  lastFour: Type.String(),
  amount: Type.Number({ description: 'rupees that expired' }),
  expired: Timestamp,
})
export type ExpiredGiftCard = Static<typeof ExpiredGiftCard>

/**
 * Perks are given by the shop and expire; gift cards were paid for and expire after a year; credit is the shop's debt
 * and does not expire. All are in rupees, only for payments here, and spent in this order: perks, gift cards, credit.
 * Balances are what can be spent now: what a pending payment has reserved is in `on_hold` and not in them.
 */
export const Wallet = Type.Object({
  perks: Type.Object({
    balance: Rupees,
    owed: Type.Number({
      description: 'rupees of rewards already spent when their goods were returned; deducted from the next rewards',
    }),
    lots: Type.Array(Type.Object({ amount: Rupees, expires: Timestamp, text: Type.String() }), {
      description: 'parts of the balance, first to expire first',
    }),
  }),
  credit: Type.Object({ balance: Rupees }),
  gift_card_balance: Type.Number({ description: 'rupees available on all gift cards' }),
  gift_cards: Type.Array(WalletGiftCard),
  expired_gift_cards: Type.Array(ExpiredGiftCard),
  on_hold: Type.Object(
    { perks: Rupees, credit: Rupees, gift_cards: Rupees },
    { description: 'amounts reserved by a pending payment' },
  ),
  expiring: Type.Array(Type.Object({ account: WalletAccount, amount: Rupees, expires: Timestamp }), {
    description: 'amounts that expire within thirty days, first to expire first',
  }),
  rewards: Type.Object({ earned: Rupees, spent: Rupees, expired: Rupees }, { description: 'lifetime totals of perks' }),
})
export type Wallet = Static<typeof Wallet>

export const getWallet = {
  method: 'GET',
  url: '/wallet',
  access: 'user',
  summary: 'Returns the caller’s balances: perks, credit, gift cards',
  tags,
  schema: { response: { 200: Data(Wallet) } },
} as const satisfies Endpoint
