import { type Bits, bitsFor, intersectionSize, put } from '../sets/bits.ts'
import type { FieldIndex, Group } from './field-index.ts'

/** A boolean field with one bit per document. */
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
