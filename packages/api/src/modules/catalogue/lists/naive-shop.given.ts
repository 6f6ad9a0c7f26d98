import { productSorts } from '@nukkad/contracts'
import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { Db } from '../../../db.ts'

/** A product as read from the base tables, without the read model. */
export interface NaiveProduct {
  readonly id: number
  readonly slug: string
  readonly path: string
  readonly brand: string
  readonly city: string
  readonly variants: readonly { readonly colour: string; readonly size: string | null }[]
  readonly price: number
  readonly discount: number
  readonly rating: number | null
  readonly reviews: number
  readonly sales: number
  readonly featured: number
  readonly launched: Date
  readonly stock: number
  readonly days: number
  readonly isWomenLed: boolean
  readonly material: string | null
  readonly numbers: Readonly<Record<string, number>>
}

/** Everything that is sold, read without the optimisations of the shop. */
export async function naiveShop(db: Db): Promise<NaiveProduct[]> {
  const products = await db<(NaiveProduct & { id: number })[]>`
    select p.id, p.slug, c.path, m.slug as brand, m.city, p.sales_count as sales, p.featured,
      p.launched_at as launched, p.shipping_days as days, m.is_women_led as "isWomenLed",
      (select one ->> 'value' from jsonb_array_elements(p.attributes) as one where one ->> 'label' = 'Material')
        as material,
      (select to_jsonb(n) from product_fact f, product_numbers(f) n where f.product_id = p.id) as numbers
    from product p join category c on c.id = p.category_id join merchant m on m.id = p.merchant_id
    where p.is_published`
  const variants = await db<
    {
      product_id: number
      colour_slug: string
      size: string | null
      price_paise: number
      mrp_paise: number
      on_hand: number
    }[]
  >`
    select product_id, colour_slug, size, price_paise, mrp_paise, on_hand from variant where is_offered
    order by product_id, position`
  const reviews = await db<{ product_id: number; rating: number }[]>`
    select product_id, rating from review where state = 'published'`
  return products.map((product) => {
    const own = variants.filter(({ product_id }) => product_id === product.id)
    const stars = reviews.filter(({ product_id }) => product_id === product.id).map(({ rating }) => rating)
    const lead = own.find(({ on_hand }) => on_hand > 0) ?? own[0]
    if (!lead) throw new Error(`${product.slug} has no variant.`)
    const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length
    return {
      ...product,
      variants: own.map(({ colour_slug, size }) => ({ colour: colour_slug, size })),
      price: lead.price_paise,
      discount: Math.floor(((lead.mrp_paise - lead.price_paise) * 100) / lead.mrp_paise),
      // Rounded as PostgreSQL rounds: half away from zero, on exact tenths.
      rating: stars.length > 0 ? Math.round(Number((mean * 10).toFixed(6))) / 10 : null,
      reviews: stars.length,
      stock: own.reduce((sum, { on_hand }) => sum + on_hand, 0),
    }
  })
}

const has = (list: string | undefined, value: string) => !list || list.split(',').includes(value)
type Variant = NaiveProduct['variants'][number]
const meets = (list: string | undefined, value: string | null) => !list || list.split(',').includes(value ?? '')

/** Colours or sizes of the variants that match the other choice. */
export const valuesOf = (own: 'colour' | 'size', wanted: ProductsQuery) => {
  const other = own === 'colour' ? 'size' : 'colour'
  return ({ variants }: NaiveProduct): string[] => [
    ...new Set(variants.filter((one) => meets(wanted[other], one[other])).flatMap((one) => one[own] || [])),
  ]
}

export const choiceNames = [
  ...(['fixed', 'category', 'brand', 'colour', 'size', 'pair', 'city', 'material'] as const),
  ...(['price', 'discount', 'rating', 'available', 'shipsFast'] as const),
] as const
export type ChoiceName = (typeof choiceNames)[number]
const isIn = (category: string, path: string) => path === category || path.startsWith(`${category}/`)

/** Which choices a product matches, by facet. */
export function choicesMet(product: NaiveProduct, wanted: ProductsQuery, now: Date): Record<ChoiceName, boolean> {
  const isNew = product.launched.getTime() > now.getTime() - 30 * 86_400_000
  const some = (isMet: (variant: Variant) => boolean) => product.variants.some(isMet)
  const hasColour = ({ colour }: Variant) => meets(wanted.colour, colour)
  const hasSize = ({ size }: Variant) => meets(wanted.size, size)
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = wanted
  return {
    fixed:
      (!wanted.category || isIn(wanted.category, product.path)) &&
      (wanted.womenLed === undefined || product.isWomenLed === wanted.womenLed) &&
      (wanted.isNew === undefined || isNew === wanted.isNew),
    category: !wanted.categories || wanted.categories.split(',').some((path) => isIn(path, product.path)),
    city: !wanted.city || wanted.city === 'all' || product.city === wanted.city,
    discount: !wanted.discount || product.discount >= wanted.discount,
    rating: !wanted.rating || (product.rating !== null && product.rating >= wanted.rating),
    available: wanted.available === undefined || product.stock > 0 === wanted.available,
    shipsFast: wanted.shipsFast === undefined || product.days <= 2 === wanted.shipsFast,
    brand: has(wanted.brand, product.brand),
    material: !wanted.material || wanted.material.split(';').includes(product.material ?? ''),
    colour: some(hasColour),
    size: some(hasSize),
    // One variant that has both.
    pair: some((variant) => hasColour(variant) && hasSize(variant)),
    price: product.price >= minPrice * 100 && product.price <= maxPrice * 100,
  }
}

const popularity = (product: NaiveProduct) => product.sales + 12 * product.reviews
const rank = (product: NaiveProduct) =>
  (product.stock > 0 ? 1_000_000 : 0) + product.featured * 10_000 + Math.min(9999, popularity(product))
/** What lists are sorted by; numbers that are not here are those of `product_numbers`. */
const naiveFields: Readonly<Record<string, (product: NaiveProduct) => number>> = {
  rank,
  popularity,
  sales: ({ sales }) => sales,
  launched: ({ launched }) => launched.getTime(),
  price: ({ price }) => price,
  discount: ({ discount }) => discount,
}

/** The keys of a sort, smallest first; ties are ordered by id. */
function naiveKeys(wanted: number): (product: NaiveProduct) => number[] {
  const named = Object.values(productSorts).find(({ value }) => value === wanted)
  if (!named) throw new Error(`no such sort: ${wanted}`)
  const order = 'sameAs' in named ? productSorts[named.sameAs] : named
  if (!('by' in order)) return ({ rating, reviews }) => [rating === null ? 1 : -rating, -reviews]
  return (product) =>
    Object.entries(order.by).map(([end, field]) => {
      const value = naiveFields[field]?.(product) ?? product.numbers[field]
      if (value === undefined) throw new Error(`the products have no ${field}`)
      if (end === 'ties') return -Math.floor(value / 512)
      return end === 'lowest' ? value : -value
    })
}

export function inNaiveOrder(products: readonly NaiveProduct[], sort: number): NaiveProduct[] {
  const keysOf = naiveKeys(sort)
  return [...products].sort((one, other) => {
    const [mine, theirs] = [keysOf(one), keysOf(other)]
    for (const [at, key] of mine.entries()) {
      const difference = key - (theirs[at] ?? 0)
      if (difference !== 0) return difference
    }
    return one.id - other.id
  })
}

/** Counts by value, the most frequent first, then by value. */
export function naiveCounts(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}
