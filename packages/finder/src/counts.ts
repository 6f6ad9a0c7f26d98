import type { Choice } from './conditions.ts'
import type { Group } from './fields/field-index.ts'
import { KeywordLists } from './fields/keyword-lists.ts'
import type { MemoryIndex } from './memory-index.ts'
import { countedInPairs } from './pairing.ts'
import type { AnyCount, Query } from './query.ts'
import { type Bits, keepCommon } from './sets/bits.ts'

/**
 * Counts the documents of `start` for each facet; a chosen facet is counted among those that match all other choices.
 */
export function countsOf(
  index: MemoryIndex,
  start: Bits,
  choices: readonly Choice[],
  { filters = [], facets = {}, paired }: Query,
): Record<string, AnyCount> {
  const chosen = new Set(filters.map(({ facet }) => facet))
  const all = Object.entries(facets)
  const counts = new Map<string, AnyCount>()
  const countGroup = (group: Group, some: readonly (readonly [string, string])[]) => {
    for (const [facet, field] of some) counts.set(facet, countField(index, group, field, paired))
  }
  // Facets without a choice share one set, whose members are listed once.
  const others = all.filter(([facet]) => !chosen.has(facet))
  if (others.length > 0) withGroup(index, start, choices, (group) => countGroup(group, others))
  for (const one of all) {
    if (!chosen.has(one[0])) continue
    const rest = choices.filter((choice) => !choice.facets.includes(one[0]))
    withGroup(index, start, rest, (group) => countGroup(group, [one]))
  }
  return Object.fromEntries(counts)
}

function withGroup(index: MemoryIndex, start: Bits, choices: readonly Choice[], count: (group: Group) => void): void {
  const set = index.scratch.copyOf(start)
  for (const { bits } of choices) keepCommon(set, bits)
  let members: Uint32Array | undefined
  count({
    set,
    members: () => {
      members ??= index.membersOf(set)
      return members
    },
  })
  index.scratch.giveBack(set)
}

function countField(index: MemoryIndex, group: Group, name: string, paired: Query['paired']): AnyCount {
  const field = index.fields.any(name)
  if (!(field instanceof KeywordLists) || !paired) return field.count(group)
  const counts = field.histogram(group.members())
  countedInPairs(index, group.set, { name, field, counts }, paired)
  return field.values.counted(counts)
}
