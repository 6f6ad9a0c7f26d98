import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Pincode, Rupees } from '../../schema.ts'
import { Cart, CartId } from './cart-shapes.ts'

const tags = ['cart'] as const
/** Responses with a cart show its state for this pincode. */
const pincode = Type.Optional(Nullable(Pincode))

export const addCoupon = {
  method: 'POST',
  url: '/carts/add/coupon',
  access: 'optional',
  summary: "Applies a coupon; if refused, responds with status 'error' and the reason",
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
  summary: 'Removes the coupon',
  schema: { ...addCoupon.schema, body: Type.Object({ cartID: CartId, pincode }) },
} as const satisfies Endpoint

export const CartOffer = Type.Object({
  code: Type.String(),
  title: Type.String(),
  text: Type.String(),
  is_applicable: Type.Boolean(),
  is_applied: Type.Boolean(),
  is_best: Type.Boolean({ description: 'whether it is the applicable coupon with the highest saving' }),
  saves: Rupees,
  reason: Nullable(Type.String({ description: 'why it does not apply, and what would make it apply' })),
})
export type CartOffer = Static<typeof CartOffer>

export const cartOffers = {
  method: 'GET',
  url: '/v1/cart/offers/list',
  access: 'optional',
  summary: 'Lists coupons for these products; with cartID also the saving of each on that cart, best first',
  tags,
  schema: {
    querystring: Type.Object({
      product_ids: Type.Optional(Type.String({ maxLength: 2000 })),
      coupon_code: Type.Optional(
        Type.String({ maxLength: 40, description: 'an additional code to check besides the listed ones' }),
      ),
      cartID: Type.Optional(CartId),
    }),
    response: { 200: Data(Type.Array(CartOffer)) },
  },
} as const satisfies Endpoint
