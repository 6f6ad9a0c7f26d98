import { inOrderOf, type Sorted } from './sorting.ts'

const bigEnd = 0xffffffff

/** The facts of all products, a field a column. A product that changes moves to the end, its old place goes dead. */
export function createColumns(bound: number) {
  const numbers = () => new Uint32Array(bound)
  const small = () => new Uint8Array(bound)
  return {
    id: numbers(),
    price: numbers(),
    rank: numbers(),
    sales: numbers(),
    reviews: numbers(),
    launched: numbers(),
    brand: numbers(),
    category: new Uint16Array(bound),
    discount: small(),
    rating: small(),
    /** In which step of the price filter the price lies. */
    priceStep: small(),
    /** Where a product's colours and sizes begin in `options`. */
    optionsFrom: new Uint32Array(bound + 1),
    options: new Uint16Array(bound * 4),
  }
}
export type Columns = ReturnType<typeof createColumns>

/** Room for one product's colours and sizes at the end. */
export function putOptions(columns: Columns, at: number, options: readonly number[]): void {
  const from = columns.optionsFrom[at] as number
  if (from + options.length > columns.options.length) {
    const grown = new Uint16Array(Math.ceil((from + options.length) * 1.3))
    grown.set(columns.options)
    columns.options = grown
  }
  columns.options.set(options, from)
  columns.optionsFrom[at + 1] = from + options.length
}

/** Where a number stands among the first `size` of a rising column. */
export function placeIn(column: Uint32Array, size: number, wanted: number): number | undefined {
  let low = 0
  let high = size - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = column[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

type KeyOf = (columns: Columns, at: number) => number
/** Sorts by the numbers of the spec; the smallest key comes first. Newest is asked for by two numbers. */
const keysOf: Readonly<Record<number, KeyOf>> = {
  1: ({ rank }, at) => bigEnd - (rank[at] as number),
  2: ({ price }, at) => bigEnd - (price[at] as number),
  3: ({ price }, at) => price[at] as number,
  4: ({ sales }, at) => bigEnd - (sales[at] as number),
  5: ({ launched }, at) => bigEnd - (launched[at] as number),
  6: ({ discount }, at) => 100 - (discount[at] as number),
  7: ({ rating, reviews }, at) =>
    (50 - (rating[at] as number)) * 2 ** 26 + (2 ** 26 - 1 - Math.min(2 ** 26 - 1, reviews[at] as number)),
  10: ({ sales, reviews }, at) => bigEnd - (sales[at] as number) - 12 * (reviews[at] as number),
}
export const isSort = (sort: number): boolean => sort in keysOf || sort === 20

/** Orders of all products, each made when it is first asked for, and again when many came after it. */
export function createOrders(columns: Columns) {
  const made = new Map<number, Sorted>()
  return (wanted: number, size: number): Sorted => {
    const sort = wanted === 20 ? 5 : wanted in keysOf ? wanted : 1
    const known = made.get(sort)
    if (known && size - known.order.length <= Math.max(2_000, size >>> 6)) return known
    made.delete(sort)
    const key = keysOf[sort] as KeyOf
    const keyOf = (at: number) => key(columns, at)
    const sorted = {
      order: inOrderOf(keyOf, columns.id, size),
      keyOf,
      ids: columns.id,
    }
    made.set(sort, sorted)
    return sorted
  }
}
