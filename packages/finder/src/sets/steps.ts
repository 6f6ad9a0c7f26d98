import { addAll, type Bits, bitsFor, eachOf, put } from './bits.ts'

/** Members grouped by the step of their number, so that a range query scans at most the two steps at its ends. */
export class Steps {
  readonly #sets: Bits[]
  readonly #starts: readonly number[]

  /** The start of each step; the first starts at 0. */
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

  /** Adds to `set` the members whose value is from `low` to `high`, both included. */
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
