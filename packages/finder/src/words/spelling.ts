import type { WordReader } from '../search-engine.ts'
import type { MeantWord } from './meaning.ts'
import { distanceWithin } from './words.ts'

export interface Spelled {
  /** What is searched for. */
  readonly text: string
  /** The same, when it is not what was typed. */
  readonly correctedTo: string | null
  readonly didYouMean: string[]
}

const mostOthers = 3
const farthest = 2

/**
 * The words as they were probably meant, by all that can be found: what one of the books knows needs no correction by
 * another, so that nobody who looks for jazz is shown a kurta.
 */
export async function spelled(books: readonly WordReader[], q: string, isTyping = false): Promise<Spelled> {
  const readings = await Promise.all(books.map((book) => book.understand(q, isTyping)))
  const words = (readings[0] ?? []).map((_, at) => readings.map((words) => words[at] as MeantWord))
  const nearest = words.map((readings) => correctionsOf(readings))
  const typed = words.map(([first]) => first?.typed ?? '')
  const meant = typed.map((word, at) => nearest[at]?.[0] ?? word)
  const isCorrected = nearest.some(({ length }) => length > 0)
  const others = nearest.flatMap((corrections, at) =>
    corrections.slice(1).map((other) => meant.map((word, place) => (place === at ? other : word)).join(' ')),
  )
  return {
    text: isCorrected ? meant.join(' ') : q,
    correctedTo: isCorrected ? meant.join(' ') : null,
    didYouMean: [...new Set(others)].slice(0, mostOthers),
  }
}

/** What a word may have been meant to be, the nearest first; nothing for a word that somebody knows. */
function correctionsOf(readings: readonly MeantWord[]): string[] {
  if (readings.some(({ isKnown }) => isKnown)) return []
  const found = readings.flatMap(({ typed, words: [nearest], others, isCorrected }) =>
    isCorrected && nearest
      ? [nearest, ...others].map((word) => ({ word, far: distanceWithin(typed, word, farthest) }))
      : [],
  )
  return [...new Set(found.sort((one, other) => one.far - other.far).map(({ word }) => word))]
}
