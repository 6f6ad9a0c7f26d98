import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Rupees, Text, Timestamp } from '../../schema.ts'
import { PaymentMethod } from '../cart/cart-shapes.ts'
import { GiftNote } from '../orders/gift-note.ts'
import { OrderId } from '../orders/order-ids.ts'
import { OrderAddress, OrderLine, OrderTotals } from '../orders/order-shapes.ts'
import { OfferedSlot, ReturnRequest } from '../orders/return-shapes.ts'
import { Awb, Courier, Shipment, TrackStep } from '../orders/shipment.ts'

const tags = ['merchant'] as const

/** A step that is possible now: its name for the call, its button's label, and what must be given with it. */
export const NextStep = Type.Object({
  step: Type.String(),
  label: Type.String(),
  needs: Type.Array(
    Type.Union([
      Type.Literal('courier'),
      Type.Literal('awb'),
      Type.Literal('reason'),
      Type.Literal('pickup'),
      Type.Literal('condition'),
    ]),
  ),
  is_main: Type.Boolean({ description: 'whether it is the expected step; the others are for exceptions' }),
  puts_back: Type.Optional(
    Type.Array(Type.Object({ line_id: Type.String(), name: Type.String(), qty: Type.Integer() }), {
      description: 'lines that go back on sale with this step, unless they are named in `unsellable`',
    }),
  ),
  refunds: Type.Optional(
    Type.Boolean({ description: 'whether the buyer is refunded with this step if the items are as new' }),
  ),
  pickup_slots: Type.Optional(
    Type.Array(Type.Object({ ...OfferedSlot.properties, is_wished: Type.Boolean() }), {
      description: 'possible pickup times, including the one the buyer chose; for a step that needs a pickup',
    }),
  ),
})
export type NextStep = Static<typeof NextStep>

export const MerchantOrder = Type.Object({
  orderId: OrderId,
  placed: Timestamp,
  state: Type.String(),
  label: Type.String(),
  group: Type.String({ description: 'filter group in which it is listed' }),
  payment: Type.Object({
    method: PaymentMethod,
    label: Type.String(),
    status: Type.String(),
    collect: Rupees,
  }),
  lines: Type.Array(OrderLine),
  address: OrderAddress,
  gift_note: Nullable(GiftNote),
  sender: Nullable(Type.Array(Type.String()), {
    description: "lines of the merchant's own address, to which a parcel comes back; null if it is not known",
  }),
  note: Nullable(Type.String({ description: 'most recent note of the buyer' })),
  deliver_on: Nullable(Type.String({ format: 'date', description: 'the day that the buyer chose' })),
  send_by: Nullable(
    Type.String({ format: 'date', description: 'the day by which it has to leave; null once it is sent or over' }),
  ),
  expected_by: Nullable(Type.String({ format: 'date' })),
  is_late: Type.Boolean({ description: 'not delivered yet, and `expected_by` has passed in India' }),
  totals: OrderTotals,
  /** The part of the discount that Nukkad grants for paying online; the value of the goods does not fall by it. */
  payment_discount: Rupees,
  steps: Type.Array(TrackStep),
  events: Type.Array(Type.Object({ at: Timestamp, text: Type.String(), by: Type.String() })),
  shipments: Type.Array(Shipment),
  returns: Type.Array(Type.Object({ ...ReturnRequest.properties, next: Type.Array(NextStep) }), {
    description: 'returns of this order, newest first, each with its allowed steps',
  }),
  invoice: Nullable(Type.Object({ number: Type.String(), href: Type.String() })),
  next: Type.Array(NextStep),
  can_decline: Type.Array(Type.String(), {
    description: 'ids of the lines that may be declined now; the only line left is cancelled with the order',
  }),
})
export type MerchantOrder = Static<typeof MerchantOrder>

export const orderGroups = [
  'waiting',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'failed',
  'on_hold',
  'ended',
] as const
export type OrderGroup = (typeof orderGroups)[number]
const Group = Type.Enum(orderGroups)
const GroupCounts = Type.Object({
  all: Type.Integer(),
  waiting: Type.Integer(),
  accepted: Type.Integer(),
  packed: Type.Integer(),
  shipped: Type.Integer(),
  delivered: Type.Integer(),
  failed: Type.Integer(),
  on_hold: Type.Integer(),
  ended: Type.Integer(),
  send_today: Type.Integer({ description: 'not sent yet, and have to leave today or should have left before' }),
  to_send: Type.Integer({ description: 'not sent yet' }),
})

/** Orders that have not been sent: those that have to leave today or before, or all. */
export const sendFilters = ['today', 'all'] as const
export type SendFilter = (typeof sendFilters)[number]

export const merchantOrders = {
  method: 'GET',
  url: '/merchant/orders',
  access: 'merchant',
  summary:
    "Lists the merchant's orders: open ones oldest first, those of `send` by the day on which they have to leave, all others newest first; with counts",
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      group: Type.Optional(Group),
      send: Type.Optional(Type.Enum(sendFilters)),
      q: Type.Optional(Text(0, 60)),
    }),
    response: { 200: Type.Object({ ...Page(MerchantOrder).properties, counts: GroupCounts }), 400: ErrorBody },
  },
} as const satisfies Endpoint

const byId = Type.Object({ id: OrderId })
const one = { 200: Data(MerchantOrder), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }
export const merchantOrder = {
  method: 'GET',
  url: '/merchant/orders/:id',
  access: 'merchant',
  summary: 'Returns an order of the merchant',
  tags,
  schema: { params: byId, response: one },
} as const satisfies Endpoint

export const orderStepNames = [
  'accept',
  'pack',
  'ship',
  'out_for_delivery',
  'deliver',
  'fail',
  'rto',
  'hold',
  'cancel',
] as const
export type OrderStepName = (typeof orderStepNames)[number]

/**
 * `ship` requires a courier, and a tracking number unless it is Merchant Delivery; `fail`, `hold` and `cancel` require
 * a reason.
 */
export const stepOrder = {
  method: 'POST',
  url: '/merchant/orders/:id/status',
  access: 'merchant',
  summary:
    'Performs an allowed step of the order; repeating it changes nothing, others are refused with a message (409)',
  tags,
  schema: {
    params: byId,
    body: Type.Object({
      step: Type.Enum(orderStepNames),
      courier: Type.Optional(Courier),
      awb: Type.Optional(Nullable(Awb)),
      reason: Type.Optional(Text(1, 300)),
      unsellable: Type.Optional(
        Type.Array(Text(1, 20), {
          maxItems: 100,
          description: 'for `cancel` and `rto`: ids of lines that do not go back on sale, missing or damaged ones',
        }),
      ),
    }),
    response: one,
  },
} as const satisfies Endpoint

/** A line that cannot be sent. The rest of the order goes on; the only line left is cancelled with the order. */
export const declineLine = {
  method: 'POST',
  url: '/merchant/orders/:id/lines/:line/decline',
  access: 'merchant',
  summary:
    'Takes a line out of an order that has not shipped, refunds it and tells the buyer; repeating it changes nothing',
  tags,
  schema: {
    params: Type.Object({ id: OrderId, line: Type.String({ pattern: '^[0-9]{1,15}$' }) }),
    body: Type.Object({
      reason: Text(1, 300),
      unsellable: Type.Optional(
        Type.Boolean({ description: 'whether its pieces are missing or damaged, so that they do not go back on sale' }),
      ),
    }),
    response: one,
  },
} as const satisfies Endpoint
