import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Slug } from '../../schema.ts'
import { NewSize, OwnProduct, sizePattern } from './merchant-product.ts'

const tags = ['merchant'] as const

export const ShopColour = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  hex: Type.String({ description: '#rrggbb' }),
})
export type ShopColour = Static<typeof ShopColour>

export const shopColours = {
  method: 'GET',
  url: '/merchant/colours',
  access: 'merchant',
  summary: 'Lists the colours that the shop filters by, by name',
  tags,
  schema: { response: { 200: Data(Type.Array(ShopColour)), 401: ErrorBody, 403: ErrorBody } },
} as const satisfies Endpoint

/**
 * The new size is on sale at once, with the weight of the last variant. Sizes are compared without regard to upper and
 * lower case; an existing one is refused by its field (400). In the answer's version, facts that someone else changed
 * since `version` still count as unseen, so a later edit does not overwrite them unnoticed.
 */
export const addSize = {
  method: 'POST',
  url: '/merchant/products/:slug/sizes',
  access: 'merchant',
  summary: 'Adds a size to a product',
  tags,
  schema: {
    params: Type.Object({ slug: Slug }),
    body: Type.Object({
      version: Type.String({ maxLength: 120, description: 'version of the product as last read' }),
      ...NewSize.properties,
      price: Type.Optional(
        Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000, description: 'by default that of the last variant' }),
      ),
      colour: Type.Optional(
        Type.String({ maxLength: 80, description: 'slug of one of its colours, if it comes in several' }),
      ),
      size_so_far: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 20,
          pattern: sizePattern,
          description: 'the size of the pieces offered so far, if the product had no sizes',
        }),
      ),
    }),
    response: { 200: Data(OwnProduct), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint
