import Type, { type Static } from 'typebox'
import { Nullable, Picture, Rupees, Sku, Slug, Timestamp } from '../../schema.ts'
import { PaymentMethod } from '../cart/cart-shapes.ts'
import { GiftNote } from './gift-note.ts'
import { OrderId, RequestId, TransactionId } from './order-ids.ts'
import { RefundTo, ReturnRequest } from './return-shapes.ts'
import { Shipment, TrackStep } from './shipment.ts'

/** Whether an action is allowed now, until when, and if not, the reason for people to read. */
export const Allowed = Type.Object({
  allowed: Type.Boolean(),
  until: Nullable(Timestamp),
  reason: Nullable(Type.String()),
})
export type Allowed = Static<typeof Allowed>

export const OrderLine = Type.Object({
  line_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  media_image: Picture,
  qty: Type.Integer(),
  price: Rupees,
  row_total: Rupees,
  options: Type.Record(Type.String(), Type.String()),
  custom_options: Type.Array(
    Type.Object({ optionId: Type.String(), title: Type.String(), optionValue: Type.String() }),
  ),
  state: Type.String(),
  label: Type.String({ description: 'display text, e.g. Confirmed' }),
  delivered: Type.Integer({ description: 'number of pieces delivered' }),
  open: Type.Integer({ description: 'number of pieces in an open return, exchange or claim' }),
  returned: Type.Integer({ description: 'number of pieces returned or exchanged' }),
  can_review: Type.Boolean({ description: 'delivered and not reviewed yet' }),
})
export const OrderAddress = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  landmark: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
})

export const OrderRefund = Type.Object({
  amount: Rupees,
  to: RefundTo,
  parts: Type.Array(Type.Object({ label: Type.String(), amount: Rupees }), {
    description: 'parts of the refund by destination: bank, gift cards, or wallet credit',
  }),
  label: Type.String({ description: 'e.g. On its way to your wallet' }),
  state: Type.String(),
  requestedAt: Timestamp,
  doneAt: Nullable(Timestamp),
  requestId: Nullable(RequestId),
})

export const OrderActions = Type.Object({
  can_cancel: Allowed,
  can_return: Allowed,
  can_exchange: Allowed,
  can_claim: Allowed,
  can_reorder: Allowed,
  can_change_day: Allowed,
})

/**
 * `discount` includes the perks; `paid` is the price of the order as placed, of which `due` is left for the payment
 * method. `declined` is the part of it for lines that the merchant did not send.
 */
export const OrderTotals = Type.Object({
  items: Rupees,
  discount: Rupees,
  perks: Rupees,
  shipping: Rupees,
  tax: Rupees,
  paid: Rupees,
  gift_cards: Rupees,
  credit: Rupees,
  declined: Rupees,
  due: Rupees,
})

export const Order = Type.Object({
  orderId: OrderId,
  transactionId: TransactionId,
  placed: Timestamp,
  state: Type.String(),
  label: Type.String(),
  payment: Type.Object({ method: PaymentMethod, label: Type.String(), status: Type.String() }),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  lines: Type.Array(OrderLine),
  address: OrderAddress,
  gift_note: Nullable(GiftNote),
  deliver_on: Nullable(Type.String({ format: 'date', description: 'the day that the buyer chose' })),
  expected_by: Nullable(Type.String({ format: 'date', description: 'the latest day; `deliver_on` where it is set' })),
  is_late: Type.Boolean({ description: 'not delivered yet, and `expected_by` has passed in India' }),
  delivered_at: Nullable(Timestamp),
  totals: OrderTotals,
  taxes: Type.Array(Type.Object({ label: Type.String(), amount: Rupees })),
  steps: Type.Array(TrackStep),
  events: Type.Array(Type.Object({ at: Timestamp, text: Type.String() })),
  shipments: Type.Array(Shipment),
  returns: Type.Array(ReturnRequest, { description: 'returns, exchanges and claims, newest first' }),
  refunds: Type.Array(OrderRefund),
  invoice: Nullable(Type.Object({ number: Type.String(), href: Type.String() })),
  actions: OrderActions,
  can_cancel: Type.Boolean(),
})
export type Order = Static<typeof Order>
export type OrderLine = Static<typeof OrderLine>
