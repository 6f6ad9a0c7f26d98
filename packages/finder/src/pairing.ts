import type { KeywordLists } from './fields/keyword-lists.ts'
import type { MemoryIndex } from './memory-index.ts'
import type { Query } from './query.ts'
import { type Bits, intersectionSize, keepCommon } from './sets/bits.ts'

/**
 * Corrects the counts of a paired field: if a size is selected, a product counts for the colours that it has in that
 * size, and vice versa.
 */
export function countedInPairs(
  index: MemoryIndex,
  set: Bits,
  { name, field, counts }: { readonly name: string; readonly field: KeywordLists; readonly counts: Uint32Array },
  [firsts, seconds]: NonNullable<Query['paired']>,
): void {
  const { pairs, scratch } = index
  const both: readonly string[] = index.shape.pairs ?? []
  const isFirst = both[0] === name
  const others = isFirst ? seconds : firsts
  if (pairs.isEmpty || others.length === 0 || !both.includes(name)) return
  const gappy = scratch.copyOf(set)
  keepCommon(gappy, pairs.gappy)
  for (const [number, value] of field.values.list.entries()) {
    if (counts[number] === 0) continue
    const bits = scratch.empty()
    field.values.addTo(bits, number)
    const before = intersectionSize(gappy, bits)
    bits.fill(0)
    const own = [String(value).toLowerCase()]
    if (before > 0) pairs.addTo(bits, isFirst ? own : others, isFirst ? others : own)
    counts[number] = (counts[number] as number) - before + intersectionSize(gappy, bits)
    scratch.giveBack(bits)
  }
  scratch.giveBack(gappy)
}
