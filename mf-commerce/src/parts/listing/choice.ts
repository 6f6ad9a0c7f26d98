import type { ProductsQuery } from '@nukkad/contracts/endpoints/catalogue'

/** What a person chose on a listing. It stands in the URL, so that it can be shared and undone with Back. */
export interface Choice {
  readonly q: string
  readonly category: string
  readonly brand: readonly string[]
  readonly colour: readonly string[]
  readonly size: readonly string[]
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly discount: number | null
  readonly rating: number | null
  readonly isInStock: boolean
  readonly sort: number | null
  readonly page: number
}

/** What the address of a listing fixes, before anyone chooses. */
export type Scope = Pick<ProductsQuery, 'category' | 'city' | 'isNew'>

const lists = ['brand', 'colour', 'size'] as const
const numbers = ['minPrice', 'maxPrice', 'discount', 'rating', 'sort'] as const
const mostOf = { minPrice: 10_000_000, maxPrice: 10_000_000, discount: 99, rating: 5, sort: 20, page: 100_000 } as const

/** Reads a choice from a query. A form sent without JavaScript repeats a name, a link joins by comma: both are read. */
export function readChoice(search: URLSearchParams): Choice {
  const list = (name: string) => [...new Set(search.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean)
  const number = (name: keyof typeof mostOf) => {
    const text = search.get(name)?.trim() ?? ''
    const value = Number(text)
    return /^\d+$/.test(text) && value <= mostOf[name] ? value : null
  }
  return {
    q: (search.get('q') ?? '').trim().slice(0, 120),
    category: search.get('category') ?? '',
    brand: list('brand'),
    colour: list('colour'),
    size: list('size'),
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    discount: number('discount'),
    rating: number('rating') || null,
    isInStock: search.get('available') === 'true',
    sort: number('sort'),
    page: number('page') || 1,
  }
}

/** The address of a choice on a path; what was not chosen does not show. */
export function addressOf(path: string, choice: Choice): string {
  const search = new URLSearchParams()
  if (choice.q) search.set('q', choice.q)
  if (choice.category) search.set('category', choice.category)
  for (const name of lists) if (choice[name].length > 0) search.set(name, choice[name].join(','))
  for (const name of numbers) if (choice[name] !== null) search.set(name, String(choice[name]))
  if (choice.isInStock) search.set('available', 'true')
  if (choice.page > 1) search.set('page', String(choice.page))
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}

/** The call's query for one page. What the address fixes wins over what the query claims. */
export function queryOf(scope: Scope, choice: Choice, page: number, facets: boolean): ProductsQuery {
  const query: ProductsQuery = { page, pagesize: 20, ...scope }
  if (choice.q) query.q = choice.q
  if (choice.category && !scope.category) query.category = choice.category
  for (const name of lists) if (choice[name].length > 0) query[name] = choice[name].join(',')
  for (const name of numbers) if (choice[name] !== null) query[name] = choice[name]
  if (choice.isInStock) query.available = true
  if (facets) query.facets = true
  return query
}

/** The same choice with one value of a list put in, or taken out when it is there; back to page 1. */
export function toggled(choice: Choice, name: (typeof lists)[number], value: string): Choice {
  const values = choice[name]
  return {
    ...choice,
    page: 1,
    [name]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  }
}

/** Everything undone but the words searched for and the order. */
export function cleared(choice: Choice): Choice {
  return { ...readChoice(new URLSearchParams()), q: choice.q, sort: choice.sort }
}
