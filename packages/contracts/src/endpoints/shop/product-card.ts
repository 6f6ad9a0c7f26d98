import Type, { type Static } from 'typebox'
import { Nullable, Picture, Rupees, Sku, Slug } from '../../schema.ts'

/** What a product card shows. `og_price` is the MRP; `price` is the price to pay. */
export const ProductCard = Type.Object({
  product_id: Type.String(),
  sku: Sku,
  selected_sku: Type.Optional(
    Type.String({ description: 'SKU of the displayed variant, if a colour or size was filtered for' }),
  ),
  slug: Slug,
  title: Type.String(),
  merchant: Type.Object({ slug: Slug, name: Type.String(), locality: Type.String(), city: Type.String() }),
  price: Rupees,
  og_price: Rupees,
  discount_percent: Type.Integer(),
  image: Picture,
  rating: Nullable(Type.Number()),
  review_count: Type.Integer(),
  isAvailable: Type.Boolean(),
  isNew: Type.Boolean(),
  stock_left: Nullable(Type.Integer({ description: 'pieces left; set only if stock is low' })),
  colours: Type.Array(Type.Object({ name: Type.String(), hex: Type.String() })),
  ships_fast: Type.Boolean(),
})
export type ProductCard = Static<typeof ProductCard>
