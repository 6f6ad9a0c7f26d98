import type { QueryOf } from '@nukkad/contracts'
import type { BrandCard, BrandCount, generateBrand, listBrands } from '@nukkad/contracts/endpoints/shop/brands'

type Filters = Omit<QueryOf<typeof listBrands>, 'letter'>

/** Brands that match all filters except those named. */
export function narrowed(brands: readonly BrandCard[], filters: Filters, except: readonly (keyof Filters)[] = []) {
  const { city, category, price, mood, womenLed } = { ...filters, ...Object.fromEntries(except.map((name) => [name])) }
  return brands.filter(
    (brand) =>
      (city === undefined || city === 'all' || brand.city.slug === city) &&
      (category === undefined || brand.categories.some(({ path }) => `${path}/`.startsWith(`${category}/`))) &&
      (price === undefined || brand.price === price) &&
      (mood === undefined || brand.moods.includes(mood)) &&
      (!womenLed || brand.isWomenLed),
  )
}

/** The letter that a name is listed under: 'a' to 'z', 'other' for digits and other scripts. */
export function letterOf({ name }: BrandCard): string {
  const first = name.normalize('NFD').slice(0, 1).toLowerCase()
  return /[a-z]/.test(first) ? first : 'other'
}

/** How often each value occurs, sorted by label. */
export function counted(pairs: readonly (readonly [value: string, label: string])[]): BrandCount[] {
  const counts = new Map<string, BrandCount>()
  for (const [value, label] of pairs) counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 })
  return [...counts.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'))
}

type Relaxed = ('mood' | 'price' | 'category' | 'city')[]
/** The filters in the order in which they are dropped when no brand matches all of them. */
const yielding: readonly Relaxed[number][] = ['mood', 'price', 'category', 'city']

/** The matching brands; where none matches, filters are dropped one after the other until some brand does. */
export function generated(brands: readonly BrandCard[], filters: QueryOf<typeof generateBrand>) {
  const { turn: _, ...wanted } = filters
  const chosen = yielding.filter((name) => wanted[name] !== undefined && wanted[name] !== 'all')
  // Each filter alone, the least important first; then several together.
  const ways: Relaxed[] = [[], ...chosen.map((name) => [name]), ...chosen.map((_name, at) => chosen.slice(0, at + 1))]
  for (const relaxed of ways) {
    const fitting = narrowed(brands, wanted, relaxed)
    if (fitting.length > 0) return { fitting, relaxed }
  }
  return { fitting: brands, relaxed: chosen }
}

/** An order that looks random and is the same for the same brand on every machine. */
export function shuffled(brands: readonly BrandCard[]): BrandCard[] {
  const mark = ({ id }: BrandCard) => Math.imul(Number(id) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return [...brands].sort((one, other) => mark(one) - mark(other) || Number(one.id) - Number(other.id))
}
