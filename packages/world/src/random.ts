/** A repeatable source of chance: the same key gives the same numbers on every machine. */
export interface Chance {
  /** From 0 to just below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** Some of a list, each once, in shuffled order. */
  some<T>(list: readonly T[], count: number): T[]
  /** True with this probability. */
  hits(probability: number): boolean
}

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Chance by a key (mulberry32). A key per thing keeps a new product from shifting all others. */
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
