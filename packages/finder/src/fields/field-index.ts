import type { Bits } from '../sets/bits.ts'

/** Documents to be counted. Their list is made when the first field asks for it, and good until the next group. */
export interface Group {
  readonly set: Bits
  members(): Uint32Array
}

/** A field of all documents, made to be filtered by and counted. */
export interface FieldIndex<Value> {
  put(at: number, value: Value): void
}
