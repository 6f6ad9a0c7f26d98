import Type, { type Static } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Pincode, Quantity, Rupees, Sku, Slug } from '../schema.ts'
import { ProductCard } from './catalogue.ts'

const tags = ['cart'] as const
/** A user's cart has a numeric id, a guest's a masked one of 32 letters and digits. */
export const CartId = Type.String({ minLength: 1, maxLength: 40, pattern: '^([0-9]{1,19}|[A-Za-z0-9]{32})$' })

export const CustomOption = Type.Object({
  optionId: Type.String({
    maxLength: 80,
    description: "option id, or 'uploadedimage' with the URL of the uploaded file",
  }),
  optionValue: Type.String({ maxLength: 500 }),
})
export type CustomOption = Static<typeof CustomOption>
const productOption = Type.Optional(
  Type.Object({ extensionAttributes: Type.Object({ customOptions: Type.Array(CustomOption, { maxItems: 20 }) }) }),
)

export const CartLine = Type.Object({
  item_id: Type.String(),
  product_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  media_image: Picture,
  qty: Type.Integer(),
  max_qty: Type.Integer({ description: 'the most this line may hold now' }),
  special_price: Rupees,
  og_price: Rupees,
  row_total: Rupees,
  discount_percent: Type.Integer(),
  options: Type.Record(Type.String(), Type.String(), { description: 'variant attributes, e.g. Colour: Indigo' }),
  custom_options: Type.Array(
    Type.Object({ optionId: Type.String(), title: Type.String(), optionValue: Type.String() }),
  ),
  lbb_url: Type.String(),
  is_available: Type.Boolean(),
  deliverable: Type.Boolean(),
  msg_title: Nullable(Type.String({ description: 'why not available or deliverable, or what changed' })),
  change: Nullable(
    Type.Union([
      Type.Literal('price_up'),
      Type.Literal('price_down'),
      Type.Literal('fewer'),
      Type.Literal('sold_out'),
      Type.Literal('not_sold'),
    ]),
  ),
  deliver_by: Nullable(Type.String({ format: 'date', description: 'when it arrives; null without a pincode' })),
})
export type CartLine = Static<typeof CartLine>

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
  item_count: Type.Integer({ description: 'sum of quantities' }),
  category_ids: Type.Array(Type.String()),
  payment_options: Type.Array(
    Type.Object({
      method: PaymentMethod,
      title: Type.String(),
      isAvailable: Type.Boolean(),
      reason: Nullable(Type.String()),
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
  credit_balance: Type.Number({ description: 'rupees of shop credit that can pay for this bag' }),
  is_blocked: Type.Boolean(),
})
export type Cart = Static<typeof Cart>

/** Everyday refusals (sold out, limit) come as `message` beside the cart as it stands. */
export const CartAnswer = Type.Object({
  data: Type.Object({ cart: Nullable(Cart), cartId: Nullable(CartId), count: Type.Integer() }),
  message: Type.Optional(Type.Object({ message: Type.String(), code: Type.String() })),
})
export type CartAnswer = Static<typeof CartAnswer>
const answers = { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody }

export const addToCart = {
  method: 'POST',
  url: '/carts/addToCart',
  access: 'optional',
  summary: 'Puts a SKU into the cart; makes the cart when there is none. The sent price is never believed',
  tags,
  schema: {
    body: Type.Object({
      data: Type.Object({
        cartItem: Type.Object({
          sku: Sku,
          qty: Type.Integer({ minimum: 1, maximum: 50 }),
          price: Type.Optional(Rupees),
          quote_id: Type.Optional(Nullable(CartId)),
          productOption,
        }),
      }),
      cartId: Type.Optional(Nullable(CartId)),
      ctId: Type.Optional(Type.String({ maxLength: 80 })),
      platform: Type.Optional(Type.String({ maxLength: 20 })),
      prepaid_offer_applicable: Type.Optional(Type.Boolean()),
      referralCode: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const putToCart = {
  method: 'POST',
  url: '/carts/putToCart',
  access: 'optional',
  summary: 'Sets the quantity of a line; 0 removes it',
  tags,
  schema: {
    body: Type.Object({
      cartItem: Type.Object({
        itemId: Type.String({ maxLength: 40 }),
        quoteId: CartId,
        sku: Sku,
        qty: Quantity,
        customOptions: Type.Optional(Type.Array(CustomOption)),
      }),
      referralCode: Type.Optional(Type.String({ maxLength: 80 })),
      screen: Type.Optional(Type.String({ maxLength: 40 })),
      pincode: Type.Optional(Nullable(Pincode)),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const getCart = {
  method: 'GET',
  url: '/v2/carts/get',
  access: 'optional',
  summary: 'The cart with totals',
  tags,
  schema: {
    querystring: Type.Object({
      cartID: CartId,
      pincode: Type.Optional(Pincode),
      removePerks: Type.Optional(Type.Boolean()),
      removeCoupons: Type.Optional(Type.Boolean()),
      provider: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const getCartV3 = {
  method: 'GET',
  url: '/v3/carts/get',
  access: 'optional',
  summary: 'The cart with totals, and a coupon or the perks tried on it',
  tags,
  schema: {
    querystring: Type.Object({
      cartID: CartId,
      pincode: Type.Optional(Pincode),
      refreshCart: Type.Optional(Type.Boolean()),
      coupon_code: Type.Optional(Type.String({ maxLength: 40 })),
      is_perks_applied: Type.Optional(Type.Boolean()),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const cartCount = {
  method: 'GET',
  url: '/carts/get/cartCount',
  access: 'optional',
  summary: 'How many pieces are in the cart; 0 for none',
  tags,
  schema: {
    querystring: Type.Object({ cartID: Type.Optional(CartId) }),
    response: { 200: Data(Type.Object({ count: Type.Integer(), cartId: Nullable(CartId) })) },
  },
} as const satisfies Endpoint

export const cartTotals = {
  method: 'GET',
  url: '/carts/get/totals',
  access: 'optional',
  summary: 'Totals of the cart',
  tags,
  schema: {
    querystring: Type.Object({ cartID: CartId, pincode: Type.Optional(Pincode) }),
    response: { 200: Data(CartTotals), 404: ErrorBody },
  },
} as const satisfies Endpoint

const cartIdBody = Type.Object({ cartID: CartId })
/** Answers that show a bag show it as this pincode sees it. */
const pincode = Type.Optional(Nullable(Pincode))
export const addCoupon = {
  method: 'POST',
  url: '/carts/add/coupon',
  access: 'optional',
  summary: "Applies a coupon; a refused one answers status 'error' with the reason",
  tags,
  schema: {
    body: Type.Object({ couponCode: Type.String({ minLength: 1, maxLength: 40 }), cartID: CartId, pincode }),
    response: {
      200: Type.Object({
        status: Type.Union([Type.Literal('success'), Type.Literal('error')]),
        message: Nullable(Type.String()),
        data: Type.Object({ cart: Cart }),
      }),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
export const removeCoupon = {
  ...addCoupon,
  url: '/carts/delete/coupon',
  summary: 'Takes the coupon off',
  schema: { ...addCoupon.schema, body: Type.Object({ cartID: CartId, pincode }) },
} as const satisfies Endpoint

export const deleteCart = {
  method: 'POST',
  url: '/carts/deleteCart',
  access: 'optional',
  summary: 'Empties the cart',
  tags,
  schema: { body: cartIdBody, response: answers },
} as const satisfies Endpoint

export const addPaymentMethod = {
  method: 'POST',
  url: '/carts/add-payment-method',
  access: 'user',
  summary: 'Chooses how to pay; totals follow',
  tags,
  schema: {
    body: Type.Object({
      cartID: CartId,
      paymentMethod: Type.Object({ method: PaymentMethod, po_number: Type.Null() }),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const productCarousel = {
  method: 'GET',
  url: '/cart/:cartId/product-carousel',
  access: 'optional',
  summary: 'Products that go with what is in the cart; for a cart that is not the caller’s, what everybody likes',
  tags,
  schema: {
    params: Type.Object({ cartId: Type.String({ maxLength: 40 }) }),
    response: { 200: Data(Type.Array(ProductCard)) },
  },
} as const satisfies Endpoint

export const CartOffer = Type.Object({
  code: Type.String(),
  title: Type.String(),
  text: Type.String(),
  is_applicable: Type.Boolean(),
  is_applied: Type.Boolean(),
  is_best: Type.Boolean({ description: 'the one that saves most of all that apply' }),
  saves: Rupees,
  reason: Nullable(Type.String({ description: 'why it does not apply, and what would make it' })),
})
export type CartOffer = Static<typeof CartOffer>

export const cartOffers = {
  method: 'GET',
  url: '/v1/cart/offers/list',
  access: 'optional',
  summary: 'Coupons for these products; with cartID also what each would save on that bag, the best one first',
  tags,
  schema: {
    querystring: Type.Object({
      product_ids: Type.Optional(Type.String({ maxLength: 2000 })),
      coupon_code: Type.Optional(
        Type.String({ maxLength: 40, description: 'a code to be looked at beside the listed' }),
      ),
      cartID: Type.Optional(CartId),
    }),
    response: { 200: Data(Type.Array(CartOffer)) },
  },
} as const satisfies Endpoint
