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
  isMine: Type.Boolean({ description: 'whether the card is in the caller’s wallet' }),
})
export type ReceivedGiftCard = Static<typeof ReceivedGiftCard>

export const receivedGiftCard = {
  method: 'GET',
  url: '/gift-cards/received',
  access: 'optional',
  summary: 'Returns the card behind the link in the recipient’s email; 404 for links replaced by a newer one',
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
  summary:
    'Adds the card behind a link to the caller’s wallet, once; repeated requests by the user get the same response',
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
    'Adds a card to the caller’s wallet by its code, once. Unknown, used and expired codes all get the same 404; limited to ten attempts in ten minutes',
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
    'Returns the remaining value of a card in the caller’s wallet to its buyer: it is refunded to the payment method the card was bought with. Accepts an Idempotency-Key',
  tags,
  schema: {
    params: Type.Object({
      id: Type.String({ minLength: 1, maxLength: 40, description: 'card id as listed in the wallet' }),
    }),
    response: { 200: Type.Union([Data(RemainderReturned), refused]), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const giftCardBalance = {
  method: 'POST',
  url: '/gift-cards/balance',
  access: 'optional',
  summary:
    'Returns the value of an unredeemed card by its code; unknown, used and expired codes all get the same 404; limited to ten attempts in ten minutes',
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
