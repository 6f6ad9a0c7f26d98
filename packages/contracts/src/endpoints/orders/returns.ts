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
  reason: Type.String({ maxLength: 40, description: 'one of the `reasons` codes of GET /orders/{orderId}/returnable' }),
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
  summary: 'Adds a note to an order, or requests a return, an exchange or a claim for some of its pieces',
  tags,
  schema: {
    body: Type.Object({
      orderId: OrderId,
      kind: Type.Optional(Type.Union([Type.Literal('note'), RequestKind], { description: 'defaults to note' })),
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
  reason: Nullable(Type.String({ description: 'reason why it is not available: sold out, different price' })),
})
export const ReturnableLine = Type.Object({
  line_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  media_image: Picture,
  options: Type.Record(Type.String(), Type.String()),
  qty_left: Type.Integer({ description: 'number of pieces that can still be returned' }),
  refunds: Type.Array(Type.Object({ amount: Rupees, perks: Rupees }), {
    description: 'refunds for returning 1, 2, … pieces; the first entry is for one piece',
  }),
  can_return: Allowed,
  can_exchange: Allowed,
  can_claim: Allowed,
  replacements: Type.Array(Replacement, { description: 'variants of the same product, for an exchange' }),
})

export const Returnable = Type.Object({
  orderId: OrderId,
  lines: Type.Array(ReturnableLine),
  reasons: Type.Object({ return: Type.Array(Reason), exchange: Type.Array(Reason), claim: Type.Array(Reason) }),
  refund_to: Type.Array(
    Type.Object({ to: RefundTo, label: Type.String(), isAvailable: Type.Boolean(), reason: Nullable(Type.String()) }),
  ),
  pickup_slots: Type.Array(OfferedSlot),
  pickup_address: Type.String({ description: 'address of the order, in one line' }),
})
export type Returnable = Static<typeof Returnable>

export const getReturnable = {
  method: 'GET',
  url: '/orders/:orderId/returnable',
  access: 'user',
  summary:
    'Returns what of an order can be returned, exchanged or claimed: deadlines, refunds, and reasons for refusal',
  tags,
  schema: { params: byOrder, response: { 200: Data(Returnable), 404: ErrorBody } },
} as const satisfies Endpoint

export const getReturn = {
  method: 'GET',
  url: '/returns/:id',
  access: 'user',
  summary: 'Returns a return, exchange or claim',
  tags,
  schema: { params: Type.Object({ id: RequestId }), response: { 200: Data(ReturnRequest), 404: ErrorBody } },
} as const satisfies Endpoint

export const cancelReturn = {
  method: 'POST',
  url: '/returns/:id/cancel',
  access: 'user',
  summary: 'Withdraws a request, until it has been picked up',
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
  summary: 'Adds the items of an order that are still on sale to the cart, and lists the unavailable ones',
  tags,
  schema: {
    params: byOrder,
    response: {
      200: Data(
        Type.Object({
          cartId: Nullable(Type.String()),
          count: Type.Integer({ description: 'number of pieces in the cart' }),
          added: Type.Array(Type.Object({ sku: Sku, name: Type.String(), qty: Type.Integer() })),
          left_out: Type.Array(Type.Object({ sku: Sku, name: Type.String(), reason: Type.String() })),
        }),
      ),
      404: ErrorBody,
      409: ErrorBody,
    },
  },
} as const satisfies Endpoint
