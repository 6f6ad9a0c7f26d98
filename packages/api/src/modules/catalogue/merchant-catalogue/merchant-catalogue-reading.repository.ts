import { mostLowStock } from '@nukkad/contracts/low-stock'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface MerchantCatalogueRow {
  readonly sku: string
  readonly slug: string
  readonly title: string
  readonly options: Record<string, string>
  readonly picture: Picture
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
  readonly held: number
  /** Whether the product is in the shop. */
  readonly isPublished: boolean
  /** Whether this variant is on sale. */
  readonly isOffered: boolean
}
export type MerchantCatalogueFilter = 'low' | 'sold_out' | 'hidden'

export const merchantCatalogueColumns = (q: Queryable, now: Date) => q`
  v.sku, p.slug, p.title, v.price_paise as price, v.mrp_paise as mrp, v.on_hand as "onHand",
  p.is_published as "isPublished", v.is_offered as "isOffered",
  json_strip_nulls(json_build_object('Colour', v.colour, 'Size', v.size, 'Weight', v.weight_label)) as options,
  coalesce(product_pictures(p.id, v.colour_slug) -> 0, json_build_object(
    'url', '/images/product/' || p.slug || '/front', 'width', 960, 'height', 1200, 'alt', p.title,
    'color', '#e8dfd0')) as picture,
  coalesce((
    select sum(h.qty) from stock_hold h where h.sku = v.sku and h.expires_at > ${now}
  ), 0)::integer as held`

const among = (q: Queryable, filter: MerchantCatalogueFilter | undefined) => {
  if (filter === 'low') return q`and v.on_hand between 1 and ${mostLowStock} and p.is_published and v.is_offered`
  if (filter === 'sold_out') return q`and v.on_hand = 0 and p.is_published and v.is_offered`
  return filter === 'hidden' ? q`and not (p.is_published and v.is_offered)` : q``
}
const named = (q: Queryable, words: string | undefined) => {
  if (!words) return q``
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return q`and (p.title ilike ${pattern} or v.sku ilike ${pattern})`
}

export interface MerchantCatalogueWish {
  readonly merchantId: number
  readonly filter: MerchantCatalogueFilter | undefined
  readonly words: string | undefined
}

/** Sold-out variants come first, then those with the least stock; hidden and well-stocked ones follow by title. */
export async function listMerchantCatalogue(
  q: Queryable,
  { merchantId, filter, words }: MerchantCatalogueWish,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<MerchantCatalogueRow[]> {
  return q<MerchantCatalogueRow[]>`
    select ${merchantCatalogueColumns(q, now)}
    from variant v join product p on p.id = v.product_id
    where p.merchant_id = ${merchantId} ${among(q, filter)} ${named(q, words)}
    order by
      case when p.is_published and v.is_offered then least(v.on_hand, ${mostLowStock + 1}) else ${mostLowStock + 1} end,
      p.title, p.id, v.position
    limit ${limit} offset ${offset}`
}

export interface MerchantCatalogueCounts {
  readonly all: number
  readonly low: number
  readonly sold_out: number
  readonly hidden: number
}

/** Counts the variants that match the words, regardless of the filter. */
export async function countMerchantCatalogue(
  q: Queryable,
  { merchantId, words }: Omit<MerchantCatalogueWish, 'filter'>,
): Promise<MerchantCatalogueCounts> {
  const [row] = await q<[MerchantCatalogueCounts]>`
    select count(*)::integer as "all",
      count(*) filter (
        where v.on_hand between 1 and ${mostLowStock} and p.is_published and v.is_offered
      )::integer as low,
      count(*) filter (where v.on_hand = 0 and p.is_published and v.is_offered)::integer as sold_out,
      count(*) filter (where not (p.is_published and v.is_offered))::integer as hidden
    from variant v join product p on p.id = v.product_id
    where p.merchant_id = ${merchantId} ${named(q, words)}`
  return row
}

/** The variants with the least stock. */
export async function lowStock(q: Queryable, merchantId: number, now: Date): Promise<MerchantCatalogueRow[]> {
  return q<MerchantCatalogueRow[]>`
    select ${merchantCatalogueColumns(q, now)}
    from variant v join product p on p.id = v.product_id and p.is_published
    where p.merchant_id = ${merchantId} and v.is_offered and v.on_hand <= ${mostLowStock}
    order by v.on_hand, p.title, v.position limit 10`
}

/** Whether a merchant has added a product, in the shop or not. */
export async function hasProducts(q: Queryable, merchantId: number): Promise<boolean> {
  const [row] = await q<[{ has: boolean }]>`
    select exists (select from product where merchant_id = ${merchantId}) as has`
  return row.has
}
