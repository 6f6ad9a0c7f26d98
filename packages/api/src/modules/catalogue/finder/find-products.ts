import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { asTyped, type MeantWord } from '@nukkad/finder'
import { sortOf } from '../lists/product-sort.ts'
import { countedFields, facetsOf } from './facets.ts'
import { filtersOf } from './filters.ts'
import type { Products } from './live-index.ts'
import type { Chosen, ProductWishes } from './wanted.ts'

export interface Ask {
  readonly wanted: ProductWishes
  /** The page's own filters, besides the visitor's choices. */
  readonly scope?: ProductWishes | undefined
  /** The number of the sort order in the specification. */
  readonly sort: number
  readonly from: number
  readonly to: number
  readonly newSince: Date
  readonly facets: boolean
  /** Whether the last word may be the beginning of a longer one. */
  readonly isTyping?: boolean
  /** Whether the spelling was already corrected, so that words are taken as they are. */
  readonly isSpelled?: boolean
}

export interface Found {
  /** Product ids of the page, in order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: Facets | null
  /** How the search words were interpreted; empty without words. */
  readonly words: readonly MeantWord[]
}

const inSmallLetters = (values: readonly string[]) => values.map((value) => value.toLowerCase())

/** The visitor's choices, or else the page's own filters. */
export function chosenOf(wanted: ProductWishes, scope?: ProductWishes): Chosen {
  const first = (mine: readonly string[], pages: readonly string[] = []) =>
    inSmallLetters(mine.length > 0 ? mine : pages)
  return { colours: first(wanted.colours, scope?.colours), sizes: first(wanted.sizes, scope?.sizes) }
}

/** A page of products that match all choices, their total, and counts for the filters. */
export function findProducts({ index, lookups }: Products, ask: Ask): Found {
  const { wanted, scope, newSince, from, to } = ask
  const understood = wanted.q === undefined ? undefined : index.understand(wanted.q, ask.isTyping)
  const words = understood && (ask.isSpelled ? asTyped(understood) : understood)
  const { colours, sizes } = chosenOf(wanted, scope)
  const ofPage = scope ? filtersOf(lookups, scope, newSince).map(({ any }) => ({ any })) : []
  const query = {
    words,
    filters: [...ofPage, ...filtersOf(lookups, wanted, newSince)],
    ...sortOf(ask.sort),
    from,
    to,
    paired: [colours, sizes],
  } as const
  if (!ask.facets) return { ...index.find(query), facets: null, words: words ?? [] }
  const { ids, total, counts } = index.find({ ...query, facets: countedFields })
  // All matching products can be delivered there, because that is one of the choices.
  const facets = { ...facetsOf(lookups, counts), delivers: wanted.reached ? total : null }
  return { ids, total, facets, words: words ?? [] }
}
