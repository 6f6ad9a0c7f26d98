import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { Address, AddressInput } from '../people/address.ts'
import { CartAnswer, CartId, CartTotals, PaymentMethod } from './cart-shapes.ts'

const tags = ['cart'] as const

export const billingInformation = {
  method: 'GET',
  url: '/carts/get/billing-information',
  access: 'user',
  summary: 'Returns the billing details of the cart: the attached address, the payment method, the totals',
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
  summary: 'Sets the delivery address of a cart: an address of the caller by id, or a new one, which is stored',
  tags: ['address'],
  schema: {
    params: Type.Object({ cartId: CartId }),
    body: Type.Object({
      addressID: Type.Optional(Type.String({ pattern: '^[0-9]{1,19}$' })),
      address: Type.Optional(AddressInput),
    }),
    response: { 200: CartAnswer, 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint
