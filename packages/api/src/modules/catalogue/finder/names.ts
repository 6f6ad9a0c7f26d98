import type { CategoryName, MerchantName } from './frame.ts'
import { understand } from './meaning.ts'
import type { ProductIndex } from './product-index.ts'
import { wordsIn } from './words.ts'

export interface NamesFound {
  readonly categories: (CategoryName & { readonly section: string | null })[]
  readonly merchants: MerchantName[]
}

/** Shelves and makers whose names hold all words of a search, in their own words or by meaning; shelves before sections. */
export function namesFound(
  index: ProductIndex,
  q: string,
  { isTyping = false, city }: { isTyping?: boolean; city?: string | undefined } = {},
): NamesFound {
  const words = understand(index, q, isTyping)
  if (words.length === 0) return { categories: [], merchants: [] }
  const holds = (name: string, withMeanings: boolean) => {
    const own = new Set(wordsIn(name))
    return words.every(
      (word) => word.words.some((one) => own.has(one)) || (withMeanings && word.meanings.some((one) => own.has(one))),
    )
  }
  const { frame } = index
  const categories = [...frame.categories.values()]
    .filter(({ title }) => holds(title, true))
    .sort((one, other) => Number(holds(other.title, false)) - Number(holds(one.title, false)))
    .map((category) => {
      const section = category.parentId === null ? undefined : frame.categories.get(category.parentId)
      return { ...category, section: section?.title ?? null }
    })
  const isNear = (merchant: MerchantName) => Number(merchant.city === city)
  const merchants = [...frame.merchants.values()]
    .filter(({ name }) => holds(name, false))
    .sort((one, other) => isNear(other) - isNear(one))
  return { categories, merchants }
}
