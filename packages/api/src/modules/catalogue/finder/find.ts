import type { Facets } from '@nukkad/contracts/endpoints/catalogue'
import { type Bits, keepCommon, sizeOf, takeAway } from './bits.ts'
import { addReached, type Condition, conditionsOf } from './conditions.ts'
import { type Counts, countsOf } from './counts.ts'
import { facetsOf } from './facets.ts'
import { asTyped, keepIn, levelsOf, type MeantWord, understand } from './meaning.ts'
import { type Chosen, chosenOf, countPairs, pairConditionOf } from './pairing.ts'
import type { ProductIndex } from './product-index.ts'
import { pickInOrder } from './sorting.ts'
import { everyFacet, type Facet, type Wanted } from './wanted.ts'

export interface Ask {
  readonly wanted: Wanted
  /** What the page itself narrows to, besides the visitor's choices. */
  readonly scope?: Wanted | undefined
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

const defaultSort = 1

/** The page of products that meet all choices, their number, and counts for the filters. Works in memory, at once. */
export function find(index: ProductIndex, ask: Ask): Found {
  const { wanted } = ask
  const understood = wanted.q === undefined ? [] : understand(index, wanted.q, ask.isTyping)
  const words = ask.isSpelled ? asTyped(understood) : understood
  const chosen = chosenOf(wanted, ask.scope)
  const scope = ask.scope ? conditionsOf(index, ask.scope, ask.newSince) : []
  const conditions = [
    ...scope.map(({ bits }): Condition => ({ facet: 'fixed', bits })),
    ...conditionsOf(index, wanted, ask.newSince),
    ...pairConditionOf(index, chosen),
  ]
  const levels = wanted.q === undefined ? [index.scratch.copyOf(index.live)] : levelsOf(index, words)
  const everyone = index.scratch.copyOf(levels.at(-1) as Bits)
  const facets = ask.facets ? countFacets(index, everyone, conditions, wanted, chosen) : null
  keepIn(levels, conditions)
  const all = levels.at(-1) as Bits
  const total = sizeOf(all)
  const places =
    ask.sort === 0 && levels.length > 1
      ? pickByLevel(index, levels, ask)
      : pickInOrder(all, total, index.orderOf(ask.sort, index.size), ask.from, ask.to)
  index.scratch.giveBack(everyone, ...levels, ...conditions.map(({ bits }) => bits))
  return { ids: places.map((at) => index.columns.id[at] as number), total, facets, words }
}

/** The best level first, and within one what people like. */
function pickByLevel(index: ProductIndex, levels: readonly Bits[], { from, to }: Ask): number[] {
  const order = index.orderOf(defaultSort, index.size)
  const picked: number[] = []
  let before = 0
  for (const [at, level] of levels.entries()) {
    const own = index.scratch.copyOf(level)
    const better = levels[at - 1]
    if (better) takeAway(own, better)
    const size = sizeOf(own)
    if (before + size > from && before < to)
      picked.push(...pickInOrder(own, size, order, Math.max(0, from - before), to - before))
    index.scratch.giveBack(own)
    before += size
  }
  return picked
}

/** That a colour and a size are those of one variant is a part of both choices. */
const isAbout = (condition: Condition, facet: Facet | undefined): boolean =>
  condition.facet === facet || (condition.facet === 'pair' && (facet === 'colour' || facet === 'size'))

/** A facet that was chosen is counted among those who meet all other choices; the rest share one count. */
function countFacets(
  index: ProductIndex,
  start: Bits,
  conditions: readonly Condition[],
  wanted: Wanted,
  paired: Chosen,
): Facets {
  const setWithout = (facet: Facet | undefined): Bits => {
    const set = index.scratch.copyOf(start)
    for (const condition of conditions) if (!isAbout(condition, facet)) keepCommon(set, condition.bits)
    return set
  }
  const known = new Map<Facet | undefined, Counts>()
  const chosen = new Set(conditions.map(({ facet }) => facet))
  const others = new Set(everyFacet.filter((facet) => !chosen.has(facet)))
  const counted = (facet: Facet | undefined) => {
    const before = known.get(facet)
    if (before) return before
    const set = setWithout(facet)
    const counts = countsOf(index, set, facet ? new Set([facet]) : others)
    countPairs(index, set, counts.options, paired)
    index.scratch.giveBack(set)
    known.set(facet, counts)
    return counts
  }
  return facetsOf(
    index,
    (facet) => counted(chosen.has(facet) ? facet : undefined),
    wanted.reached ? countReached(index, setWithout('delivers'), wanted.reached) : null,
  )
}

function countReached(index: ProductIndex, set: Bits, reached: NonNullable<Wanted['reached']>): number {
  const deliverable = index.scratch.empty()
  addReached(index, deliverable, reached)
  keepCommon(set, deliverable)
  const count = sizeOf(set)
  index.scratch.giveBack(set, deliverable)
  return count
}
