import { byDetailFilter, type DetailFilter, detailSeparator } from '@nukkad/contracts/detail-filters'
import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'

/** What products need to know about a pincode: whether it is served, and in which of our cities it lies. */
export interface Reached {
  readonly isServed: boolean
  readonly city: string | null
}

/** The parsed query of a list: the filters on products. */
export interface ProductWishes {
  readonly q?: string | undefined
  readonly category?: string | undefined
  /** Paths of categories below the page's own category. */
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
  readonly details: Readonly<Record<DetailFilter, readonly string[]>>
  readonly city?: string | undefined
  /** paise, both inclusive */
  readonly price?: readonly [low: number, high: number] | undefined
  readonly discount?: number | undefined
  readonly rating?: number | undefined
  readonly reached?: Reached | undefined
  readonly shipsFast?: boolean | undefined
  readonly womenLed?: boolean | undefined
  readonly isNew?: boolean | undefined
  readonly available?: boolean | undefined
}

/** The colours and sizes that one variant should have, in lower case; empty means any. */
export interface Chosen {
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
}

const listOf = (text: string | undefined, separator = ',') =>
  [...new Set((text ?? '').split(separator).map((part) => part.trim()))].filter(Boolean).slice(0, 40)

const most = 2 ** 32 - 1

/** A whole number of rupees includes all its paise: 'up to ₹499' includes ₹499.50. */
const highest = (rupees: number) => (Number.isInteger(rupees) ? rupees * 100 + 99 : Math.floor(rupees * 100))

export function wantedBy(query: ProductsQuery, reached?: Reached): ProductWishes {
  const { minPrice, maxPrice } = query
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return {
    q: query.q,
    category: query.category,
    categories: listOf(query.categories),
    brands: listOf(query.brand),
    colours: listOf(query.colour).map((colour) => colour.toLowerCase()),
    sizes: listOf(query.size),
    details: byDetailFilter((name) => listOf(query[name], detailSeparator)),
    city: query.city === 'all' ? undefined : query.city,
    price: hasPrice
      ? [Math.ceil((minPrice ?? 0) * 100), maxPrice === undefined ? most : Math.min(most, highest(maxPrice))]
      : undefined,
    discount: query.discount || undefined,
    rating: query.rating,
    reached,
    shipsFast: query.shipsFast,
    womenLed: query.womenLed,
    isNew: query.isNew,
    available: query.available,
  }
}
