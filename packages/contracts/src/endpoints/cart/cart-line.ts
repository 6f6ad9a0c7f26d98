import Type, { type Static } from 'typebox'
import { Nullable, Picture, Rupees, Sku, Slug } from '../../schema.ts'

/** What a buyer chose, typed or uploaded for one of a product's custom options. */
export const CustomOption = Type.Object({
  optionId: Type.String({
    maxLength: 80,
    description: "option id, or 'uploadedimage' with the URL of the uploaded file",
  }),
  optionValue: Type.String({ maxLength: 500 }),
})
export type CustomOption = Static<typeof CustomOption>

/** A product in a cart, with what has changed since it was added; prices are in rupees. */
export const CartLine = Type.Object({
  item_id: Type.String(),
  product_id: Type.String(),
  sku: Sku,
  slug: Slug,
  name: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String() }),
  media_image: Picture,
  qty: Type.Integer(),
  max_qty: Type.Integer({ description: 'maximum quantity of this line' }),
  stock_left: Type.Optional(Type.Integer({ description: 'pieces left; set only if they are the maximum quantity' })),
  special_price: Rupees,
  og_price: Rupees,
  row_total: Rupees,
  discount_percent: Type.Integer(),
  options: Type.Record(Type.String(), Type.String(), { description: 'variant attributes, e.g. Colour: Indigo' }),
  custom_options: Type.Array(
    Type.Object({ optionId: Type.String(), title: Type.String(), optionValue: Type.String() }),
  ),
  lbb_url: Type.String(),
  is_available: Type.Boolean(),
  deliverable: Type.Boolean(),
  msg_title: Nullable(Type.String({ description: 'reason why it is unavailable or undeliverable, or what changed' })),
  change: Nullable(
    Type.Union([
      Type.Literal('price_up'),
      Type.Literal('price_down'),
      Type.Literal('fewer'),
      Type.Literal('sold_out'),
      Type.Literal('not_sold'),
    ]),
  ),
  deliver_by: Nullable(Type.String({ format: 'date', description: 'delivery date; null without a pincode' })),
})
export type CartLine = Static<typeof CartLine>
