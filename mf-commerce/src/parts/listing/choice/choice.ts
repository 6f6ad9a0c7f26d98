import { byDetailFilter, type DetailFilter, detailFilterNames, detailSeparator } from '@nukkad/contracts/detail-filters'
import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'

/** What a visitor chose on a listing. It is kept in the URL, so that it can be shared and undone with Back. */
export interface Choice extends Readonly<Record<DetailFilter, readonly string[]>> {
  readonly q: string
  /** paths of categories, e.g. shopping/shoes */
  readonly category: readonly string[]
  readonly brand: readonly string[]
  readonly colour: readonly string[]
  readonly size: readonly string[]
  /** rupees */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** at least this many percent */
  readonly discount: number | null
  /** at least this many stars */
  readonly rating: number | null
  /** only products that can be delivered to this pincode */
  readonly deliversTo: string
  readonly shipsFast: boolean
  /** slug of the city for same-day delivery by its merchants; empty if not asked for */
  readonly sameDay: string
  readonly available: boolean
  readonly sort: number | null
  readonly page: number
}

/** What the listing's route fixes; `sort` is the default order. */
export type Scope = Pick<ProductsQuery, 'category' | 'custom' | 'brand' | 'city' | 'isNew' | 'sort'>

/** The filters that accept several values at once. */
export type ListName = 'category' | 'brand' | 'colour' | 'size' | DetailFilter
export const listNames: readonly ListName[] = ['category', 'brand', 'colour', 'size', ...detailFilterNames]

/** What separates the values of a list in queries and addresses. */
export const separatorOf = (name: ListName): string =>
  (detailFilterNames as readonly ListName[]).includes(name) ? detailSeparator : ','

/** The empty choice. */
export const noChoice: Choice = {
  q: '',
  category: [],
  brand: [],
  colour: [],
  size: [],
  ...byDetailFilter(() => []),
  minPrice: null,
  maxPrice: null,
  discount: null,
  rating: null,
  deliversTo: '',
  shipsFast: false,
  sameDay: '',
  available: false,
  sort: null,
  page: 1,
}

/** Sizes are written XL and 42, colours Indigo; URLs carry them in lower case. */
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Whether this value is chosen, ignoring case. */
export const isChosen = (values: readonly string[], value: string): boolean =>
  values.some((other) => isSame(other, value))

/** The choice with one value of a list toggled, back on page 1. */
export function toggled(choice: Choice, name: ListName, value: string): Choice {
  const values = choice[name]
  return {
    ...choice,
    page: 1,
    [name]: isChosen(values, value) ? values.filter((other) => !isSame(other, value)) : [...values, value],
  }
}

/** The choice without its filters, but with the search text and the order. */
export const cleared = ({ q, sort }: Choice): Choice => ({ ...noChoice, q, sort })

/** Whether anything narrows the list besides the search text. */
export const isNarrowed = (choice: Choice): boolean =>
  JSON.stringify({ ...choice, page: 1 }) !== JSON.stringify({ ...cleared(choice) })

/** The API query for one page. What the route fixes overrides the choice. */
export function queryOf({ sort, ...scope }: Scope, choice: Choice, page: number, facets: boolean): ProductsQuery {
  const query: ProductsQuery = { page, pagesize: 20 }
  if (choice.q) query.q = choice.q
  for (const name of listNames) {
    // `category` is the one fixed by the page.
    if (choice[name].length > 0) query[name === 'category' ? 'categories' : name] = choice[name].join(separatorOf(name))
  }
  for (const name of ['minPrice', 'maxPrice', 'discount', 'rating'] as const) {
    if (choice[name] !== null) query[name] = choice[name]
  }
  if (choice.deliversTo) query.deliversTo = choice.deliversTo
  if (choice.shipsFast) query.shipsFast = true
  if (choice.available) query.available = true
  if (choice.sameDay) query.city = choice.sameDay
  const order = choice.sort ?? sort
  if (order !== undefined) query.sort = order
  if (facets) query.facets = true
  return { ...query, ...scope }
}
