import { type Bits, put } from './bits.ts'
import { Members } from './members.ts'
import type { Room } from './room.ts'

/**
 * Which colour comes in which size, of the products where not every colour comes in every size. They are few: of all
 * others it is known from their colours and sizes.
 */
export class Pairs {
  /** Products with gaps. */
  readonly gappy: Bits
  readonly #members = new Map<string, Members>()
  readonly #room: Room

  constructor(room: Room) {
    this.gappy = room.bits()
    this.#room = room
  }

  put(at: number, pairs: readonly string[]): void {
    put(this.gappy, at)
    for (const pair of pairs) {
      const key = pair.toLowerCase()
      const members = this.#members.get(key) ?? new Members(this.#room)
      this.#members.set(key, members)
      members.add(at)
    }
  }

  get isEmpty(): boolean {
    return this.#members.size === 0
  }

  /** Adds who has one of the colours in one of the sizes, all in small letters. */
  addTo(set: Bits, colours: Iterable<string>, sizes: readonly string[]): void {
    for (const colour of colours) for (const size of sizes) this.#members.get(`${colour}/${size}`)?.addTo(set)
  }
}
