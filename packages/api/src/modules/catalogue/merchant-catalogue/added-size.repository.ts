import type { Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

/** Names the size of the variants that have none. */
export async function nameSizes(tx: Tx, productId: number, size: string): Promise<void> {
  await tx`update variant set size = ${size} where product_id = ${productId} and size is null`
}

export interface AddedSize {
  readonly sku: string
  readonly size: string
  readonly stock: number
  readonly price: Paise
  readonly mrp: Paise
  readonly weightGrams: number
  /** the variant whose colour it has */
  readonly like: string
}

/** Adds a variant after all others of the product; a trigger updates the tables that visitors read. */
export async function insertSize(tx: Tx, productId: number, added: AddedSize): Promise<void> {
  await tx`
    insert into variant (sku, product_id, position, colour, colour_slug, colour_hex, size, weight_grams, price_paise,
      mrp_paise, on_hand)
    select ${added.sku}, ${productId}, (select max(position) + 1 from variant where product_id = ${productId}),
      v.colour, v.colour_slug, v.colour_hex, ${added.size}, ${added.weightGrams}, ${added.price}, ${added.mrp},
      ${added.stock}
    from variant v where v.sku = ${added.like}`
}
