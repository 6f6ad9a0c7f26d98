import type { ProductsQuery } from '@nukkad/contracts/endpoints/catalogue'
import type { Queryable } from '../../db.ts'
import { newSince } from './cards.ts'
import { searchWords, wordFound } from './search-words.ts'
import type { Fragment } from './sql-fragment.ts'

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 40)

/** Sizes are written XL, 42 and Small; addresses carry them in small letters. */
const spellings = (size: string) => [
  size,
  size.toUpperCase(),
  size.charAt(0).toUpperCase() + size.slice(1).toLowerCase(),
]

/** Conditions on `product_listing l`, kept apart by facet: the counts of a facet ignore its own choice. */
export interface ProductFilter {
  readonly fixed: readonly Fragment[]
  readonly brand?: Fragment
  readonly colour?: Fragment
  readonly size?: Fragment
  readonly price?: Fragment
}

/** A category by its path: shelves and sections are told apart by the slash. */
export const inCategory = (q: Queryable, path: string): Fragment =>
  path.includes('/')
    ? q`l.category_id = (select id from category where path = ${path})`
    : q`l.section_id = (select id from category where path = ${path})`

export function filterOf(q: Queryable, wanted: ProductsQuery, now: Date): ProductFilter {
  const fixed: Fragment[] = []
  if (wanted.category) fixed.push(inCategory(q, wanted.category))
  if (wanted.q !== undefined) {
    const words = searchWords(wanted.q)
    fixed.push(...(words.length > 0 ? words.map((word) => wordFound(q, word)) : [q`false`]))
  }
  if (wanted.city && wanted.city !== 'all') fixed.push(q`l.city = ${wanted.city}`)
  if (wanted.discount) fixed.push(q`l.discount_percent >= ${wanted.discount}`)
  if (wanted.rating) fixed.push(q`l.rating >= ${wanted.rating}`)
  if (wanted.isNew !== undefined) fixed.push(q`(l.launched_at > ${newSince(now)}) = ${wanted.isNew}`)
  if (wanted.available !== undefined) fixed.push(q`l.is_in_stock = ${wanted.available}`)

  const brands = listOf(wanted.brand)
  const colours = listOf(wanted.colour).map((colour) => colour.toLowerCase())
  const sizes = listOf(wanted.size).flatMap(spellings)
  return {
    fixed,
    ...(brands.length > 0 && { brand: q`l.merchant_slug = any(${brands}::text[])` }),
    ...(colours.length > 0 && { colour: q`l.colours && ${colours}::text[]` }),
    ...(sizes.length > 0 && { size: q`l.sizes && ${sizes}::text[]` }),
    ...priceFilter(q, wanted),
  }
}

function priceFilter(q: Queryable, { minPrice, maxPrice }: ProductsQuery): { price?: Fragment } {
  const low = minPrice === undefined ? undefined : Math.ceil(minPrice * 100)
  const high = maxPrice === undefined ? undefined : Math.floor(maxPrice * 100)
  if (low !== undefined && high !== undefined) return { price: q`l.price_paise between ${low} and ${high}` }
  if (low !== undefined) return { price: q`l.price_paise >= ${low}` }
  if (high !== undefined) return { price: q`l.price_paise <= ${high}` }
  return {}
}

/** `a and b and c`, or `true` when nothing is asked. */
export const allOf = (q: Queryable, conditions: readonly (Fragment | undefined)[]): Fragment =>
  conditions
    .filter((condition) => condition !== undefined)
    .reduce<Fragment | undefined>((all, one) => (all ? q`${all} and ${one}` : q`${one}`), undefined) ?? q`true`

export const everyCondition = ({ fixed, brand, colour, size, price }: ProductFilter) => [
  ...fixed,
  brand,
  colour,
  size,
  price,
]
