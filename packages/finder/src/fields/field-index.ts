import type { Bits } from '../sets/bits.ts'

/** Documents to count. Their list is made when the first field asks for it, and valid until the next group. */
export interface Group {
  readonly set: Bits
  members(): Uint32Array
}

/** A field of all documents, indexed for filtering and counting. */
export interface FieldIndex<Value> {
  put(at: number, value: Value): void
}
