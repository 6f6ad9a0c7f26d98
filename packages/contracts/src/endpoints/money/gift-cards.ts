import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import {
  Data,
  Email,
  ErrorBody,
  Nullable,
  Page,
  PageQuery,
  Phone,
  Rupees,
  Slug,
  Text,
  Timestamp,
} from '../../schema.ts'
import { PaymentNext, Transaction, TransactionId } from '../orders/orders.ts'

const tags = ['gift-cards'] as const
export const refused = Type.Object({ message: Type.Object({ message: Type.String(), code: Type.String() }) })

export const GiftOccasion = Type.Union([
  Type.Literal('birthday'),
  Type.Literal('anytime'),
  Type.Literal('thank-you'),
  Type.Literal('congratulations'),
  Type.Literal('wedding'),
  Type.Literal('anniversary'),
  Type.Literal('new-home'),
  Type.Literal('new-baby'),
  Type.Literal('farewell'),
  Type.Literal('diwali'),
  Type.Literal('rakhi'),
  Type.Literal('eid'),
  Type.Literal('holi'),
])
export type GiftOccasion = Static<typeof GiftOccasion>

export const GiftCardDesign = Type.Object({
  slug: Slug,
  title: Type.String(),
  occasion: GiftOccasion,
  image: Type.String({ description: 'key of the card’s artwork' }),
  amounts: Type.Array(Rupees, { description: 'suggested amounts' }),
  min: Rupees,
  max: Rupees,
})
export type GiftCardDesign = Static<typeof GiftCardDesign>

export const GiftCardTerms = Type.Object({
  ...GiftCardDesign.properties,
  validity: Type.Object({ months: Type.Integer(), text: Type.String() }),
  terms: Type.Array(Type.String()),
})
export type GiftCardTerms = Static<typeof GiftCardTerms>

/** Whole rupees. */
export const GiftAmount = Type.Integer({ minimum: 100, maximum: 10_000, description: 'whole rupees' })
export const GiftRecipient = Type.Object(
  { name: Text(1, 60), email: Type.Optional(Email), phone: Type.Optional(Phone) },
  { description: 'recipient with either an email address or a phone number' },
)
export type GiftRecipient = Static<typeof GiftRecipient>

/** A local time in India: '2026-12-24T18:00', or a day alone, which means nine in the morning. */
export const IndianMoment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T([01]\\d|2[0-3]):[0-5]\\d)?$',
  description: "date, or date and time, in India: '2026-12-24T18:00'",
})
const GiftMessage = Text(0, 500)

/** Delivery status of the email or text message: `bounced` means that the address refused it; the buyer is told. */
export const GiftDelivery = Type.Union([
  Type.Literal('unpaid'),
  Type.Literal('scheduled'),
  Type.Literal('sending'),
  Type.Literal('sent'),
  Type.Literal('bounced'),
])
export const GiftCardState = Type.Union([
  Type.Literal('unpaid'),
  Type.Literal('open'),
  Type.Literal('redeemed'),
  Type.Literal('expired'),
  Type.Literal('refunded'),
])

/** A card as its buyer sees it: never with its code. */
export const BoughtGiftCard = Type.Object({
  design: GiftCardDesign,
  amount: Rupees,
  recipient: GiftRecipient,
  message: Type.String(),
  senderName: Type.String(),
  deliverOn: Timestamp,
  delivery: GiftDelivery,
  sentAt: Nullable(Timestamp),
  state: GiftCardState,
  lastFour: Nullable(Type.String({ description: 'last four characters of the code, once it exists' })),
  expires: Nullable(Timestamp),
  redeemedAt: Nullable(Timestamp),
  refund: Nullable(Type.Object({ amount: Rupees, state: Type.String(), doneAt: Nullable(Timestamp) })),
  canResend: Type.Boolean(),
  canChange: Type.Boolean({
    description: 'whether recipient, message and, until it is sent, the delivery time can be changed',
  }),
  canRefund: Type.Boolean(),
})
export type BoughtGiftCard = Static<typeof BoughtGiftCard>

