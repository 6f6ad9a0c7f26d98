import { type ProductNumber, type ProductSort, productNumbers, productSorts } from '@nukkad/contracts'
import { byDetailFilter } from '@nukkad/contracts/detail-filters'
import { type DocumentOf, defineShape, type IndexShape, keyword, type SearchIndex } from '@nukkad/finder'

/** The lower bounds of the price filter's steps, in rupees. */
export const priceSteps = [0, 200, 500, 1000, 1500, 2500, 5000, 10_000] as const
export const discountSteps = [10, 20, 30, 40, 50] as const

const mostReviews = 2 ** 26 - 1
/** Keys of sorts have 32 bits: 20 for the first number, and 12 for the second one in steps of 512. */
const mostFirst = 2 ** 20 - 1
const mostSteps = 2 ** 12 - 1
const step = 512

/** A record with one value for each number of `product_numbers.sql`. */
export const byProductNumber = <Value>(make: (name: ProductNumber) => Value): Readonly<Record<ProductNumber, Value>> =>
  Object.fromEntries(productNumbers.map((name) => [name, make(name)])) as Record<ProductNumber, Value>

const fields = {
  category: keyword<number>(16),
  merchant: keyword<number>(32),
  colour: { type: 'keywords' },
  size: { type: 'keywords', isSearched: true },
  ...byDetailFilter(() => ({ type: 'keywords' }) as const),
  /** paise */
  price: { type: 'number', bits: 32, steps: priceSteps.map((rupees) => rupees * 100) },
  discount: { type: 'number', bits: 8, steps: [0, ...discountSteps] },
  /** tenths of stars; 0 without reviews */
  rating: { type: 'number', bits: 8, steps: [0, 1, 10, 20, 30, 40] },
  reviews: { type: 'number', bits: 32 },
  sales: { type: 'number', bits: 32 },
  /** seconds since 1970 */
  launched: { type: 'number', bits: 32 },
  rank: { type: 'number', bits: 32 },
  ...byProductNumber(() => ({ type: 'number', bits: 32 }) as const),
  isInStock: { type: 'flag' },
  isFast: { type: 'flag' },
  /** delivered only within its merchant's city */
  isLocal: { type: 'flag' },
} as const

export type ProductFields = typeof fields

type Sorts = typeof productSorts
type NamesWith<Property extends string> = {
  [Name in ProductSort]: Property extends keyof Sorts[Name] ? Name : never
}[ProductSort]
/** Those that are not the same as another one. */
export type IndexSort = Exclude<ProductSort, NamesWith<'sameAs'>>
type Listed = Extract<Sorts[ProductSort], { by: unknown }>['by']
type Orders<Name extends string> = IndexShape<ProductFields, Name>['sorts']

/** The highest first number first; equal ones by the second number, in steps, and then by id. */
function highestWithTies({ highest, ties }: Extract<Listed, { ties: unknown }>): Orders<string>[string] {
  return {
    key: (columns, at) =>
      (mostFirst - Math.min(mostFirst, columns[highest][at] as number)) * (mostSteps + 1) +
      (mostSteps - Math.min(mostSteps, Math.floor((columns[ties][at] as number) / step))),
  }
}

const listed = Object.fromEntries(
  Object.entries(productSorts).flatMap(([name, sort]): [string, Orders<string>[string]][] =>
    'by' in sort ? [[name, 'ties' in sort.by ? highestWithTies(sort.by) : sort.by]] : [],
  ),
) as Orders<NamesWith<'by'>>

const sorts: Orders<IndexSort> = {
  ...listed,
  rated: {
    key: ({ rating, reviews }, at) =>
      (50 - (rating[at] as number)) * 2 ** 26 + (mostReviews - Math.min(mostReviews, reviews[at] as number)),
  },
}

/** The index's schema of products. */
export const productShape = defineShape({
  fields,
  sorts,
  // 'gift' finds the category Gifts before wrapping paper with the word in its title.
  levels: ['whole-names-in-title', 'whole-names', 'title', 'title-by-meaning', 'names', 'text'],
  pairs: ['colour', 'size'],
})

export type ProductDocument = DocumentOf<ProductFields>
export type ProductIndex = SearchIndex<ProductFields, IndexSort>
