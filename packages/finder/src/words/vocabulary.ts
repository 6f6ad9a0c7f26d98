import { distanceWithin } from './words.ts'

const mostCandidates = 400

const pairsOf = (word: string): string[] => {
  const framed = `^${word}$`
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2))
}

/** Maximum distance between a misspelt word and its correction; two letters apart, a short word is another word. */
const farthest = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
/** Up to this length the first letter must be right: near is not year. */
const shortest = 5

/** Binary search for the first word that is not before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** All words that can find something; finds completions and corrections of misspelt words. */
export class Vocabulary {
  readonly #words = new Set<string>()
  readonly #byPair = new Map<string, string[]>()
  #sorted: string[] | undefined

  has(word: string): boolean {
    return this.#words.has(word)
  }

  add(word: string): void {
    if (this.#words.has(word)) return
    this.#words.add(word)
    this.#sorted = undefined
    for (const pair of new Set(pairsOf(word))) {
      const list = this.#byPair.get(pair)
      if (list) list.push(word)
      else this.#byPair.set(pair, [word])
    }
  }

  /** Words with this prefix: all of them, or those with the highest weight if there are more than `most`. */
  beginningWith(prefix: string, most: number, weight: (word: string) => number): string[] {
    this.#sorted ??= [...this.#words].sort()
    const sorted = this.#sorted
    const found = sorted.slice(firstFrom(sorted, prefix), firstFrom(sorted, `${prefix}\uffff`))
    if (found.length <= most) return found
    return found
      .map((word) => ({ word, weight: weight(word) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most)
      .map(({ word }) => word)
  }

  /** Corrections of a misspelt word, the nearest first; `weight` decides between equally near ones. */
  near(typed: string, weight: (word: string) => number): string[] {
    const most = farthest(typed)
    // Numbers are never corrected: 1000 must not become 100.
    if (most === 0 || typed.length > 30 || /\d/.test(typed)) return []
    const shared = new Map<string, number>()
    const pairs = new Set(pairsOf(typed))
    for (const pair of pairs)
      for (const word of this.#byPair.get(pair) ?? [])
        if (Math.abs(word.length - typed.length) <= most && (typed.length > shortest || word[0] === typed[0]))
          shared.set(word, (shared.get(word) ?? 0) + 1)
    return [...shared]
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostCandidates)
      .map(([word, common]) => ({
        word,
        distance: distanceWithin(typed, word, most),
        likelihood: common + Math.log2(2 + weight(word)),
      }))
      .filter(({ distance }) => distance <= most)
      .sort(
        (one, other) =>
          one.distance - other.distance ||
          Number(other.word[0] === typed[0]) - Number(one.word[0] === typed[0]) ||
          other.likelihood - one.likelihood ||
          (one.word < other.word ? -1 : 1),
      )
      .map(({ word }) => word)
  }
}
