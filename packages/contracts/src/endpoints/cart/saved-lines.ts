import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Pincode, Rupees, Sku, Slug } from '../../schema.ts'
import { CartLine } from './cart-line.ts'
import { Cart, CartAnswer, CartId } from './cart-shapes.ts'

const tags = ['cart'] as const
const pincode = Type.Optional(Nullable(Pincode))
const lineId = Type.String({ maxLength: 40 })

/** Saved for later: neither counted nor priced with the cart. */
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
  msg_title: Nullable(Type.String({ description: 'reason why it cannot be moved back to the cart now' })),
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
  summary: 'Lists the items saved for later by a user or with a guest cart, newest first',
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
  summary:
    'Moves a line from the cart to the items saved for later; the message says how many pieces exceeded the limit of one item',
  tags,
  schema: { body: Type.Object({ cartID: CartId, itemId: lineId, pincode }), response: savedAnswers },
} as const satisfies Endpoint

export const moveToCart = {
  ...saveForLater,
  url: '/carts/saved/move',
  summary: 'Moves a saved line back to the cart; if it cannot be added, it stays saved and the reason is given',
  schema: {
    body: Type.Object({ cartID: Type.Optional(Nullable(CartId)), savedId, pincode }),
    response: savedAnswers,
  },
} as const satisfies Endpoint

export const forgetSaved = {
  method: 'POST',
  url: '/carts/saved/remove',
  access: 'optional',
  summary: 'Removes a saved line; it can be restored for a day',
  tags,
  schema: {
    body: Type.Object({ cartID: Type.Optional(Nullable(CartId)), savedId }),
    response: { 200: Data(Type.Array(SavedLine)) },
  },
} as const satisfies Endpoint

export const restoreSaved = {
  ...forgetSaved,
  url: '/carts/saved/restore',
  summary: 'Restores a saved line that was removed; 404 once it is gone for good',
  schema: { body: forgetSaved.schema.body, response: { ...forgetSaved.schema.response, 404: ErrorBody } },
} as const satisfies Endpoint
