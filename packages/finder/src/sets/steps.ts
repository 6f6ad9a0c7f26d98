import { addAll, type Bits, bitsFor, eachOf, put } from './bits.ts'

/** Members by the step in which a number of theirs lies, so that a range costs the two steps at its ends at most. */
export class Steps {
  readonly #sets: Bits[]
  readonly #starts: readonly number[]

  /** Where each step begins; the first begins at 0. */
  constructor(starts: readonly number[], bound: number) {
    this.#starts = starts
    this.#sets = starts.map(() => bitsFor(bound))
  }

  stepOf(value: number): number {
    let step = 0
    while (step + 1 < this.#starts.length && value >= (this.#starts[step + 1] as number)) step += 1
    return step
  }

  add(at: number, value: number): void {
    put(this.#sets[this.stepOf(value)] as Bits, at)
  }

  /** Adds to `set` whose value lies from `low` to `high`, both included. */
  addRange(set: Bits, values: ArrayLike<number>, low: number, high: number): void {
    for (const [step, members] of this.#sets.entries()) {
      const start = this.#starts[step] as number
      const next = this.#starts[step + 1] ?? Number.POSITIVE_INFINITY
      if (next <= low || start > high) continue
      if (start >= low && next - 1 <= high) addAll(set, members)
      else
        eachOf(members, (at) => {
          const value = values[at] as number
          if (value >= low && value <= high) put(set, at)
        })
    }
  }
}
