import { merchants } from '../../build/merchants.ts'
import { buildProducts } from '../../build/products.ts'
import { sellerOf, stateOf } from '../../build/sellers.ts'
import type { WorldProduct } from '../../build/types.ts'
import { categories, sections, shortNames } from '../../data/categories.ts'
import { localities } from '../../data/localities.ts'
import { offers, sizeGuides } from '../../data/shop-facts.ts'
import { json, type SeedTx } from '../../database.ts'
import { describePicture, hexOfPath } from '../../describe-picture.ts'
import { describeCategory, picturePaths } from '../../picture.ts'
import { seedOptions, seedPictures, seedReviews } from './seed-product-details.ts'
import { seedProductFacts } from './seed-product-facts.ts'

/** Seeds neighbourhoods, merchants, the category tree, and the lookups that belong to them. */
export async function seedShopLookups(tx: SeedTx): Promise<void> {
  const places = localities.map((locality, position) => ({ ...locality, position }))
  await tx`
    insert into locality (city, slug, name, line, position)
    select * from jsonb_to_recordset(${tx.json(places)})
      as row (city text, slug text, name text, line text, position integer)`
  await tx`
    insert into merchant (slug, name, maker, city, locality_slug, locality, state, pincode, since, line, story_title,
      story, picture_ground, is_women_led)
    select * from jsonb_to_recordset(${tx.json(merchants.map(merchantRow))}) as row (
      slug text, name text, maker text, city text, locality_slug text, locality text, state text, pincode text,
      since integer, line text, story_title text, story text, picture_ground text, is_women_led boolean)`
  await tx`
    insert into seller (merchant_id, legal_name, gstin, line1, line2, state, pincode)
    select m.id, row."legalName", row.gstin, row.line1, row.line2, row.state, row.pincode
    from jsonb_to_recordset(${json(tx, merchants.map(sellerOf))}) as row (
      slug text, "legalName" text, gstin text, line1 text, line2 text, state text, pincode text)
    join merchant m on m.slug = row.slug`
  await seedCategories(tx)
  await tx`
    insert into product_offer (code, line, position)
    select * from jsonb_to_recordset(${json(tx, offers)}) as row (code text, line text, position smallint)`
  await tx`
    insert into size_guide (sg_type, title, unit, columns, rows, how)
    select sg_type, title, unit, array(select jsonb_array_elements_text(columns)), rows, how
    from jsonb_to_recordset(${json(tx, sizeGuides)})
      as row (sg_type text, title text, unit text, columns jsonb, rows jsonb, how text)`
}

function merchantRow(maker: (typeof merchants)[number]) {
  const locality = localities.find(({ city, slug }) => city === maker.city && slug === maker.locality)
  if (!locality) throw new Error(`${maker.name} works in ${maker.locality}, which ${maker.city} does not have.`)
  return {
    slug: maker.slug,
    name: maker.name,
    maker: maker.maker,
    city: maker.city,
    locality_slug: maker.locality,
    locality: locality.name,
    state: stateOf(maker.city).name,
    pincode: locality.pincode,
    since: maker.since,
    line: maker.line,
    story_title: maker.storyTitle,
    story: maker.story,
    picture_ground: describePicture(picturePaths.maker(maker.slug))?.ground,
    is_women_led: maker.isWomenLed,
  }
}

