import type { Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import { type MerchantCatalogueRow, merchantCatalogueColumns } from './merchant-catalogue-reading.repository.ts'

export interface LockedVariant extends MerchantCatalogueRow {
  readonly merchantId: number
  readonly productId: number
}

/** Locks the variant until the end of the transaction: concurrent sales wait, or are already counted. */
export async function lockVariant(tx: Tx, sku: string, now: Date): Promise<LockedVariant | undefined> {
  // Both statements are sent at once; the second runs once the lock is held.
  const [, [row]] = await Promise.all([
    tx`select from variant where sku = ${sku} for no key update`,
    tx<LockedVariant[]>`
      select ${merchantCatalogueColumns(tx, now)}, p.merchant_id as "merchantId", p.id as "productId"
      from variant v join product p on p.id = v.product_id where v.sku = ${sku}`,
  ])
  return row
}

export interface VariantChange {
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
  readonly isPublished: boolean
  readonly isOffered: boolean
}

/** Triggers on both tables update the tables that visitors read. */
export async function changeVariant(tx: Tx, before: LockedVariant, change: VariantChange): Promise<void> {
  const { price, mrp, onHand, isPublished, isOffered } = change
  await tx`
    update variant set price_paise = ${price}, mrp_paise = ${mrp}, on_hand = ${onHand}, is_offered = ${isOffered}
    where sku = ${before.sku}`
  if (isPublished === before.isPublished) return
  await tx`update product set is_published = ${isPublished} where id = ${before.productId}`
}
