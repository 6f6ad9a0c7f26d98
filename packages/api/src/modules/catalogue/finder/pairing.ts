import { addAll, type Bits, intersectionSize, keepCommon, takeAway } from './bits.ts'
import type { Condition } from './conditions.ts'
import type { Option, ProductIndex } from './product-index.ts'
import type { Wanted } from './wanted.ts'

/** The colours and sizes that one variant should have, in small letters; without any, all will do. */
export interface Chosen {
  readonly colours: readonly string[]
  readonly sizes: readonly string[]
}

const inSmallLetters = (values: readonly string[]) => values.map((value) => value.toLowerCase())

/** What the visitor chose, else what the page itself narrows to. */
export function chosenOf(wanted: Wanted, scope?: Wanted): Chosen {
  const first = (mine: readonly string[], pages: readonly string[] = []) =>
    inSmallLetters(mine.length > 0 ? mine : pages)
  return { colours: first(wanted.colours, scope?.colours), sizes: first(wanted.sizes, scope?.sizes) }
}

/** A product with gaps must have one of the colours in one of the sizes; of the others that is known. */
export function pairConditionOf(index: ProductIndex, { colours, sizes }: Chosen): Condition[] {
  const { pairs, scratch, live } = index
  if (pairs.isEmpty || colours.length === 0 || sizes.length === 0) return []
  const bits = scratch.empty()
  addAll(bits, live)
  takeAway(bits, pairs.gappy)
  pairs.addTo(bits, colours, sizes)
  return [{ facet: 'pair', bits }]
}

/** With a size chosen, a product counts for the colours that it has in that size, and the other way round. */
export function countPairs(index: ProductIndex, set: Bits, counts: Uint32Array, { colours, sizes }: Chosen): void {
  const { pairs, scratch } = index
  if (pairs.isEmpty || (colours.length === 0 && sizes.length === 0)) return
  const gappy = scratch.copyOf(set)
  keepCommon(gappy, pairs.gappy)
  const recount = (kind: Option['kind'], addPaired: (bits: Bits, value: string) => void) => {
    for (const [number, option] of index.options.entries()) {
      if (option.kind !== kind || counts[number] === 0) continue
      const bits = scratch.empty()
      index.optionMembers[number]?.addTo(bits)
      const before = intersectionSize(gappy, bits)
      bits.fill(0)
      if (before > 0) addPaired(bits, option.value.toLowerCase())
      counts[number] = (counts[number] as number) - before + intersectionSize(gappy, bits)
      scratch.giveBack(bits)
    }
  }
  if (sizes.length > 0) recount('colour', (bits, colour) => pairs.addTo(bits, [colour], sizes))
  if (colours.length > 0) recount('size', (bits, size) => pairs.addTo(bits, colours, [size]))
  scratch.giveBack(gappy)
}
