import { type Bits, put } from './bits.ts'
import type { BlockAllocator } from './block-allocator.ts'
import { Members } from './members.ts'

/**
 * Which values of two fields occur together (a colour in a size), for the documents in which not all combinations
 * exist. These are few: for all others it follows from the two fields.
 */
export class Pairs {
  /** Documents in which combinations are missing. */
  readonly gappy: Bits
  readonly #members = new Map<string, Members>()
  readonly #allocator: BlockAllocator

  constructor(allocator: BlockAllocator) {
    this.gappy = allocator.bits()
    this.#allocator = allocator
  }

  put(at: number, pairs: readonly string[]): void {
    put(this.gappy, at)
    for (const pair of pairs) {
      const key = pair.toLowerCase()
      const members = this.#members.get(key) ?? new Members(this.#allocator)
      this.#members.set(key, members)
      members.add(at)
    }
  }

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  /** Adds the documents that have one of the first values together with one of the second, all in lower case. */
  addTo(set: Bits, firsts: readonly string[], seconds: readonly string[]): void {
    for (const first of firsts) for (const second of seconds) this.#members.get(`${first}/${second}`)?.addTo(set)
  }
}
