import type { Keyword, KeywordsField } from '../field-shapes.ts'
import type { Bits } from '../sets/bits.ts'
import type { BlockAllocator } from '../sets/block-allocator.ts'
import type { FieldIndex, Group } from './field-index.ts'
import { FieldValues } from './field-values.ts'

const startsWith = 2
/** Numbers of values have 16 bits as long as they fit: colours and sizes do, what merchants type may not. */
const mostNarrow = 2 ** 16

/** Any number of values per document, stored one document after the other. */
export class KeywordLists implements FieldIndex<readonly string[]> {
  readonly values: FieldValues
  readonly isSearched: boolean
  /** The numbers of the values that differ only in case. */
  readonly #ignoringCase = new Map<string, number[]>()
  /** Where a document's values begin in the list. */
  readonly #from: Uint32Array
  #list: Uint16Array | Uint32Array

  constructor({ isSearched = false }: KeywordsField, allocator: BlockAllocator) {
    this.values = new FieldValues(allocator)
    this.isSearched = isSearched
    this.#from = new Uint32Array(allocator.bound + 1)
    this.#list = new Uint16Array(allocator.bound * startsWith)
  }

  put(at: number, values: readonly string[]): void {
    let to = this.#from[at] as number
    if (to + values.length > this.#list.length) this.#grow(to + values.length)
    for (const value of values) {
      const number = this.#numberOf(value, at)
      if (number === mostNarrow && this.#list instanceof Uint16Array) this.#list = new Uint32Array(this.#list)
      this.#list[to++] = number
    }
    this.#from[at + 1] = to
  }

  /** Values are written XL, 42 and Small; addresses have them in lower case. */
  numbersOf(value: string): readonly number[] {
    return this.#ignoringCase.get(value.toLowerCase()) ?? []
  }

  addValue(set: Bits, value: Keyword): void {
    for (const number of this.numbersOf(String(value))) this.values.addTo(set, number)
  }

  count(group: Group): Map<Keyword, number> {
    return this.values.counted(this.histogram(group.members()))
  }

  /** The number of members that have each value, by the value's number. */
  histogram(members: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.list.length)
    const [from, list] = [this.#from, this.#list]
    for (let at = 0; at < members.length; at++) {
      const member = members[at] as number
      const to = from[member + 1] as number
      for (let next = from[member] as number; next < to; next++) {
        const value = list[next] as number
        counts[value] = (counts[value] as number) + 1
      }
    }
    return counts
  }

  #numberOf(value: string, at: number): number {
    const known = this.values.list.length
    const number = this.values.put(value, at)
    if (number < known) return number
    const key = value.toLowerCase()
    this.#ignoringCase.set(key, [...(this.#ignoringCase.get(key) ?? []), number])
    return number
  }

  #grow(needed: number): void {
    const size = Math.ceil(needed * 1.3)
    const grown = this.#list instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size)
    grown.set(this.#list)
    this.#list = grown
  }
}
