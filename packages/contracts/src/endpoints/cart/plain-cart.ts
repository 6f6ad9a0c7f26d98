import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { ErrorBody, Sku } from '../../schema.ts'

const tags = ['cart'] as const
const consumes = ['application/x-www-form-urlencoded'] as const
const toCart = Type.Null({ description: 'redirects to the cart' })

/** Leads back to the page with the form from the page that explains the refusal. */
const back = Type.Optional(Type.String({ maxLength: 300, description: 'path of the page with the form' }))

/** One item, as a form without scripts names it. */
export const AddToCartFields = Type.Object({ sku: Sku, back })

export const addToCartForm = {
  method: 'POST',
  url: '/carts/add-form',
  access: 'public',
  summary:
    'Adds one item to the guest cart of the cookie: redirects (303) to the cart, or returns a page with the reason',
  tags,
  schema: {
    consumes,
    raw: AddToCartFields,
    response: { 200: Type.Unknown(), 303: toCart, 400: ErrorBody, 403: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

/** The quantity of a line; a form sends numbers as text. */
export const CartLineFields = Type.Object({
  itemId: Type.String({ maxLength: 40, pattern: '^[0-9]{1,19}$' }),
  sku: Sku,
  qty: Type.String({ pattern: '^([0-9]|[1-4][0-9]|50)$', description: '0 removes the line' }),
})

export const changeLineForm = {
  method: 'POST',
  url: '/carts/line-form',
  access: 'public',
  summary:
    'Sets a line quantity of the guest cart, 0 removes it: redirects (303) to the cart, or returns a page with the reason',
  tags,
  schema: {
    consumes,
    raw: CartLineFields,
    response: { 200: Type.Unknown(), 303: toCart, 400: ErrorBody, 403: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

export const cartOfBrowser = {
  method: 'GET',
  url: '/carts/of-browser',
  access: 'public',
  summary: 'Redirects to the guest cart identified by the cookie, or to an empty cart',
  tags,
  schema: { response: { 200: Type.Unknown(), 303: toCart } },
} as const satisfies Endpoint
