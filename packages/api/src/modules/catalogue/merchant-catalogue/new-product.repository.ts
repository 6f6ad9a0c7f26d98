import type { Declared, ProductDetail, SellingCategory } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { ShopColour } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import type { ProductNote } from '@nukkad/contracts/product-notes'
import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'
import { insertPictures, type ProductPicture } from './pictures.repository.ts'

/** The categories that have products, each with its parent section and the size guides that its products use. */
export async function sellingCategories(q: Queryable): Promise<SellingCategory[]> {
  return q<SellingCategory[]>`
    select c.path, c.title, s.title as section, coalesce((
        select json_agg(json_build_object('type', g.sg_type, 'title', g.title) order by g.title)
        from size_guide g
        where exists (select from product p where p.category_id = c.id and p.sg_type = g.sg_type)
      ), '[]') as size_guides
    from category c join category s on s.id = c.parent_id
    where exists (select from product p where p.category_id = c.id)
    order by s.position, s.title, c.position, c.title`
}

/** The terms that come with a category and that the merchant cannot choose. */
export interface CategoryTerms {
  readonly categoryId: number
  readonly gstRate: number
  readonly hsn: string
  readonly reach: 'country' | 'city'
}

/** The terms of most products in the category; undefined if it has no products. */
export async function categoryTerms(q: Queryable, path: string): Promise<CategoryTerms | undefined> {
  const [row] = await q<CategoryTerms[]>`
    select p.category_id as "categoryId", p.gst_rate as "gstRate", p.hsn, p.reach
    from category c join product p on p.category_id = c.id
    where c.path = ${path} and c.parent_id is not null
    group by p.category_id, p.gst_rate, p.hsn, p.reach
    order by count(*) desc, p.gst_rate, p.hsn limit 1`
  return row
}

/** Existing product slugs that equal this one or begin with it and a hyphen. */
export async function takenSlugs(q: Queryable, slug: string): Promise<string[]> {
  const rows = await q<{ slug: string }[]>`
    select slug from product where slug = ${slug} or slug like ${`${slug}-%`}`
  return rows.map((row) => row.slug)
}

/** The columns of a product's notes, null for those without a text. */
export type ProductNotes = Readonly<Record<ProductNote, string | null>>

interface NewVariant {
  readonly sku: string
  readonly size: string | null
  readonly stock: number
}

export interface NewProduct extends CategoryTerms {
  readonly merchantId: number
  readonly slug: string
  /** one for each size, or one alone */
  readonly variants: readonly NewVariant[]
  readonly title: string
  readonly line: string
  readonly description: string
  readonly details: readonly ProductDetail[]
  readonly notes: ProductNotes
  readonly price: Paise
  readonly mrp: Paise
  readonly weightGrams: number
  readonly readyInDays: number
  readonly launchedAt: Date
  readonly pictures: readonly ProductPicture[]
  /** the colour of all its variants; null if it has none */
  readonly colour: ShopColour | null
  readonly sizeGuide: string | null
  readonly declared: Declared
}

/** Inserts the product with its variants and its pictures, and refreshes its read model in the same transaction. */
export async function insertProduct(tx: Tx, made: NewProduct): Promise<void> {
  const [row] = await tx<[{ id: number }]>`
    insert into product ${tx({
      ...made.notes,
      slug: made.slug,
      title: made.title,
      merchant_id: made.merchantId,
      category_id: made.categoryId,
      short_description: made.line,
      description: made.description,
      attributes: json(tx, made.details),
      gst_rate: made.gstRate,
      hsn: made.hsn,
      shipping_days: made.readyInDays,
      reach: made.reach,
      launched_at: made.launchedAt,
      sg_type: made.sizeGuide,
      country_of_origin: made.declared.origin,
      net_quantity: made.declared.net_quantity || null,
      best_before: made.declared.best_before || null,
    })}
    returning id`
  const { slug: colourSlug = '', name = null, hex = null } = made.colour ?? {}
  await tx`
    insert into variant (sku, product_id, position, colour, colour_slug, colour_hex, size, weight_grams, price_paise,
      mrp_paise, on_hand)
    select v.sku, ${row.id}, v.nth - 1, ${name}, ${colourSlug}, ${hex}, v.size, ${made.weightGrams}, ${made.price},
      ${made.mrp}, v.stock
    from unnest(${made.variants.map(({ sku }) => sku)}::text[], ${made.variants.map(({ size }) => size)}::text[],
      ${made.variants.map(({ stock }) => stock)}::integer[]) with ordinality as v (sku, size, stock, nth)`
  await insertPictures(tx, row.id, colourSlug, made.pictures)
  await tx`select refresh_products(array[${row.id}]::bigint[])`
}
