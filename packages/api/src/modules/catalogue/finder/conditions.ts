import { addAll, type Bits, eachOf, put, takeAway } from './bits.ts'
import type { MerchantName } from './lookups.ts'
import type { Members } from './members.ts'
import type { ProductIndex } from './product-index.ts'
import type { Facet, Wanted } from './wanted.ts'

/** One choice and who meets it. */
export interface Condition {
  readonly facet: Facet | 'fixed' | 'pair'
  readonly bits: Bits
}

/** Adds those who meet a choice to an empty set. */
type Choose = (set: Bits) => void

const everyOf = (members: Iterable<Members | undefined>) => (set: Bits) => {
  for (const some of members) some?.addTo(set)
}

/** The choices of a list, each with its members, but for the words: those have ranks. Give the bits back afterwards. */
export function conditionsOf(index: ProductIndex, wanted: Wanted, newSince: Date): Condition[] {
  const conditions: Condition[] = []
  const add = (facet: Condition['facet'], choose: Choose) => {
    const bits = index.scratch.empty()
    choose(bits)
    conditions.push({ facet, bits })
  }
  const flag = (facet: Condition['facet'], members: Bits, isWanted: boolean | undefined) => {
    if (isWanted === undefined) return
    add(facet, (set) => {
      addAll(set, isWanted ? members : index.live)
      if (!isWanted) takeAway(set, members)
    })
  }
  const { frame, columns } = index
  if (wanted.category !== undefined) add('fixed', everyOf(shelfMembers(index, [wanted.category])))
  if (wanted.shelves.length > 0) add('category', everyOf(shelfMembers(index, wanted.shelves)))
  if (wanted.brands.length > 0)
    add('brand', everyOf(wanted.brands.map((slug) => index.brands.get(frame.merchantBySlug.get(slug)?.id ?? -1))))
  if (wanted.colours.length > 0) add('colour', everyOf(optionMembers(index, 'colour', wanted.colours)))
  if (wanted.sizes.length > 0) add('size', everyOf(optionMembers(index, 'size', wanted.sizes)))
  const { city, price, discount, rating, reached } = wanted
  if (city !== undefined) add('city', everyOf(brandsWhere(index, (merchant) => merchant.city === city)))
  if (wanted.womenLed !== undefined)
    add('fixed', everyOf(brandsWhere(index, ({ isWomenLed }) => isWomenLed === wanted.womenLed)))
  if (price) add('price', (set) => index.prices.addRange(set, columns.price, ...price))
  if (discount) add('discount', (set) => index.discountRange.addRange(set, columns.discount, discount, 100))
  if (rating) add('rating', (set) => index.ratings.addRange(set, columns.rating, rating * 10, 50))
  if (wanted.isNew !== undefined) add('fixed', newMembers(index, newSince.getTime() / 1000, wanted.isNew))
  flag('available', index.inStock, wanted.available)
  flag('shipsFast', index.fast, wanted.shipsFast)
  if (reached) add('delivers', (set) => addReached(index, set, reached))
  return conditions
}

/** What can be brought to a place: everything that travels, and what is of its own city. */
export function addReached(index: ProductIndex, set: Bits, { isServed, city }: NonNullable<Wanted['reached']>): void {
  if (!isServed) return
  addAll(set, index.live)
  takeAway(set, index.local)
  if (city === null) return
  everyOf(brandsWhere(index, (merchant) => merchant.city === city))(set)
}

function shelfMembers(index: ProductIndex, paths: readonly string[]) {
  const ids = new Set(paths.flatMap((path) => index.frame.shelvesOf(path) ?? []))
  return [...ids].map((id) => index.shelves.get(id))
}

/** Sizes are written XL, 42 and Small; addresses carry them in small letters. */
function optionMembers(index: ProductIndex, kind: 'colour' | 'size', values: readonly string[]) {
  const wanted = new Set(values.map((value) => value.toLowerCase()))
  return index.options.flatMap((option, number) =>
    option.kind === kind && wanted.has(option.value.toLowerCase()) ? [index.optionMembers[number]] : [],
  )
}

const brandsWhere = (index: ProductIndex, isWanted: (merchant: MerchantName) => boolean) =>
  [...index.frame.merchants.values()].filter(isWanted).map(({ id }) => index.brands.get(id))

/** The newest stand at the beginning of their order, so few of a million are looked at. */
function newMembers(index: ProductIndex, since: number, isNew: boolean): Choose {
  return (set) => {
    const { launched } = index.columns
    const { order } = index.orderOf(5, index.size)
    const young = (at: number) => (launched[at] as number) > since
    for (const at of order) {
      if (!young(at)) break
      put(set, at)
    }
    for (let at = order.length; at < index.size; at++) if (young(at)) put(set, at)
    if (isNew) return
    const old = index.scratch.copyOf(index.live)
    takeAway(old, set)
    set.set(old)
    index.scratch.giveBack(old)
  }
}

export const membersOf = (bits: Bits): number[] => {
  const members: number[] = []
  eachOf(bits, (at) => void members.push(at))
  return members
}
