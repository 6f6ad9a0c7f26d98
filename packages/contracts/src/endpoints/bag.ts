import Type, { type Static } from 'typebox'
import type { Endpoint } from '../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Pincode, Quantity, Rupees, Sku, Slug } from '../schema.ts'
import { Address, AddressInput } from './address.ts'
import { Cart, CartAnswer, CartId, CartLine, CartTotals, PaymentMethod } from './cart-shapes.ts'
import { addCoupon } from './coupons.ts'

const tags = ['cart'] as const
const answers = { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody }
const pincode = Type.Optional(Nullable(Pincode))
const lineId = Type.String({ maxLength: 40 })

export const usePerks = {
  ...addCoupon,
  url: '/carts/usePerks',
  access: 'user',
  summary: "Pays a part of the bag with perks, or (use: false) no more; refused, it answers status 'error'",
  schema: {
    ...addCoupon.schema,
    body: Type.Object({ cartID: CartId, use: Type.Optional(Type.Boolean({ default: true })), pincode }),
  },
} as const satisfies Endpoint

export const getCartItems = {
  method: 'GET',
  url: '/carts/get-cart-items',
  access: 'optional',
  summary: 'The lines of a cart, without totals',
  tags,
  schema: {
    querystring: Type.Object({ cartID: CartId, pincode: Type.Optional(Pincode) }),
    response: { 200: Data(Type.Array(CartLine)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const itemsOfCart = {
  ...getCartItems,
  url: '/cart/:cartId/items',
  summary: 'The lines of a cart that is the caller’s',
  schema: {
    params: Type.Object({ cartId: CartId }),
    querystring: Type.Object({ pincode: Type.Optional(Pincode) }),
    response: { 200: Data(Type.Array(CartLine)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const billingInformation = {
  method: 'GET',
  url: '/carts/get/billing-information',
  access: 'user',
  summary: 'Who pays for the cart, how, and how much: the attached address, the method, the totals',
  tags,
  schema: {
    querystring: Type.Object({ cartID: Type.Optional(CartId) }),
    response: {
      200: Data(
        Nullable(
          Type.Object({
            cartId: CartId,
            email: Type.String(),
            address: Nullable(Address),
            method: Nullable(PaymentMethod),
            totals: CartTotals,
          }),
        ),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const addressOfCart = {
  method: 'POST',
  url: '/cart/:cartId/address',
  access: 'user',
  summary: 'Sets where a cart goes: one of the caller’s addresses by its id, or a new one, which is kept',
  tags: ['address'],
  schema: {
    params: Type.Object({ cartId: CartId }),
    body: Type.Object({
      addressID: Type.Optional(Type.String({ pattern: '^[0-9]{1,19}$' })),
      address: Type.Optional(AddressInput),
    }),
    response: answers,
  },
} as const satisfies Endpoint

export const acceptChanges = {
  method: 'POST',
  url: '/carts/changes/accept',
  access: 'optional',
  summary: 'The buyer has seen these prices and quantities: what moved until now is not told again',
  tags,
  schema: {
    body: Type.Object({
      cartID: CartId,
      seen: Type.Array(Type.Object({ itemId: lineId, price: Rupees, qty: Quantity }), { maxItems: 100 }),
      pincode,
    }),
    response: answers,
  },
} as const satisfies Endpoint

/** Kept for another day: never counted, never priced into the bag. */
export const SavedLine = Type.Object({
  saved_id: Type.String(),
  product_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  media_image: Picture,
  qty: Type.Integer(),
  special_price: Rupees,
  og_price: Rupees,
  options: Type.Record(Type.String(), Type.String()),
  custom_options: CartLine.properties.custom_options,
  is_available: Type.Boolean(),
  msg_title: Nullable(Type.String({ description: 'why it cannot go back into the bag now' })),
})
export type SavedLine = Static<typeof SavedLine>

const SavedAnswer = Type.Object({
  data: Type.Object({
    cart: Nullable(Cart),
    cartId: Nullable(CartId),
    count: Type.Integer(),
    saved: Type.Array(SavedLine),
  }),
  message: CartAnswer.properties.message,
})
export type SavedAnswer = Static<typeof SavedAnswer>
const savedAnswers = { 200: SavedAnswer, 400: ErrorBody, 404: ErrorBody }
const savedId = Type.String({ pattern: '^[0-9]{1,15}$' })

export const listSaved = {
  method: 'GET',
  url: '/carts/saved',
  access: 'optional',
  summary: 'What was saved for later: a user’s own, or that of a guest’s cart; the newest first',
  tags,
  schema: {
    querystring: Type.Object({ cartID: Type.Optional(CartId) }),
    response: { 200: Data(Type.Array(SavedLine)) },
  },
} as const satisfies Endpoint

export const saveForLater = {
  method: 'POST',
  url: '/carts/saved',
  access: 'optional',
  summary: 'Moves a line out of the bag, to those saved for later',
  tags,
  schema: { body: Type.Object({ cartID: CartId, itemId: lineId, pincode }), response: savedAnswers },
} as const satisfies Endpoint

export const moveToBag = {
  ...saveForLater,
  url: '/carts/saved/move',
  summary: 'Puts a saved line back into the bag; what does not fit any more stays, with the reason',
  schema: {
    body: Type.Object({ cartID: Type.Optional(Nullable(CartId)), savedId, pincode }),
    response: savedAnswers,
  },
} as const satisfies Endpoint

export const forgetSaved = {
  method: 'POST',
  url: '/carts/saved/remove',
  access: 'optional',
  summary: 'Takes a saved line away',
  tags,
  schema: {
    body: Type.Object({ cartID: Type.Optional(Nullable(CartId)), savedId }),
    response: { 200: Data(Type.Array(SavedLine)) },
  },
} as const satisfies Endpoint
