import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { asTyped, type MeantWord } from '@nukkad/finder'
import { sortOf } from '../lists/product-sort.ts'
import { countedFields, facetsOf } from './facets.ts'
import { filtersOf } from './filters.ts'
import type { Products } from './live-index.ts'
import type { Chosen, Wanted } from './wanted.ts'

export interface Ask {
  readonly wanted: Wanted
  /** What the page itself narrows to, besides the visitor's choices. */
  readonly scope?: Wanted | undefined
  /** A number of the spec. */
  readonly sort: number
  readonly from: number
  readonly to: number
  readonly newSince: Date
  readonly facets: boolean
  /** The last word may be the beginning of a longer one. */
  readonly isTyping?: boolean
  /** The spelling was looked after: words are taken as they are. */
  readonly isSpelled?: boolean
}

export interface Found {
  /** Product ids of the page, in order. */
  readonly ids: readonly number[]
  readonly total: number
  readonly facets: Facets | null
  /** How the words were understood; empty without words. */
  readonly words: readonly MeantWord[]
}

const inSmallLetters = (values: readonly string[]) => values.map((value) => value.toLowerCase())

/** What the visitor chose, else what the page itself narrows to. */
export function chosenOf(wanted: Wanted, scope?: Wanted): Chosen {
  const first = (mine: readonly string[], pages: readonly string[] = []) =>
    inSmallLetters(mine.length > 0 ? mine : pages)
  return { colours: first(wanted.colours, scope?.colours), sizes: first(wanted.sizes, scope?.sizes) }
}

/** The page of products that meet all choices, their number, and counts for the filters. */
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
    ...{ from, to },
    paired: [colours, sizes],
  } as const
  if (!ask.facets) return { ...index.find(query), facets: null, words: words ?? [] }
  const { ids, total, counts } = index.find({ ...query, facets: countedFields })
  // All who meet every choice can be brought there: that is one of the choices.
  const facets = { ...facetsOf(lookups, counts), delivers: wanted.reached ? total : null }
  return { ids, total, facets, words: words ?? [] }
}
