import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'

/** What a person chose on a listing. It stands in the address, so that it can be shared and undone with Back. */
export interface Choice {
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
  /** only what can be brought to this pincode */
  readonly deliversTo: string
  readonly shipsFast: boolean
  /** slug of the city whose makers' things a rider brings the same day; empty where that was not asked for */
  readonly sameDay: string
  readonly available: boolean
  readonly sort: number | null
  readonly page: number
}

/** What the address of a listing fixes, before anyone chooses; `sort` is the order until somebody picks another. */
export type Scope = Pick<ProductsQuery, 'category' | 'custom' | 'brand' | 'city' | 'isNew' | 'sort'>

/** The filters of which several values can be on at once. */
export type ListName = 'category' | 'brand' | 'colour' | 'size'
export const listNames: readonly ListName[] = ['category', 'brand', 'colour', 'size']

/** Nothing chosen. */
export const noChoice: Choice = {
  q: '',
  category: [],
  brand: [],
  colour: [],
  size: [],
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

/** Sizes are written XL and 42, colours Indigo; addresses carry them in small letters. */
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Is this value on? Letter case does not matter. */
export const isChosen = (values: readonly string[], value: string): boolean =>
  values.some((other) => isSame(other, value))

/** The same choice with one value of a list put in, or taken out when it is there; back to page 1. */
export function toggled(choice: Choice, name: ListName, value: string): Choice {
  const values = choice[name]
  return {
    ...choice,
    page: 1,
    [name]: isChosen(values, value) ? values.filter((other) => !isSame(other, value)) : [...values, value],
  }
}

/** Everything undone but the words searched for and the order. */
export const cleared = ({ q, sort }: Choice): Choice => ({ ...noChoice, q, sort })

/** Does anything narrow the list, besides the words searched for? */
export const isNarrowed = (choice: Choice): boolean =>
  JSON.stringify({ ...choice, page: 1 }) !== JSON.stringify({ ...cleared(choice) })

/** The call's query for one page. What the address fixes wins over what the query claims. */
export function queryOf({ sort, ...scope }: Scope, choice: Choice, page: number, facets: boolean): ProductsQuery {
  const query: ProductsQuery = { page, pagesize: 20 }
  if (choice.q) query.q = choice.q
  for (const name of listNames) {
    // `category` is the one of the page.
    if (choice[name].length > 0) query[name === 'category' ? 'categories' : name] = choice[name].join(',')
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
