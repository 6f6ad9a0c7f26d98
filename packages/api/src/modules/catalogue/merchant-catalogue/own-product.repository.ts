import type {
  Declared,
  Gallery,
  GuideName,
  ProductDetail,
} from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { ShopColour } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { productNoteNames } from '@nukkad/contracts/product-notes'
import type { Queryable, Tx } from '../../../db.ts'
import { listed } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'
import type { CategoryTerms, ProductNotes } from './new-product.repository.ts'
import { replacePictures } from './pictures.repository.ts'
import { recolour } from './product-look.repository.ts'

export interface OwnVariantRow {
  readonly sku: string
  readonly options: Record<string, string>
  readonly weight_grams: number
  readonly colourSlug: string
  readonly size: string | null
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
  readonly isOffered: boolean
}

export interface OwnProductRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** the path of the product's category */
  readonly category: string
  readonly categoryTitle: string
  readonly line: string
  /** the description's HTML */
  readonly html: string
  readonly attributes: readonly ProductDetail[]
  readonly notes: ProductNotes
  readonly readyInDays: number
  readonly isPublished: boolean
  readonly sizeGuide: GuideName | null
  readonly declared: Declared
  readonly variants: readonly OwnVariantRow[]
  /** one per colour, in the order of the variants */
  readonly galleries: Gallery[]
}

/** Returns undefined for a product that is not this merchant's. */
export async function readOwnProduct(
  q: Queryable,
  merchantId: number,
  slug: string,
): Promise<OwnProductRow | undefined> {
  const [row] = await q<OwnProductRow[]>`
    select p.id, p.slug, p.title, c.path as category, c.title as "categoryTitle", p.short_description as line,
      p.description as html, p.attributes, p.shipping_days as "readyInDays", p.is_published as "isPublished",
      (
        select json_build_object('type', g.sg_type, 'title', g.title) from size_guide g where g.sg_type = p.sg_type
      ) as "sizeGuide",
      json_build_object(${listed(
        q,
        productNoteNames.map((name) => q`${name}::text, p.${q(name)}`),
      )}) as notes,
      json_build_object('origin', p.country_of_origin, 'net_quantity', coalesce(p.net_quantity, ''),
        'best_before', coalesce(p.best_before, '')) as declared,
      coalesce((
        select json_agg(json_build_object(
          'sku', v.sku, 'weight_grams', v.weight_grams, 'colourSlug', v.colour_slug, 'size', v.size,
          'price', v.price_paise, 'mrp', v.mrp_paise, 'onHand', v.on_hand, 'isOffered', v.is_offered,
          'options', json_strip_nulls(json_build_object('Colour', v.colour, 'Size', v.size, 'Weight', v.weight_label))
        ) order by v.position)
        from variant v where v.product_id = p.id
      ), '[]') as variants,
      coalesce((
        select json_agg(
          json_build_object('colour', g.slug, 'name', g.name, 'pictures', product_pictures(p.id, g.slug))
          order by g.first
        )
        from (
          select colour_slug as slug, min(colour) as name, min(position) as first from variant
          where product_id = p.id group by colour_slug
        ) g
      ), '[]') as galleries
    from product p join category c on c.id = p.category_id
    where p.slug = ${slug} and p.merchant_id = ${merchantId}`
  return row
}

/** Locks the product until the end of the transaction through its variants, in the order in which sales lock them. */
export async function lockOwnProduct(tx: Tx, merchantId: number, slug: string): Promise<OwnProductRow | undefined> {
  await tx`
    select from variant where product_id = (
      select id from product where slug = ${slug} and merchant_id = ${merchantId}
    ) order by sku for no key update`
  return readOwnProduct(tx, merchantId, slug)
}

export interface OwnProductChange {
  readonly title: string
  readonly line: string
  readonly html: string
  readonly attributes: readonly ProductDetail[]
  readonly notes: ProductNotes
  readonly readyInDays: number
  readonly at: Date
  /** the terms of the new category; undefined when the category stays */
  readonly terms: CategoryTerms | undefined
  readonly weights: readonly { readonly sku: string; readonly weight_grams: number }[]
  /** only the galleries that change */
  readonly galleries: readonly Gallery[]
  /** the new colour of all variants, null for none; undefined when the colour stays */
  readonly colour: ShopColour | null | undefined
  readonly sizeGuide: string | null
  readonly declared: Declared
}

/** Triggers on the three tables update the tables that visitors read. */
export async function changeOwnProduct(tx: Tx, id: number, change: OwnProductChange): Promise<void> {
  const { terms, weights } = change
  await tx`
    update variant v set weight_grams = x.grams
    from unnest(${weights.map(({ sku }) => sku)}::text[], ${weights.map((one) => one.weight_grams)}::integer[])
      as x (sku, grams)
    where v.sku = x.sku and v.product_id = ${id} and v.weight_grams <> x.grams`
  for (const { colour, pictures } of change.galleries) await replacePictures(tx, id, colour, pictures)
  if (change.colour !== undefined) await recolour(tx, id, change.colour)
  await tx`
    update product set ${tx(change.notes)}, title = ${change.title}, short_description = ${change.line},
      description = ${change.html}, attributes = ${tx.json([...change.attributes].map((one) => ({ ...one })))},
      shipping_days = ${change.readyInDays}, sg_type = ${change.sizeGuide}, corrected_at = ${change.at},
      country_of_origin = ${change.declared.origin}, net_quantity = ${change.declared.net_quantity || null},
      best_before = ${change.declared.best_before || null}
      ${terms ? tx`, category_id = ${terms.categoryId}, gst_rate = ${terms.gstRate}, hsn = ${terms.hsn}, reach = ${terms.reach}` : tx``}
    where id = ${id}`
}
