import { choicesOf } from './conditions.ts'
import { countsOf } from './counts.ts'
import { levelsOf } from './levels.ts'
import type { MemoryIndex } from './memory-index.ts'
import { pickInOrder } from './order/sorting.ts'
import type { AnyFound, Query } from './query.ts'
import { type Bits, keepCommon, sizeOf, takeAway } from './sets/bits.ts'

/**
 * Returns one page of the documents that match the whole query, their total, and the counts of its facets. Works in
 * memory and synchronously.
 */
export function find(index: MemoryIndex, query: Query): AnyFound {
  const { scratch } = index
  const choices = choicesOf(index, query)
  const levels = query.words === undefined ? [scratch.copyOf(index.live)] : levelsOf(index, query.words)
  const closeLevel = levels[Math.min(query.closeLevels ?? 0, levels.length) - 1]
  const counts = countsOf(index, levels.at(-1) as Bits, choices, query)
  const closeCounts = closeLevel && countsOf(index, closeLevel, choices, query)
  for (const level of levels) for (const { bits } of choices) keepCommon(level, bits)
  const all = levels.at(-1) as Bits
  const total = sizeOf(all)
  const close = closeLevel && closeCounts && { total: sizeOf(closeLevel), counts: closeCounts }
  const ids = placesOf(index, query, levels, total).map((at) => index.idAt(at))
  scratch.giveBack(...levels, ...choices.map(({ bits }) => bits))
  return { ids, total, counts, ...(close && { close }) }
}

function placesOf(index: MemoryIndex, query: Query, levels: readonly Bits[], total: number): number[] {
  const { sort, isBestFirst = false, from, to } = query
  if (from >= Math.min(to, total)) return []
  const order = index.orders.of(sort, index.size)
  return isBestFirst ? pickByLevel(index, levels, query) : pickInOrder(levels.at(-1) as Bits, total, order, from, to)
}

/** Sorts by level, the best first, and within a level by the sort order. */
function pickByLevel(index: MemoryIndex, levels: readonly Bits[], { sort, from, to }: Query): number[] {
  const order = index.orders.of(sort, index.size)
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
