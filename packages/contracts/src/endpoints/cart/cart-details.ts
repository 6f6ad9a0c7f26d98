import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Pincode, Quantity, Rupees } from '../../schema.ts'
import { CartLine } from './cart-line.ts'
import { CartAnswer, CartId } from './cart-shapes.ts'
import { addCoupon } from './coupons.ts'

const tags = ['cart'] as const
const answers = { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody }
const pincode = Type.Optional(Nullable(Pincode))
const lineId = Type.String({ maxLength: 40 })

export const usePerks = {
  ...addCoupon,
  url: '/carts/usePerks',
  access: 'user',
  summary: "Applies perks to the cart, or removes them (use: false); if refused, responds with status 'error'",
  schema: {
    ...addCoupon.schema,
    body: Type.Object({ cartID: CartId, use: Type.Optional(Type.Boolean({ default: true })), pincode }),
  },
} as const satisfies Endpoint

export const getCartItems = {
  method: 'GET',
  url: '/carts/get-cart-items',
  access: 'optional',
  summary: 'Lists the lines of a cart, without totals',
  tags,
  schema: {
    querystring: Type.Object({ cartID: CartId, pincode: Type.Optional(Pincode) }),
    response: { 200: Data(Type.Array(CartLine)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const itemsOfCart = {
  ...getCartItems,
  url: '/cart/:cartId/items',
  summary: 'Lists the lines of the caller’s cart',
  schema: {
    params: Type.Object({ cartId: CartId }),
    querystring: Type.Object({ pincode: Type.Optional(Pincode) }),
    response: { 200: Data(Type.Array(CartLine)), 404: ErrorBody },
  },
} as const satisfies Endpoint

export const acceptChanges = {
  method: 'POST',
  url: '/carts/changes/accept',
  access: 'optional',
  summary: 'Acknowledges the current prices and quantities; earlier changes are not reported again',
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
