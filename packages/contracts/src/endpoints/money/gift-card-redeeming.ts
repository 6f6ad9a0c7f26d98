import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Rupees, Timestamp } from '../../schema.ts'
import { GiftCardDesign, refused } from './gift-cards.ts'
import { Wallet } from './wallet.ts'

const tags = ['gift-cards'] as const

/**
 * The token of the email's link. Sent in the query, whose values are never logged; answers carry `referrer-policy:
 * no-referrer`.
 */
const GiftToken = Type.String({ minLength: 20, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
export const ReceivedGiftCard = Type.Object({
  design: GiftCardDesign,
  amount: Rupees,
  recipientName: Type.String(),
  senderName: Type.String(),
  message: Type.String(),
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('redeemed'),
    Type.Literal('expired'),
    Type.Literal('refunded'),
  ]),
  expires: Timestamp,
  isMine: Type.Boolean({ description: 'the caller has it in their wallet' }),
})
export type ReceivedGiftCard = Static<typeof ReceivedGiftCard>

export const receivedGiftCard = {
  method: 'GET',
  url: '/gift-cards/received',
  access: 'optional',
  summary: 'The card behind the link in the recipient’s mail; a link that was replaced by a newer one is not found',
  tags,
  schema: {
    querystring: Type.Object({ token: GiftToken }),
    response: { 200: Data(ReceivedGiftCard), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const Redeemed = Type.Object({ amount: Rupees, expires: Timestamp, wallet: Wallet })
export type Redeemed = Static<typeof Redeemed>
const redeeming = { 200: Data(Redeemed), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody }

export const claimGiftCard = {
  method: 'POST',
  url: '/gift-cards/received/claim',
  access: 'user',
  summary: 'Puts the card behind a link into the wallet, once; the same person again gets the same answer',
  tags,
  schema: { body: Type.Object({ token: GiftToken }), response: redeeming },
} as const satisfies Endpoint

/** The code as people type it: with spaces, dashes, lower case, and look-alike letters. */
const GiftCode = Type.String({ minLength: 1, maxLength: 60 })
export const redeemGiftCard = {
  method: 'POST',
  url: '/gift-cards/redeem',
  access: 'user',
  summary:
    'Puts a card into the wallet by its code, once. Unknown, used and expired codes get the same 404; ten tries in ten minutes',
  tags,
  schema: { body: Type.Object({ code: GiftCode }), response: redeeming },
} as const satisfies Endpoint

export const RemainderReturned = Type.Object({ amount: Rupees, wallet: Wallet })
export type RemainderReturned = Static<typeof RemainderReturned>

export const returnGiftCard = {
  method: 'POST',
  url: '/gift-cards/wallet/:id/return',
  access: 'user',
  summary:
    'Gives what is left of a card in the caller’s wallet back to whoever paid for it: it goes to where the card was paid from. Takes an Idempotency-Key',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40, description: 'as in the wallet’s cards' }) }),
    response: { 200: Type.Union([Data(RemainderReturned), refused]), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const giftCardBalance = {
  method: 'POST',
  url: '/gift-cards/balance',
  access: 'optional',
  summary:
    'What an unredeemed card is worth, by its code; unknown, used and expired codes get the same 404; ten tries in ten minutes',
  tags,
  schema: {
    body: Type.Object({ code: GiftCode }),
    response: {
      200: Data(Type.Object({ amount: Rupees, expires: Timestamp })),
      400: ErrorBody,
      404: ErrorBody,
      429: ErrorBody,
    },
  },
} as const satisfies Endpoint
