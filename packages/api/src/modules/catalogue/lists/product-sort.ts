import { type ProductSort, productNumbers, productSorts } from '@nukkad/contracts'
import { searchWords } from '@nukkad/finder'
import type { IndexSort } from '../finder/product-shape.ts'

const { relevance, recommended } = productSorts
const names = new Map(Object.entries(productSorts).map(([name, { value }]) => [value as number, name as ProductSort]))

/** The sort that is used: relevance needs search words, and a saved filter may have a number that is gone. */
export function sortNumber(wanted: number | undefined, searched: string | undefined): number {
  const isSearch = searched !== undefined && searchWords(searched).length > 0
  if (wanted === undefined) return (isSearch ? relevance : recommended).value
  return names.has(wanted) ? wanted : recommended.value
}

/** Whether the order of products depends on their prices. */
export const sortsByPrice = (number: number): boolean => isBy(number, ['price', 'discount'])

/** Whether it depends on the numbers that are not among a product's facts. */
export const sortsByNumber = (number: number): boolean => isBy(number, productNumbers)

function isBy(number: number, fields: readonly string[]): boolean {
  const sort = productSorts[indexSortOf(number)]
  return 'by' in sort && Object.values(sort.by).some((field) => fields.includes(field))
}

/** The index's sort for a number. */
export const sortOf = (number: number): { sort: IndexSort; isBestFirst: boolean } => ({
  sort: indexSortOf(number),
  isBestFirst: number === relevance.value,
})

function indexSortOf(number: number): IndexSort {
  const name = names.get(number) ?? 'recommended'
  const sort = productSorts[name]
  return 'sameAs' in sort ? sort.sameAs : (name as IndexSort)
}
