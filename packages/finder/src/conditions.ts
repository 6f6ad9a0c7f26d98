import type { MemoryIndex } from './memory-index.ts'
import type { Condition, Filter, Query } from './query.ts'
import { addAll, addDifference, type Bits, put } from './sets/bits.ts'

/** A choice and the documents that match it. */
export interface Choice {
  /** Facets whose counts ignore this choice. */
  readonly facets: readonly string[]
  readonly bits: Bits
}

/**
 * The choices of a query, each with its matching documents, except for the words, which have ranks. Release the bits
 * afterwards.
 */
export function choicesOf(index: MemoryIndex, { filters = [], facets = {}, paired }: Query): Choice[] {
  const choices = filters.map(
    (filter): Choice => ({
      facets: filter.facet === undefined ? [] : [filter.facet],
      bits: whoMeets(index, filter),
    }),
  )
  const pair = paired && whoHasPair(index, paired)
  if (!pair) return choices
  // That two values belong together affects both choices.
  const both: readonly string[] = index.shape.pairs ?? []
  const about = Object.entries(facets).flatMap(([facet, field]) => (both.includes(field) ? [facet] : []))
  return [...choices, { facets: about, bits: pair }]
}

function whoMeets(index: MemoryIndex, { any }: Filter): Bits {
  const set = index.scratch.empty()
  for (const condition of any) addWhoMeets(index, set, condition)
  return set
}

function addWhoMeets(index: MemoryIndex, set: Bits, condition: Condition): void {
  const { fields, live } = index
  if ('oneOf' in condition) {
    const field = fields.keywords(condition.field)
    for (const value of new Set(condition.oneOf)) field.addValue(set, value)
  } else if ('is' in condition) {
    const { bits } = fields.flag(condition.field)
    if (condition.is) addAll(set, bits)
    else addDifference(set, live, bits)
  } else addRange(index, set, condition)
}

function addRange(index: MemoryIndex, set: Bits, range: Extract<Condition, { from: number }>): void {
  const field = index.fields.number(range.field)
  if (field.steps) {
    field.addRange(set, range.from, range.to)
    return
  }
  if (range.from > 0) {
    addFrom(index, set, range)
    return
  }
  // All documents except those above the range.
  const above = index.scratch.empty()
  addFrom(index, above, { ...range, from: range.to + 1, to: Number.POSITIVE_INFINITY })
  addDifference(set, index.live, above)
  index.scratch.giveBack(above)
}

/** The highest values come first in a sort order, so only a few of a million documents are read. */
function addFrom(index: MemoryIndex, set: Bits, range: Extract<Condition, { from: number }>): void {
  const { column } = index.fields.number(range.field)
  const { from, to } = range
  const add = (at: number) => {
    if ((column[at] as number) <= to) put(set, at)
  }
  const sort = index.orders.highestOf(range.field)
  const order = sort === undefined ? undefined : index.orders.of(sort, index.size).order
  for (let place = 0; order && place < order.length; place++) {
    const at = order.at(place)
    if ((column[at] as number) < from) break
    add(at)
  }
  for (let at = order?.length ?? 0; at < index.size; at++) if ((column[at] as number) >= from) add(at)
}

/**
 * A document with gaps must have one of the first values together with one of the second; for other documents that is
 * certain.
 */
function whoHasPair(index: MemoryIndex, [firsts, seconds]: NonNullable<Query['paired']>): Bits | undefined {
  const { pairs, scratch, live } = index
  if (pairs.isEmpty || firsts.length === 0 || seconds.length === 0) return undefined
  const bits = scratch.empty()
  addDifference(bits, live, pairs.gappy)
  pairs.addTo(bits, firsts, seconds)
  return bits
}
