import type { Keyword } from '../field-shapes.ts'
import type { Bits } from '../sets/bits.ts'
import type { BlockAllocator } from '../sets/block-allocator.ts'
import { Members } from '../sets/members.ts'

/** The values of a keyword field, numbered in order of appearance, each with the documents that have it. */
export class FieldValues {
  readonly list: Keyword[] = []
  readonly #members: Members[] = []
  readonly #numbers = new Map<Keyword, number>()
  readonly #allocator: BlockAllocator

  constructor(allocator: BlockAllocator) {
    this.#allocator = allocator
  }

  /** Records that a document has the value, and returns the value's number. */
  put(value: Keyword, at: number): number {
    let number = this.#numbers.get(value)
    if (number === undefined) {
      number = this.list.push(value) - 1
      this.#numbers.set(value, number)
      this.#members.push(new Members(this.#allocator))
    }
    this.#members[number]?.add(at)
    return number
  }

  numberOf(value: Keyword): number | undefined {
    return this.#numbers.get(value)
  }

  addTo(set: Bits, number: number): void {
    this.#members[number]?.addTo(set)
  }

  /** Converts counts by number into counts by value, without zeros. */
  counted(counts: Uint32Array): Map<Keyword, number> {
    const byValue = new Map<Keyword, number>()
    for (const [number, value] of this.list.entries()) {
      const count = counts[number] ?? 0
      if (count > 0) byValue.set(value, count)
    }
    return byValue
  }
}
