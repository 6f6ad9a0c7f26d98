import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Rupees, Sku, Slug, Text } from '../../schema.ts'
import { OrderId, RequestId } from './order-ids.ts'
import { Allowed, Order } from './order-shapes.ts'
import { OfferedSlot, PhotoUrl, PickupSlot, RefundTo, RequestKind, ReturnRequest } from './return-shapes.ts'

const tags = ['orders'] as const
const Quantity = Type.Integer({ minimum: 1, maximum: 50 })
const LineId = Type.String({ pattern: '^[0-9]{1,19}$' })
const byOrder = Type.Object({ orderId: OrderId })

export const RequestedLine = Type.Object({
  line_id: LineId,
  qty: Quantity,
  reason: Type.String({ maxLength: 40, description: 'a code of `reasons` of GET /orders/{orderId}/returnable' }),
  note: Type.Optional(Text(0, 500)),
  replacement_sku: Type.Optional(Nullable(Sku)),
})

/**
 * A note on an order, or a request: what is returned, why, with photos, and where the refund goes. An exchange needs a
 * `replacement_sku` on each line, a claim a photo. Without `pickup` it is collected at the order's address, in the
 * first free slot.
 */
export const commentOnOrder = {
  method: 'POST',
  url: '/orders/update/comments',
  access: 'user',
  summary: 'A note on an order, or a return, an exchange or a claim of some of its pieces',
  tags,
  schema: {
    body: Type.Object({
      orderId: OrderId,
      kind: Type.Optional(Type.Union([Type.Literal('note'), RequestKind], { description: 'note when it is left out' })),
      comment: Type.Optional(Text(0, 1000)),
      lines: Type.Optional(Type.Array(RequestedLine, { minItems: 1, maxItems: 100 })),
      photos: Type.Optional(Type.Array(PhotoUrl, { maxItems: 6 })),
      refundTo: Type.Optional(RefundTo),
      pickup: Type.Optional(
        Type.Object({
          address_id: Type.Optional(Nullable(Type.String({ pattern: '^[0-9]{1,19}$' }))),
          slot: Type.Optional(Nullable(PickupSlot)),
        }),
      ),
    }),
    response: {
      200: Data(Type.Object({ order: Order, request: Nullable(ReturnRequest) })),
      400: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint

const Reason = Type.Object({ code: Type.String(), label: Type.String() })
export const Replacement = Type.Object({
  sku: Sku,
  options: Type.Record(Type.String(), Type.String()),
  isAvailable: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'why not: sold out, another price' })),
})
export const ReturnableLine = Type.Object({
  line_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  media_image: Picture,
  options: Type.Record(Type.String(), Type.String()),
  qty_left: Type.Integer({ description: 'pieces that may still come back' }),
  refunds: Type.Array(Type.Object({ amount: Rupees, perks: Rupees }), {
    description: 'what giving back 1, 2, … pieces pays: the first entry is for one piece',
  }),
  can_return: Allowed,
  can_exchange: Allowed,
  can_claim: Allowed,
  replacements: Type.Array(Replacement, { description: 'for an exchange: variants of the same product' }),
})

export const Returnable = Type.Object({
  orderId: OrderId,
  lines: Type.Array(ReturnableLine),
  reasons: Type.Object({ return: Type.Array(Reason), exchange: Type.Array(Reason), claim: Type.Array(Reason) }),
  refund_to: Type.Array(
    Type.Object({ to: RefundTo, label: Type.String(), isAvailable: Type.Boolean(), reason: Nullable(Type.String()) }),
  ),
  pickup_slots: Type.Array(OfferedSlot),
  pickup_address: Type.String({ description: "the order's, in one line" }),
})
export type Returnable = Static<typeof Returnable>

export const getReturnable = {
  method: 'GET',
  url: '/orders/:orderId/returnable',
  access: 'user',
  summary: 'What of an order may be returned, exchanged or claimed, until when, why not, and what it pays',
  tags,
  schema: { params: byOrder, response: { 200: Data(Returnable), 404: ErrorBody } },
} as const satisfies Endpoint

export const getReturn = {
  method: 'GET',
  url: '/returns/:id',
  access: 'user',
  summary: 'One return, exchange or claim',
  tags,
  schema: { params: Type.Object({ id: RequestId }), response: { 200: Data(ReturnRequest), 404: ErrorBody } },
} as const satisfies Endpoint

export const cancelReturn = {
  method: 'POST',
  url: '/returns/:id/cancel',
  access: 'user',
  summary: 'Takes a request back, until it was picked up',
  tags,
  schema: {
    params: Type.Object({ id: RequestId }),
    response: { 200: Data(ReturnRequest), 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const reorder = {
  method: 'POST',
  url: '/orders/:orderId/reorder',
  access: 'user',
  summary: 'Puts what is still sold of an order into the bag, and says what is not',
  tags,
  schema: {
    params: byOrder,
    response: {
      200: Data(
        Type.Object({
          cartId: Nullable(Type.String()),
          count: Type.Integer({ description: 'pieces in the bag now' }),
          added: Type.Array(Type.Object({ sku: Sku, name: Type.String(), qty: Type.Integer() })),
          left_out: Type.Array(Type.Object({ sku: Sku, name: Type.String(), reason: Type.String() })),
        }),
      ),
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint
