import { type Bits, bitsFor, intersectionSize, put } from '../sets/bits.ts'
import type { FieldIndex, Group } from './field-index.ts'

/** Whether a document has something, a bit each. */
export class FlagSet implements FieldIndex<boolean> {
  readonly bits: Bits

  constructor(bound: number) {
    this.bits = bitsFor(bound)
  }

  put(at: number, value: boolean): void {
    if (value) put(this.bits, at)
  }

  count(group: Group): number {
    return intersectionSize(group.set, this.bits)
  }
}
