import Type, { type Static } from 'typebox'
import { Nullable, Picture, Rupees, Sku, Slug, Text, Timestamp } from '../../schema.ts'
import { OrderId, RequestId } from './order-ids.ts'

/**
 * `claim`: the item arrived damaged or wrong; possible for 48 hours, with a photo, even for items that can't be
 * returned.
 */
export const RequestKind = Type.Union([Type.Literal('return'), Type.Literal('exchange'), Type.Literal('claim')])
export type RequestKind = Static<typeof RequestKind>

/** To the original means of payment, or to the wallet as credit. Cash orders are always refunded to the wallet. */
export const RefundTo = Type.Union([Type.Literal('source'), Type.Literal('wallet')])
export type RefundTo = Static<typeof RefundTo>

export const requestStates = [
  'requested',
  'approved',
  'denied',
  'cancelled',
  'pickup_scheduled',
  'picked_up',
  'received',
  'refunded',
  'replacement_shipped',
  'fulfilled',
] as const
export const RequestState = Type.Enum(requestStates)
export type RequestState = (typeof requestStates)[number]

/** A URL that POST /media returned to the same user. */
export const PhotoUrl = Type.String({ maxLength: 300, pattern: '^/api/media/[A-Za-z0-9_-]+$' })
export const ReasonText = Text(1, 500)

export const PickupSlot = Type.Object({
  date: Type.String({ format: 'date' }),
  part: Type.Union([Type.Literal('morning'), Type.Literal('afternoon'), Type.Literal('evening')]),
})
export type PickupSlot = Static<typeof PickupSlot>

/** A pickup time as offered to the buyer: `Mon, 30 Nov, 1 – 4 pm`. */
export const OfferedSlot = Type.Object({ ...PickupSlot.properties, label: Type.String() })
export type OfferedSlot = Static<typeof OfferedSlot>

export const RequestLine = Type.Object({
  line_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  media_image: Picture,
  options: Type.Record(Type.String(), Type.String()),
  qty: Type.Integer(),
  reason: Type.String({ description: 'reason code' }),
  reason_label: Type.String(),
  note: Type.String(),
  replacement: Nullable(Type.Object({ sku: Sku, options: Type.Record(Type.String(), Type.String()) })),
})

/** A return, an exchange or a claim as its buyer and its merchant see it. */
export const ReturnRequest = Type.Object({
  requestId: RequestId,
  orderId: OrderId,
  kind: RequestKind,
  state: RequestState,
  label: Type.String({ description: 'display text, e.g. Return Requested' }),
  next_step: Nullable(Type.String({ description: 'next step in one sentence; null if there is none' })),
  requestedAt: Timestamp,
  lines: Type.Array(RequestLine),
  photos: Type.Array(Type.String()),
  refund: Type.Object({ to: RefundTo, amount: Rupees, perks: Rupees }),
  pickup: Nullable(
    Type.Object({
      date: Nullable(Type.String({ format: 'date' })),
      part: Nullable(Type.String()),
      address: Type.String({ description: 'address in one line' }),
      courier: Nullable(Type.String()),
      awb: Nullable(Type.String()),
    }),
  ),
  denied_because: Nullable(Type.String()),
  steps: Type.Array(Type.Object({ label: Type.String(), at: Nullable(Timestamp), done: Type.Boolean() })),
  can_cancel: Type.Boolean(),
})
export type ReturnRequest = Static<typeof ReturnRequest>
