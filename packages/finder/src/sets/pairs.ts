import { type Bits, put } from './bits.ts'
import type { BlockAllocator } from './block-allocator.ts'
import { Members } from './members.ts'

/**
 * Which value of one field comes with which of another (a colour in a size), of the documents where not all do. They are
 * few: of all others it is known from the two fields.
 */
export class Pairs {
  /** Documents with gaps. */
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

  /** Adds who has one of the first values together with one of the second, all in small letters. */
  addTo(set: Bits, firsts: readonly string[], seconds: readonly string[]): void {
    for (const first of firsts) for (const second of seconds) this.#members.get(`${first}/${second}`)?.addTo(set)
  }
}
