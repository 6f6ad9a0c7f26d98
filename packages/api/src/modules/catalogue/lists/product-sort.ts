import { searchWords } from '@nukkad/finder'
import type { ProductSort } from '../finder/product-shape.ts'

/** The sorts of the spec that need no words. Newest is asked for by two numbers. */
const sorts: Readonly<Record<number, ProductSort>> = {
  1: 'recommended',
  2: 'dearest',
  3: 'cheapest',
  4: 'bestselling',
  5: 'newest',
  6: 'discount',
  7: 'rated',
  10: 'popular',
  20: 'newest',
}
const relevance = 0
const recommended = 1

/** The sort that is really used: a number nobody knows is the default, relevance needs words to be relevant to. */
export function sortNumber(wanted: number | undefined, searched: string | undefined): number {
  const isSearch = searched !== undefined && searchWords(searched).length > 0
  if (wanted === undefined) return isSearch ? relevance : recommended
  return wanted === relevance || wanted in sorts ? wanted : recommended
}

/** Whether products stand in the order of what they cost. */
export const sortsByPrice = (number: number): boolean =>
  ['dearest', 'cheapest', 'discount'].includes(sorts[number] ?? 'recommended')

/** What a sort's number means to the index. By relevance, products that answer equally well stand as recommended. */
export const sortOf = (number: number): { sort: ProductSort; isBestFirst: boolean } => ({
  sort: sorts[number] ?? 'recommended',
  isBestFirst: number === relevance,
})
