import { cityOf } from '@nukkad/contracts'
import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { Picture } from '@nukkad/contracts/schema'
import { type Dictionary, type Name, wordsIn } from '@nukkad/finder'

interface CategoryName {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly parentId: number | null
  /** A one-word alternative name, such as footwear. */
  readonly shortName: string | null
  readonly image: Picture
}
export interface MerchantName {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly locality: string
  readonly isWomenLed: boolean
  readonly image: Picture
}

export interface LookupRows {
  readonly categories: readonly CategoryName[]
  readonly merchants: readonly MerchantName[]
  readonly colours: readonly { slug: string; name: string; hex: string }[]
  readonly meanings: readonly { word: string; meaning: string }[]
  readonly saved: readonly SavedFilter[]
}

/** A custom category: a filter with a name of its own. */
export interface SavedFilter {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Fields of the list's query. */
  readonly filter: Partial<ProductsQuery>
  readonly sort: number | null
  readonly image: Picture
}

export type Lookups = ReturnType<typeof createLookups>

/** Fields of products whose values have names: a search for the name finds the products. */
interface ProductName extends Name {
  readonly field: 'category' | 'merchant' | 'colour'
}

/** Merchants, categories, colours and the meanings of words and phrases: what products refer to. */
export function createLookups({ categories, merchants, colours, meanings, saved }: LookupRows) {
  const names = new Map<string, ProductName[]>()
  const name = (text: string, one: ProductName) => {
    for (const word of new Set(wordsIn(text))) names.set(word, [...(names.get(word) ?? []), one])
  }
  const nameCategory = (title: string, value: number) =>
    name(title, { field: 'category', value, isWhole: wordsIn(title).length === 1 })
  const below = (id: number) => categories.filter(({ parentId }) => parentId === id)
  for (const { id, title } of categories) {
    nameCategory(title, id)
    for (const child of below(id)) nameCategory(title, child.id)
  }
  for (const merchant of merchants) {
    name(`${merchant.name} ${cityOf(merchant.city)?.name ?? ''}`, { field: 'merchant', value: merchant.id })
  }
  for (const colour of colours) name(colour.name, { field: 'colour', value: colour.slug })
  const meaningsOf = new Map<string, string[]>()
  for (const { word, meaning } of meanings) {
    const key = wordsIn(word).join(' ')
    for (const one of wordsIn(meaning))
      if (one !== key) meaningsOf.set(key, [...new Set([...(meaningsOf.get(key) ?? []), one])])
  }
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    merchants: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    colours: new Map(colours.map((colour) => [colour.slug, colour])),
    merchantBySlug: new Map(merchants.map((merchant) => [merchant.slug, merchant])),
    saved: new Map(saved.map((one) => [one.slug, one])),
    /** What the index needs to know about words. */
    dictionary: {
      meanings: meaningsOf,
      names,
      offered: [...names.keys(), ...[...meaningsOf.keys()].filter((word) => !word.includes(' '))],
    } satisfies Dictionary,
    /** The path of a category, given its path or its short name. */
    pathOf: (asked: string): string | undefined =>
      categories.find(({ path, shortName }) => path === asked || shortName === asked)?.path,
    /** A category's own id, or those of all below it; undefined for an unknown category. */
    idsBelow(path: string): number[] | undefined {
      const category = categories.find((one) => one.path === path)
      if (!category) return undefined
      return category.parentId === null ? below(category.id).map(({ id }) => id) : [category.id]
    },
  }
}
