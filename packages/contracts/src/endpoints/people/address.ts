import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Phone, Pincode, Text } from '../../schema.ts'
import { CartAnswer, CartId } from '../cart/cart-shapes.ts'

const tags = ['address'] as const
const fields = {
  name: Text(1, 60),
  phone: Phone,
  line1: Text(3, 120),
  line2: Type.Optional(Text(0, 120)),
  landmark: Type.Optional(Text(0, 120)),
  city: Text(2, 60),
  state: Text(2, 60),
  postcode: Pincode,
  kind: Type.Optional(Type.Union([Type.Literal('home'), Type.Literal('work'), Type.Literal('other')])),
  is_default: Type.Optional(Type.Boolean()),
}

export const AddressInput = Type.Object(fields)
export type AddressInput = Static<typeof AddressInput>
export const Address = Type.Object({
  ...fields,
  line2: Type.String(),
  landmark: Type.String(),
  kind: Type.String(),
  is_default: Type.Boolean(),
  address_id: Type.String(),
})
export type Address = Static<typeof Address>
const one = { 200: Data(Address), 400: ErrorBody, 404: ErrorBody }
const AddressId = Type.String({ pattern: '^[0-9]{1,19}$' })

export const listAddresses = {
  method: 'GET',
  url: '/carts/address/list',
  access: 'user',
  summary: 'Lists the caller’s addresses, the default first',
  tags,
  schema: { response: { 200: Data(Type.Array(Address)) } },
} as const satisfies Endpoint
export const addAddress = {
  method: 'POST',
  url: '/carts/address',
  access: 'user',
  summary: 'Adds an address, or returns the one that is the same; refused if its pincode lies in another state',
  tags,
  schema: { body: AddressInput, response: one },
} as const satisfies Endpoint
export const changeAddress = {
  method: 'PUT',
  url: '/carts/address',
  access: 'user',
  summary: 'Updates an address',
  tags,
  schema: { body: Type.Object({ addressID: AddressId, ...fields }), response: one },
} as const satisfies Endpoint
export const removeAddress = {
  method: 'DELETE',
  url: '/carts/address',
  access: 'user',
  summary: 'Removes an address',
  tags,
  schema: {
    querystring: Type.Object({ addressID: Type.Optional(AddressId) }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 404: ErrorBody },
  },
} as const satisfies Endpoint
export const attachedAddress = {
  method: 'GET',
  url: '/carts/address/attach',
  access: 'user',
  summary: 'Returns the address attached to the cart',
  tags,
  schema: { querystring: Type.Object({ cartID: Type.Optional(CartId) }), response: { 200: Data(Nullable(Address)) } },
} as const satisfies Endpoint
export const attachAddress = {
  method: 'POST',
  url: '/v2/carts/address/attach',
  access: 'user',
  summary: 'Attaches an address to the cart; its pincode determines what can be delivered',
  tags,
  schema: {
    body: Type.Object({ addressID: AddressId, cartID: CartId }),
    response: { 200: CartAnswer, 404: ErrorBody },
  },
} as const satisfies Endpoint
export const attachCustomer = {
  method: 'POST',
  url: '/carts/customer/attach',
  access: 'user',
  summary: 'Assigns the guest cart to the user and merges it with their existing cart',
  tags,
  schema: { body: Type.Object({ cartId: CartId }), response: { 200: CartAnswer, 404: ErrorBody } },
} as const satisfies Endpoint
