import type { Keyword, KeywordField } from '../field-shapes.ts'
import { type Bits, intersectionSize, type Scratch } from '../sets/bits.ts'
import type { BlockAllocator } from '../sets/block-allocator.ts'
import { type Column, columnOf, histogramOf } from './column.ts'
import type { FieldIndex, Group } from './field-index.ts'
import { FieldValues } from './field-values.ts'

/** One value per document. */
export class KeywordColumn implements FieldIndex<Keyword> {
  readonly values: FieldValues
  readonly #column: Column | undefined
  readonly #scratch: Scratch

  constructor({ column }: KeywordField, allocator: BlockAllocator, scratch: Scratch) {
    this.values = new FieldValues(allocator)
    this.#column = column && columnOf(column, allocator.bound)
    this.#scratch = scratch
  }

  put(at: number, value: Keyword): void {
    const number = this.values.put(value, at)
    if (this.#column) this.#column[at] = number
  }

  addValue(set: Bits, value: Keyword): void {
    const number = this.values.numberOf(value)
    if (number !== undefined) this.values.addTo(set, number)
  }

  count(group: Group): Map<Keyword, number> {
    const { length } = this.values.list
    return this.values.counted(
      this.#column ? histogramOf(group.members(), this.#column, length) : this.#valueByValue(group.set, length),
    )
  }

  #valueByValue(set: Bits, length: number): Uint32Array {
    return Uint32Array.from({ length }, (_, number) => {
      const own = this.#scratch.empty()
      this.values.addTo(own, number)
      const count = intersectionSize(own, set)
      this.#scratch.giveBack(own)
      return count
    })
  }
}