export const GiftCardTransaction = Type.Object({
  transactionId: TransactionId,
  state: Transaction.properties.state,
  next: PaymentNext,
  reason: Nullable(Type.String()),
  card: BoughtGiftCard,
  canRetry: Type.Boolean({
    description: 'whether payment for the same card can be retried with POST gift-cards/purchase',
  }),
  pollAfter: Nullable(Type.Integer({ description: 'polling interval in milliseconds; null once the state is final' })),
})
export type GiftCardTransaction = Static<typeof GiftCardTransaction>

export const listGiftCards = {
  method: 'GET',
  url: '/gift-cards',
  access: 'public',
  isShared: true,
  summary: 'Lists gift card designs of one occasion or of all',
  tags,
  schema: {
    querystring: Type.Object({ occasion: Type.Optional(GiftOccasion) }),
    response: { 200: Data(Type.Array(GiftCardDesign)), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const getGiftCard = {
  method: 'GET',
  url: '/gift-cards/:slug',
  access: 'public',
  isShared: true,
  summary: 'Returns a gift card design with its validity and terms',
  tags,
  schema: { params: Type.Object({ slug: Slug }), response: { 200: Data(GiftCardTerms), 404: ErrorBody } },
} as const satisfies Endpoint

export const buyGiftCard = {
  method: 'POST',
  url: '/gift-cards/purchase',
  access: 'user',
  summary:
    'Opens the payment of a gift card; continue with razorpay/createOrder and the transactionId. `retry` names a failed transaction whose card is kept. Accepts an Idempotency-Key',
  tags,
  schema: {
    body: Type.Object({
      slug: Slug,
      amount: GiftAmount,
      recipient: GiftRecipient,
      message: Type.Optional(GiftMessage),
      deliverOn: Type.Optional(IndianMoment),
      senderName: Type.Optional(Text(0, 60)),
      paymentMethod: Type.Literal('razorpay'),
      retry: Type.Optional(TransactionId),
    }),
    response: {
      200: Type.Union([Type.Object({ transactionId: TransactionId, amount: Rupees }), refused]),
      400: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const boughtGiftCards = {
  method: 'GET',
  url: '/gift-cards/bought',
  access: 'user',
  summary: 'Lists the gift cards that the caller bought, newest first',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery }),
    response: { 200: Page(GiftCardTransaction), 400: ErrorBody },
  },
} as const satisfies Endpoint

const byTransaction = Type.Object({ transactionId: TransactionId })
const changed = {
  200: Type.Union([Data(GiftCardTransaction), refused]),
  400: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
}
export const giftCardTransaction = {
  method: 'GET',
  url: '/gift-cards/transactions/:transactionId',
  access: 'user',
  summary: 'Returns the status of a gift card purchase to its buyer',
  tags,
  schema: { params: byTransaction, response: { 200: Data(GiftCardTransaction), 404: ErrorBody } },
} as const satisfies Endpoint

export const resendGiftCard = {
  method: 'POST',
  url: '/gift-cards/transactions/:transactionId/resend',
  access: 'user',
  summary:
    'Resends an unredeemed card with a new code; the old code and link become invalid. Accepts an Idempotency-Key',
  tags,
  schema: { params: byTransaction, response: changed },
} as const satisfies Endpoint

export const changeGiftCard = {
  method: 'PUT',
  url: '/gift-cards/transactions/:transactionId/delivery',
  access: 'user',
  summary:
    'Changes the recipient of a card until it is redeemed, and its delivery time until it is sent. A card already sent goes to the new address at once, with a new code',
  tags,
  schema: {
    params: byTransaction,
    body: Type.Object({
      recipient: Type.Optional(GiftRecipient),
      message: Type.Optional(GiftMessage),
      senderName: Type.Optional(Text(0, 60)),
      deliverOn: Type.Optional(IndianMoment),
    }),
    response: changed,
  },
} as const satisfies Endpoint

export const refundGiftCard = {
  method: 'POST',
  url: '/gift-cards/transactions/:transactionId/refund',
  access: 'user',
  summary:
    'Cancels an unredeemed card: voids its code and refunds the money to the original payment method. Idempotent',
  tags,
  schema: { params: byTransaction, response: changed },
} as const satisfies Endpoint
