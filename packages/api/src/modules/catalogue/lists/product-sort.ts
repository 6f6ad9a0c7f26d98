import { searchWords } from '@nukkad/finder'
import type { ProductSort } from '../finder/product-shape.ts'

/** The sorts of the spec that do not depend on search words. Two numbers stand for newest. */
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

/** The sort that is used: unknown numbers fall back to the default, and relevance needs search words. */
export function sortNumber(wanted: number | undefined, searched: string | undefined): number {
  const isSearch = searched !== undefined && searchWords(searched).length > 0
  if (wanted === undefined) return isSearch ? relevance : recommended
  return wanted === relevance || wanted in sorts ? wanted : recommended
}

/** Whether the order of products depends on their prices. */
export const sortsByPrice = (number: number): boolean =>
  ['dearest', 'cheapest', 'discount'].includes(sorts[number] ?? 'recommended')

/** The index's sort for a number. By relevance, products that match equally well are ordered as recommended. */
export const sortOf = (number: number): { sort: ProductSort; isBestFirst: boolean } => ({
  sort: sorts[number] ?? 'recommended',
  isBestFirst: number === relevance,
})
