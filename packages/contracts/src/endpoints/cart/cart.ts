import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Pincode, Quantity, Rupees, Sku } from '../../schema.ts'
import { ProductCard } from '../shop/product-card.ts'
import { CustomOption } from './cart-line.ts'
import { CartAnswer, CartId, CartTotals, PaymentMethod } from './cart-shapes.ts'

const tags = ['cart'] as const

const productOption = Type.Optional(
  Type.Object({ extensionAttributes: Type.Object({ customOptions: Type.Array(CustomOption, { maxItems: 20 }) }) }),
)
const answers = { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody }

/** Where the buyer came from: stored with the cart, where the latest value wins, and copied to its orders. */
const origin = {
  ref: Type.Optional(Type.String({ maxLength: 80, description: 'source of the visit' })),
  aff_id: Type.Optional(Type.String({ maxLength: 80, description: 'affiliation of the last 30 days' })),
  referralCode: Type.Optional(Type.String({ maxLength: 80, description: 'code of the friend who sent the buyer' })),
  ctId: Type.Optional(Type.String({ maxLength: 80, description: 'id that a campaign tracks a click by' })),
  prepaid_offer_applicable: Type.Optional(
    Type.Boolean({ description: 'paying in advance was offered where the buyer is' }),
  ),
} as const

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
      platform: Type.Optional(Type.String({ maxLength: 20 })),
      ...origin,
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
  summary: 'The cart with totals',
  tags,
  schema: {
    querystring: Type.Object({
      cartID: CartId,
      pincode: Type.Optional(Pincode),
      removePerks: Type.Optional(Type.Boolean()),
      removeCoupons: Type.Optional(Type.Boolean()),
      provider: Type.Optional({
        ...CitySlug,
        description: "only lines of this city's merchants; the totals stay the cart's",
      }),
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