async function seedCategories(tx: SeedTx): Promise<void> {
  const groundOf = (path: string) => {
    const hex = hexOfPath(path)
    return hex ? describeCategory(path, hex).ground : '#3b3a66'
  }
  const roots = sections.map(({ slug, title, description }, position) => ({
    path: slug,
    title,
    description,
    position,
    picture_ground: groundOf(slug),
  }))
  const leaves = categories.map(({ path, section, title, description }, position) => ({
    path,
    parent: section,
    title,
    description,
    position,
    picture_ground: groundOf(path),
  }))
  await tx`
    insert into category (path, title, description, position, picture_ground)
    select * from jsonb_to_recordset(${tx.json(roots)})
      as row (path text, title text, description text, position integer, picture_ground text)`
  await tx`
    insert into category (path, parent_id, title, description, position, picture_ground)
    select row.path, parent.id, row.title, row.description, row.position, row.picture_ground
    from jsonb_to_recordset(${tx.json(leaves)})
      as row (path text, parent text, title text, description text, position integer, picture_ground text)
    join category parent on parent.path = row.parent`
  const named = Object.entries(shortNames).map(([short_name, path]) => ({ short_name, path }))
  await tx`
    update category c set short_name = row.short_name
    from jsonb_to_recordset(${tx.json(named)}) as row (short_name text, path text) where c.path = row.path`
}

/** Seeds the products with everything that belongs to them, and then builds the read models. */
export async function seedProducts(tx: SeedTx, products: readonly WorldProduct[] = buildProducts()): Promise<void> {
  await tx`
    insert into product (slug, title, merchant_id, category_id, short_description, description, attributes, care,
      sg_type, gst_rate, hsn, shipping_days, is_cod_allowed, is_personalised, is_returnable, featured, sales_count,
      launched_at, reach, net_quantity, best_before)
    select row.slug, row.title, m.id, c.id, row.line, row.description, row.attributes, row.care, row.sg_type, row.gst,
      row.hsn, row.shipping_days, row.is_cod_allowed, row.is_personalised, row.is_returnable, row.featured, row.sales,
      now() - row.days_ago * interval '1 day', row.reach,
      row.net_quantity, row.best_before
    from jsonb_to_recordset(${json(tx, products.map(productRow))}) as row (
      slug text, title text, maker text, category text, line text, description text, attributes jsonb, care text,
      sg_type text, gst smallint, hsn text, shipping_days smallint, is_cod_allowed boolean, is_personalised boolean,
      is_returnable boolean, featured smallint, sales integer, days_ago integer, reach text, net_quantity text,
      best_before text)
    join merchant m on m.slug = row.maker
    join category c on c.path = row.category order by row.slug collate "C"`
  await seedVariants(tx, products)
  await seedPictures(tx, products)
  await seedOptions(tx, products)
  await seedProductFacts(tx)
  await seedReviews(tx, products)
  await tx`select refresh_products(array(select id from product order by id))`
}

/** Living plants and same-day food are delivered only within their maker's city. */
const delicate = new Set(['plants/indoor-plants', 'snacks-groceries/sweets'])

const productRow = (product: WorldProduct) => ({
  slug: product.slug,
  title: product.title,
  maker: product.maker,
  category: product.category,
  line: product.line,
  description: product.description,
  attributes: product.attributes,
  care: product.care,
  sg_type: product.sgType,
  gst: product.gst,
  hsn: product.hsn,
  shipping_days: product.shippingDays,
  is_cod_allowed: product.isCashAllowed,
  is_personalised: product.isPersonalised,
  is_returnable: product.isReturnable,
  featured: product.featured,
  sales: product.sales,
  days_ago: product.launchedDaysAgo,
  net_quantity: product.netQuantity,
  best_before: product.bestBefore,
  reach: delicate.has(product.category) ? 'city' : 'country',
})

async function seedVariants(tx: SeedTx, products: readonly WorldProduct[]): Promise<void> {
  const rows = products.flatMap(({ slug, variants }) =>
    variants.map((variant, position) => ({ product: slug, position, ...variant })),
  )
  await tx`
    insert into variant (sku, product_id, position, colour, colour_slug, colour_hex, size, weight_label, weight_grams,
      price_paise, mrp_paise, on_hand)
    select row.sku, p.id, row.position, row.colour, row."colourSlug", row.hex, row.size, row."weightLabel", row.grams,
      row.price, row.mrp, row."onHand"
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      sku text, product text, position smallint, colour text, "colourSlug" text, hex text, size text,
      "weightLabel" text, grams integer, price bigint, mrp bigint, "onHand" integer)
    join product p on p.slug = row.product`
}
