import { type Bits, eachOf, has } from './bits.ts'
import type { ProductIndex } from './product-index.ts'

/** How many of a set have each value: everything the filters want to know, from one look at each member. */
export interface Counts {
  readonly brands: Uint32Array
  readonly categories: Uint32Array
  readonly options: Uint32Array
  readonly prices: Uint32Array
  readonly discounts: Uint32Array
  readonly ratings: Uint32Array
  readonly fast: number
  readonly inStock: number
  readonly lowest: number
  readonly highest: number
}

export function countsOf(index: ProductIndex, set: Bits): Counts {
  const { columns, merchantIds, categoryIds, prices: steps } = index
  const { brand, category, options: values, optionsFrom, price, discount, rating } = columns
  const brands = new Uint32Array(merchantIds.length)
  const categories = new Uint32Array(categoryIds.length)
  const options = new Uint32Array(index.options.length)
  const prices = new Uint32Array(16)
  const discounts = new Uint32Array(101)
  const ratings = new Uint32Array(51)
  const more = (counts: Uint32Array, at: number) => {
    counts[at] = (counts[at] as number) + 1
  }
  let [fast, inStock, lowest, highest] = [0, 0, 0xffffffff, 0]
  eachOf(set, (at) => {
    more(brands, brand[at] as number)
    more(categories, category[at] as number)
    const paise = price[at] as number
    if (paise < lowest) lowest = paise
    if (paise > highest) highest = paise
    more(prices, steps.stepOf(paise))
    more(discounts, discount[at] as number)
    more(ratings, rating[at] as number)
    const to = optionsFrom[at + 1] as number
    for (let from = optionsFrom[at] as number; from < to; from++) more(options, values[from] as number)
    if (has(index.fast, at)) fast += 1
    if (has(index.inStock, at)) inStock += 1
  })
  return { brands, categories, options, prices, discounts, ratings, fast, inStock, lowest, highest }
}

/** Of a histogram all from `least` on. */
export function countFrom(counts: Uint32Array, least: number): number {
  let sum = 0
  for (let at = least; at < counts.length; at++) sum += counts[at] as number
  return sum
}
