import { detailFilterNames } from '@nukkad/contracts/detail-filters'
import type { Condition, Filter } from '@nukkad/finder'
import type { Lookups, MerchantName } from './lookups.ts'
import type { ProductFields } from './product-shape.ts'
import type { ProductWishes, Reached } from './wanted.ts'

type ProductFilter = Filter<ProductFields>

const mostDiscount = 100
const mostRating = 50
const latest = 2 ** 32 - 1

/** A list's choices as filters of the index. A choice without a facet narrows every facet's counts. */
export function filtersOf(lookups: Lookups, wanted: ProductWishes, newSince: Date): ProductFilter[] {
  const filters: ProductFilter[] = []
  const add = (facet: string | undefined, ...any: readonly Condition<ProductFields>[]) => filters.push({ facet, any })
  const merchants = (isWanted: (merchant: MerchantName) => boolean) => ({
    field: 'merchant' as const,
    oneOf: [...lookups.merchants.values()].filter(isWanted).map(({ id }) => id),
  })
  const { city, price, discount, rating, reached, womenLed } = wanted
  if (wanted.category !== undefined) add(undefined, inCategories(lookups, [wanted.category]))
  if (wanted.categories.length > 0) add('category', inCategories(lookups, wanted.categories))
  if (wanted.brands.length > 0) add('brand', madeBy(lookups, wanted.brands))
  if (wanted.colours.length > 0) add('colour', { field: 'colour', oneOf: wanted.colours })
  if (wanted.sizes.length > 0) add('size', { field: 'size', oneOf: wanted.sizes })
  for (const name of detailFilterNames)
    if (wanted.details[name].length > 0) add(name, { field: name, oneOf: wanted.details[name] })
  if (city !== undefined)
    add(
      'city',
      merchants((merchant) => merchant.city === city),
    )
  if (womenLed !== undefined)
    add(
      undefined,
      merchants(({ isWomenLed }) => isWomenLed === womenLed),
    )
  if (price) add('price', { field: 'price', from: price[0], to: price[1] })
  if (discount) add('discount', { field: 'discount', from: discount, to: mostDiscount })
  if (rating) add('rating', { field: 'rating', from: rating * 10, to: mostRating })
  if (wanted.isNew !== undefined) add(undefined, launched(newSince, wanted.isNew))
  if (wanted.available !== undefined) add('available', { field: 'isInStock', is: wanted.available })
  if (wanted.shipsFast !== undefined) add('shipsFast', { field: 'isFast', is: wanted.shipsFast })
  if (reached) add('delivers', ...reachedBy(reached, merchants))
  return filters
}

function inCategories(lookups: Lookups, paths: readonly string[]): Condition<ProductFields> {
  return { field: 'category', oneOf: paths.flatMap((path) => lookups.idsBelow(path) ?? []) }
}

function madeBy({ merchantBySlug }: Lookups, slugs: readonly string[]): Condition<ProductFields> {
  return { field: 'merchant', oneOf: slugs.flatMap((slug) => merchantBySlug.get(slug)?.id ?? []) }
}

/** Filters by launch: a product is new when it was launched after `since`. */
function launched(since: Date, isNew: boolean): Condition<ProductFields> {
  const last = Math.floor(since.getTime() / 1000)
  return isNew ? { field: 'launched', from: last + 1, to: latest } : { field: 'launched', from: 0, to: last }
}

/** Products that can be delivered to a place: those that ship anywhere, and those of the same city. */
function reachedBy(
  { isServed, city }: Reached,
  merchants: (isWanted: (merchant: MerchantName) => boolean) => Condition<ProductFields>,
): Condition<ProductFields>[] {
  if (!isServed) return []
  const travels = { field: 'isLocal' as const, is: false }
  return city === null ? [travels] : [travels, merchants((merchant) => merchant.city === city)]
}
