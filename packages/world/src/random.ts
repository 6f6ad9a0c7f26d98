/** A deterministic random source: the same key gives the same numbers on every machine. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** Distinct items of a list, shuffled. */
  some<T>(list: readonly T[], count: number): T[]
  /** True with this probability. */
  hits(probability: number): boolean
}

/** The 32-bit FNV-1a hash of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A random source seeded by a key (mulberry32). One key per item keeps a new product from shifting all others. */
export function chanceOf(key: string): Chance {
  let state = hashOf(key)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)]
    if (chosen === undefined) throw new Error('Nothing to pick from.')
    return chosen
  }
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(whole(0, rest.length - 1), 1))
    return chosen
  }
  return { next, whole, pick, some, hits: (probability) => next() < probability }
}
