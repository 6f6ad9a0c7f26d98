import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Rupees, Text, Timestamp } from '../../schema.ts'
import { GiftCardState } from './gift-cards.ts'

const tags = ['gift-cards'] as const

/** A paid gift card as support sees it: never with its code. */
export const SupportedGiftCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  amount: Rupees,
  state: GiftCardState,
  lastFour: Nullable(Type.String({ description: 'last four characters of the code, once it exists' })),
  recipient: Type.Object({
    name: Type.String(),
    address: Nullable(Type.String({ description: 'email address or phone number; null when it was erased' })),
  }),
  buyer: Nullable(Type.String({ description: 'email address or phone number; null when the account was erased' })),
  holder: Nullable(Type.String({ description: 'the account with the card in its wallet, named like the buyer' })),
  expires: Timestamp,
  usable: Type.Number({ description: 'rupees that can still be redeemed or spent' }),
  expired: Type.Number({ description: 'rupees that expired and that an extension makes usable again' }),
  problem: Nullable(Type.String({ description: 'reason why it cannot be extended' })),
  extensions: Type.Array(
    Type.Object({
      at: Timestamp,
      by: Type.String({ description: 'first name of the team member' }),
      reason: Type.String(),
      amount: Rupees,
      until: Timestamp,
    }),
    { description: 'earlier extensions, newest first' },
  ),
})
export type SupportedGiftCard = Static<typeof SupportedGiftCard>

/** Sent in the body, because what is looked for may be a code. */
export const findGiftCards = {
  method: 'POST',
  url: '/editor/gift-cards/find',
  access: 'editor',
  summary:
    'Finds paid gift cards by their code, or by the email address or phone number of the recipient, the buyer or the holder; at most twenty, the latest expiry first',
  tags,
  schema: {
    body: Type.Object({ of: Text(4, 254) }),
    response: { 200: Data(Type.Array(SupportedGiftCard)), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const extendGiftCard = {
  method: 'POST',
  url: '/editor/gift-cards/:id/extend',
  access: 'editor',
  summary:
    'Makes an expired gift card, or what expired of it in a wallet, valid again until the end of a day in India within twelve months; its recipient or holder is told. Accepts an Idempotency-Key',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
    body: Type.Object({
      until: Type.String({ format: 'date', description: 'last day, in India' }),
      reason: Text(5, 300),
    }),
    response: { 200: Data(SupportedGiftCard), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint
