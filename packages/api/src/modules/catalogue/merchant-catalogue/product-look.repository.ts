import type { ShopColour } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import type { Queryable, Tx } from '../../../db.ts'

/** The colours that the shop filters by, by name. */
export async function shopColours(q: Queryable): Promise<ShopColour[]> {
  return q<ShopColour[]>`select slug, name, hex from shop_colour order by name, slug`
}

export async function shopColour(q: Queryable, slug: string): Promise<ShopColour | undefined> {
  const [row] = await q<ShopColour[]>`select slug, name, hex from shop_colour where slug = ${slug}`
  return row
}

/** Whether products of the category use the size guide. */
export async function usesGuide(q: Queryable, path: string, type: string): Promise<boolean> {
  const [row] = await q`
    select from product p join category c on c.id = p.category_id join size_guide g using (sg_type)
    where c.path = ${path} and p.sg_type = ${type} limit 1`
  return row !== undefined
}

/** Gives all variants of a product the colour, or none, and its pictures with them. */
export async function recolour(tx: Tx, productId: number, colour: ShopColour | null): Promise<void> {
  const { slug = '', name = null, hex = null } = colour ?? {}
  // Pictures of a colour that the product no longer came in would collide with those that move to it.
  await tx`
    delete from product_picture where product_id = ${productId} and colour_slug not in (
      select colour_slug from variant where product_id = ${productId}
    )`
  await tx`update product_picture set colour_slug = ${slug} where product_id = ${productId}`
  await tx`
    update variant set colour = ${name}, colour_slug = ${slug}, colour_hex = ${hex} where product_id = ${productId}`
}
