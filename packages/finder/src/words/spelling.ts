import type { WordReader } from '../search-engine.ts'
import type { MeantWord } from './meaning.ts'
import { distanceWithin, wordsIn } from './words.ts'

export interface Spelled {
  /** The text that is searched for. */
  readonly text: string
  /** The same, if it differs from what was typed. */
  readonly correctedTo: string | null
  readonly didYouMean: string[]
}

const mostOthers = 3
const farthest = 2

/**
 * Corrects the words of a search, using all word readers: a word that one of them knows is not corrected by another, so
 * that a search for jazz does not show a kurta.
 */
export async function correctSpelling(books: readonly WordReader[], q: string, isTyping = false): Promise<Spelled> {
  const readings = await Promise.all(books.map((book) => book.understand(q, isTyping)))
  const words = (readings[0] ?? []).map((_, at) => readings.map((words) => words[at] as MeantWord))
  const nearest = words.map((readings) => correctionsOf(readings))
  const typed = words.map(([first]) => first?.typed ?? '')
  const corrections = new Map(typed.flatMap((word, at) => (nearest[at]?.[0] ? [[word, nearest[at][0]]] : [])))
  if (corrections.size === 0) return { text: q, correctedTo: null, didYouMean: [] }
  const text = withCorrections(q, corrections)
  const others = typed.flatMap((word, at) =>
    (nearest[at] ?? []).slice(1).map((other) => withCorrections(q, new Map([...corrections, [word, other]]))),
  )
  return { text, correctedTo: text, didYouMean: [...new Set(others)].slice(0, mostOthers) }
}

/** The text as it was typed, with some of its words replaced; the others keep their endings and the words between. */
export function withCorrections(text: string, corrections: ReadonlyMap<string, string>): string {
  const written = text.trim().split(/\s+/)
  const corrected = written.map((part) => {
    const words = wordsIn(part)
    return words.some((word) => corrections.has(word))
      ? words.map((word) => corrections.get(word) ?? word).join(' ')
      : part
  })
  return corrected.join(' ')
}

/** Possible corrections of a word, the nearest first; empty for a word that one of the readers knows. */
function correctionsOf(readings: readonly MeantWord[]): string[] {
  if (readings.some(({ isKnown }) => isKnown)) return []
  const found = readings.flatMap(({ typed, words: [nearest], others, isCorrected }) =>
    isCorrected && nearest
      ? [nearest, ...others].map((word) => ({ word, far: distanceWithin(typed, word, farthest) }))
      : [],
  )
  return [...new Set(found.sort((one, other) => one.far - other.far).map(({ word }) => word))]
}
