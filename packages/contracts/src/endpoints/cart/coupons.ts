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
