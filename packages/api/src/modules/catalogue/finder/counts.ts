import { type Bits, intersectionSize } from './bits.ts'
import type { ProductIndex } from './product-index.ts'
import type { Facet } from './wanted.ts'

/** How many of a set have each value. Values that were not asked for stay at zero. */
export interface Counts {
  readonly brands: Uint32Array
  readonly categories: Uint32Array
  readonly options: Uint32Array
  readonly prices: Uint32Array
  readonly discounts: Uint32Array
  readonly ratings: Uint32Array
  readonly fast: number
  readonly inStock: number
  /** Paise; 0 and 0 for nothing. */
  readonly priceRange: readonly [lowest: number, highest: number]
}

type Column = Uint8Array | Uint16Array | Uint32Array

/**
 * Counts a set for some facets. The members are listed once and then counted a column at a time: such plain loops take a
 * few nanoseconds a member, which is what a million of them can afford.
 */
export function countsOf(index: ProductIndex, set: Bits, facets: ReadonlySet<Facet>): Counts {
  const { columns } = index
  const members = index.membersOf(set)
  const wants = (...some: readonly Facet[]) => some.some((facet) => facets.has(facet))
  const histogram = (isWanted: boolean, column: Column, values: number) =>
    isWanted ? valuesOf(members, column, values) : new Uint32Array(values)
  return {
    brands: histogram(wants('brand', 'city'), columns.brand, index.merchantIds.length),
    categories: histogram(wants('category'), columns.category, index.categoryIds.length),
    options: wants('colour', 'size') ? optionsOf(index, members) : new Uint32Array(index.options.length),
    prices: histogram(wants('price'), columns.priceStep, 16),
    discounts: histogram(wants('discount'), columns.discount, 101),
    ratings: histogram(wants('rating'), columns.rating, 51),
    fast: wants('shipsFast') ? intersectionSize(set, index.fast) : 0,
    inStock: wants('available') ? intersectionSize(set, index.inStock) : 0,
    priceRange: wants('price') ? rangeOf(members, columns.price) : [0, 0],
  }
}

function valuesOf(members: Uint32Array, column: Column, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  for (let at = 0; at < members.length; at++) {
    const value = column[members[at] as number] as number
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}

function optionsOf({ columns: { options, optionsFrom }, options: { length } }: ProductIndex, members: Uint32Array) {
  const counts = new Uint32Array(length)
  for (let at = 0; at < members.length; at++) {
    const member = members[at] as number
    const to = optionsFrom[member + 1] as number
    for (let from = optionsFrom[member] as number; from < to; from++) {
      const option = options[from] as number
      counts[option] = (counts[option] as number) + 1
    }
  }
  return counts
}

function rangeOf(members: Uint32Array, prices: Uint32Array): [number, number] {
  if (members.length === 0) return [0, 0]
  let [lowest, highest] = [0xffffffff, 0]
  for (let at = 0; at < members.length; at++) {
    const price = prices[members[at] as number] as number
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  return [lowest, highest]
}

/** Sums a histogram from `least` on. */
export function countFrom(counts: Uint32Array, least: number): number {
  let sum = 0
  for (let at = least; at < counts.length; at++) sum += counts[at] as number
  return sum
}
