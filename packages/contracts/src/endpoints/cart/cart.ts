import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Pincode, Quantity, Rupees, Sku } from '../../schema.ts'
import { ProductCard } from '../shop/product-card.ts'
import { CustomOption } from './cart-line.ts'
import { AddAnswer, CartAnswer, CartId, CartTotals, PaymentMethod } from './cart-shapes.ts'

const tags = ['cart'] as const

const productOption = Type.Optional(
  Type.Object({ extensionAttributes: Type.Object({ customOptions: Type.Array(CustomOption, { maxItems: 20 }) }) }),
)
const answers = { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody }

/** Where the buyer came from: stored with the cart, where the latest value wins, and copied to its orders. */
const origin = {
  ref: Type.Optional(Type.String({ maxLength: 80, description: 'source of the visit' })),
  aff_id: Type.Optional(Type.String({ maxLength: 80, description: 'affiliate id of the last 30 days' })),
  referralCode: Type.Optional(Type.String({ maxLength: 80, description: 'code of the friend who referred the buyer' })),
  ctId: Type.Optional(Type.String({ maxLength: 80, description: 'click id of a campaign' })),
  prepaid_offer_applicable: Type.Optional(
    Type.Boolean({ description: 'whether prepayment was offered at the buyer’s location' }),
  ),
} as const

export const addToCart = {
  method: 'POST',
  url: '/carts/addToCart',
  access: 'optional',
  summary:
    'Adds a SKU to the cart; creates the cart if needed. The price sent by the client is ignored. Accepts an Idempotency-Key: while it is the latest of its line, the call adds nothing more and answers with the cart as it is',
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
      platform: Type.Optional(Type.String({ maxLength: 20 })),
      ...origin,
    }),
    response: { ...answers, 200: AddAnswer },
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
        customOptions: Type.Optional(Type.Array(CustomOption, { maxItems: 20 })),
      }),
      ...origin,
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
  summary: 'Returns the cart with totals',
  tags,
  schema: {
    querystring: Type.Object({
      cartID: CartId,
      pincode: Type.Optional(Pincode),
      removePerks: Type.Optional(Type.Boolean()),
      removeCoupons: Type.Optional(Type.Boolean()),
      provider: Type.Optional({
        ...CitySlug,
        description: "only lines of this city's merchants; the totals are those of the whole cart",
      }),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const getCartV3 = {
  method: 'GET',
  url: '/v3/carts/get',
  access: 'optional',
  summary: 'Returns the cart with totals, with a coupon or perks applied on trial',
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
  summary: 'Returns the number of items in the cart; 0 if there is none',
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
  summary: 'Returns the totals of the cart',
  tags,
  schema: {
    querystring: Type.Object({ cartID: CartId, pincode: Type.Optional(Pincode) }),
    response: { 200: Data(CartTotals), 404: ErrorBody },
  },
} as const satisfies Endpoint

const cartIdBody = Type.Object({ cartID: CartId })

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
  summary: 'Selects the payment method and returns the updated totals',
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
  summary: 'Recommends products for the cart; popular products if the cart is not the caller’s',
  tags,
  schema: {
    params: Type.Object({ cartId: Type.String({ maxLength: 40 }) }),
    response: { 200: Data(Type.Array(ProductCard)) },
  },
} as const satisfies Endpoint
