import Type, { type Static } from 'typebox'
import { Nullable, Pincode, Rupees } from '../../schema.ts'
import { CartLine } from './cart-line.ts'

/** A user's cart has a numeric id, a guest's cart a masked one of 32 letters and digits. */
export const CartId = Type.String({ minLength: 1, maxLength: 40, pattern: '^([0-9]{1,19}|[A-Za-z0-9]{32})$' })

export const CartTotals = Type.Object({
  bag_total: Rupees,
  price_paid: Rupees,
  bag_savings: Rupees,
  sub_total: Rupees,
  base_total: Rupees,
  tax_percent: Type.Number(),
  total_tax: Rupees,
  cashback_amount: Rupees,
  total_savings: Rupees,
  perks_applicable: Rupees,
  max_perks_applicable: Rupees,
  perks_balance: Rupees,
  coupon_code: Nullable(Type.String()),
  discount: Rupees,
  shipping_charges: Rupees,
  shipping_charges_str: Type.String(),
  online_payment_discount: Rupees,
})
export type CartTotals = Static<typeof CartTotals>

export const PaymentMethod = Type.Union([
  Type.Literal('razorpay'),
  Type.Literal('cashondelivery'),
  Type.Literal('free'),
])
export type PaymentMethod = Static<typeof PaymentMethod>

export const Cart = Type.Object({
  id: CartId,
  items: Type.Array(CartLine),
  item_count: Type.Integer({ description: 'total quantity' }),
  category_ids: Type.Array(Type.String()),
  payment_options: Type.Array(
    Type.Object({
      method: PaymentMethod,
      title: Type.String(),
      isAvailable: Type.Boolean(),
      onlyWithCredit: Type.Boolean({ description: "available only if the buyer's credit is used" }),
      reason: Nullable(Type.String()),
      discount: Type.Number({ description: 'discount in rupees for this payment method' }),
      price_paid: Type.Number({ description: 'rupees charged with this payment method' }),
    }),
  ),
  applied_discounts: Type.Array(Type.Object({ label: Type.String(), amount: Rupees })),
  totals: CartTotals,
  shipping_info: Nullable(Type.Object({ address_id: Nullable(Type.String()), postcode: Pincode })),
  shipping_prompt: Nullable(Type.String()),
  coupon_error: Nullable(Type.String()),
  online_payment_applicable: Type.Boolean(),
  selected_payment_method: Nullable(PaymentMethod),
  v2Pincode: Nullable(Pincode),
  is_deliverable: Type.Boolean(),
  is_perks_applied: Type.Boolean(),
  credit_balance: Type.Number({ description: 'shop credit in rupees that can be used for this cart' }),
  gift_card_balance: Type.Number({ description: 'gift card balance in rupees that can be used for this cart' }),
  is_blocked: Type.Boolean(),
})
export type Cart = Static<typeof Cart>

/** Everyday refusals (sold out, limit) come as `message` beside the current cart. */
export const CartAnswer = Type.Object({
  data: Type.Object({ cart: Nullable(Cart), cartId: Nullable(CartId), count: Type.Integer() }),
  message: Type.Optional(Type.Object({ message: Type.String(), code: Type.String() })),
})
export type CartAnswer = Static<typeof CartAnswer>

/** With `itemId`, the `item_id` of the line that was added to; several lines of one SKU differ in their options. */
export const AddAnswer = Type.Object({
  ...CartAnswer.properties,
  data: Type.Object({ ...CartAnswer.properties.data.properties, itemId: Type.Optional(Type.String()) }),
})
export type AddAnswer = Static<typeof AddAnswer>
