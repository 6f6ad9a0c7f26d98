import { byDetailFilter } from '@nukkad/contracts/detail-filters'
import { type DocumentOf, defineShape, keyword, type SearchIndex } from '@nukkad/finder'

/** The lower bounds of the price filter's steps, in rupees. */
export const priceSteps = [0, 200, 500, 1000, 1500, 2500, 5000, 10_000] as const
export const discountSteps = [10, 20, 30, 40, 50] as const

const bigEnd = 0xffffffff
const mostReviews = 2 ** 26 - 1

/** The index's schema of products. Sorts are named as `product-sort.ts` maps the numbers of the spec. */
export const productShape = defineShape({
  fields: {
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
    isInStock: { type: 'flag' },
    isFast: { type: 'flag' },
    /** delivered only within its merchant's city */
    isLocal: { type: 'flag' },
  },
  sorts: {
    recommended: { highest: 'rank' },
    dearest: { highest: 'price' },
    cheapest: { lowest: 'price' },
    bestselling: { highest: 'sales' },
    newest: { highest: 'launched' },
    discount: { highest: 'discount' },
    rated: {
      key: ({ rating, reviews }, at) =>
        (50 - (rating[at] as number)) * 2 ** 26 + (mostReviews - Math.min(mostReviews, reviews[at] as number)),
    },
    popular: { key: ({ sales, reviews }, at) => bigEnd - (sales[at] as number) - 12 * (reviews[at] as number) },
  },
  levels: ['title', 'title-by-meaning', 'names', 'text'],
  pairs: ['colour', 'size'],
})

export type ProductFields = (typeof productShape)['fields']
export type ProductSort = keyof (typeof productShape)['sorts']
export type ProductDocument = DocumentOf<ProductFields>
export type ProductIndex = SearchIndex<ProductFields, ProductSort>
