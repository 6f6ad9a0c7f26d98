import type { NumberField } from '../field-shapes.ts'
import type { NumberCount } from '../query.ts'
import type { Bits } from '../sets/bits.ts'
import { Steps } from '../sets/steps.ts'
import { type Column, columnOf, histogramOf } from './column.ts'
import type { FieldIndex, Group } from './field-index.ts'

/** One number per document and, if the field has steps, the documents of each step. */
export class NumberColumn implements FieldIndex<number> {
  readonly column: Column
  readonly steps: Steps | undefined
  readonly #most: number
  readonly #starts: readonly number[]
  /** The step of each number, where there are too many numbers to count each. */
  readonly #stepOf: Uint8Array | undefined

  constructor({ bits, steps }: NumberField, bound: number) {
    this.column = columnOf(bits, bound)
    this.steps = steps && new Steps(steps, bound)
    this.#most = 2 ** bits - 1
    this.#starts = steps ?? [0]
    this.#stepOf = steps && bits > 8 ? new Uint8Array(bound) : undefined
  }

  put(at: number, value: number): void {
    const kept = Math.min(value, this.#most)
    this.column[at] = kept
    if (!this.steps) return
    this.steps.add(at, kept)
    if (this.#stepOf) this.#stepOf[at] = this.steps.stepOf(kept)
  }

  /** Adds the documents whose number is from `low` to `high`, both included; only if there are steps. */
  addRange(set: Bits, low: number, high: number): void {
    this.steps?.addRange(set, this.column, low, high)
  }

  count(group: Group): NumberCount {
    const members = group.members()
    if (this.#most < 256) return this.#ofValues(histogramOf(members, this.column, 256))
    const steps = this.#stepOf ? [...histogramOf(members, this.#stepOf, this.#starts.length)] : [members.length]
    return { steps, ...rangeOf(members, this.column) }
  }

  #ofValues(counts: Uint32Array): NumberCount {
    const steps = this.#starts.map((start, step) =>
      counts.subarray(start, this.#starts[step + 1]).reduce((sum, count) => sum + count, 0),
    )
    const lowest = counts.findIndex((count) => count > 0)
    return {
      steps,
      lowest: Math.max(0, lowest),
      highest: Math.max(
        0,
        counts.findLastIndex((count) => count > 0),
      ),
    }
  }
}

function rangeOf(members: Uint32Array, column: Column): { lowest: number; highest: number } {
  if (members.length === 0) return { lowest: 0, highest: 0 }
  let [lowest, highest] = [0xffffffff, 0]
  for (let at = 0; at < members.length; at++) {
    const value = column[members[at] as number] as number
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return { lowest, highest }
}
