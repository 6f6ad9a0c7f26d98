import type { Dictionary, Name, Wordbook } from './wordbook.ts'
import { searchWords, withoutLight, wordsIn } from './words.ts'

/** A word of a search with the words it is interpreted as. */
export interface MeantWord {
  readonly typed: string
  /** The word itself, its completions, or its corrections. */
  readonly words: readonly string[]
  /** Its synonyms, ranked lower. */
  readonly meanings: readonly string[]
  /** Whether the word, or words beginning with it, are in the vocabulary. */
  readonly isKnown: boolean
  /** Whether the words are a correction of what was typed. */
  readonly isCorrected: boolean
  /** Other corrections. */
  readonly others: readonly string[]
}

/** Maximum number of completions for the last word of a search. */
export const mostBeginnings = 40
/** For a single letter only the most used words are taken, because too many begin with it. */
const mostOfLetter = 12

/** The interpretation of a search's words. With `isTyping`, the last one may be the beginning of a longer one. */
export function understand(book: Wordbook, text: string, isTyping = false): MeantWord[] {
  const words = wordsAndPhrasesIn(book, text)
  return words.map((word, at) => meaningOf(book, word, isTyping && at === words.length - 1))
}

/**
 * The words of a search; those that together have a meaning are joined: 'gol gappe', 'kaan ki bali'. The longest phrase
 * wins.
 */
export function wordsAndPhrasesIn(
  { dictionary: { meanings } }: { readonly dictionary: Pick<Dictionary, 'meanings'> },
  text: string,
): string[] {
  const words = [...new Set(wordsIn(text))]
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2].find(
      (size) => at + size <= words.length && meanings.has(words.slice(at, at + size).join(' ')),
    )
    joined.push(words.slice(at, at + (length ?? 1)).join(' '))
    at += length ?? 1
  }
  return withoutLight(joined)
}

function meaningOf(book: Wordbook, typed: string, isBeginning: boolean): MeantWord {
  const { vocabulary, weightOf } = book
  const meansOf = book.dictionary.meanings
  const plain = { typed, isKnown: true, isCorrected: false, others: [] }
  const isKnown = vocabulary.has(typed) || meansOf.has(typed) || book.isValue(typed)
  const meanings = meansOf.get(typed) ?? []
  if (typed.includes(' ')) return { ...plain, words: meanings, meanings: [] }
  const beginnings = () => vocabulary.beginningWith(typed, typed.length > 1 ? mostBeginnings : mostOfLetter, weightOf)
  if (isBeginning) {
    const words = [...new Set([typed, ...beginnings()])]
    if (words.length > 1 || isKnown)
      return { ...plain, words, meanings: [...meanings, ...words.flatMap((word) => meansOf.get(word) ?? [])] }
  }
  if (isKnown) return { ...plain, words: [typed], meanings }
  const longer = typed.length > 2 ? beginnings() : []
  if (longer.length > 0) return { ...plain, words: longer, meanings: longer.flatMap((word) => meansOf.get(word) ?? []) }
  const [nearest, ...others] = vocabulary.near(typed, weightOf)
  if (!nearest) return { ...plain, isKnown: false, words: [typed], meanings: [] }
  return {
    typed,
    isKnown: false,
    words: [nearest],
    meanings: meansOf.get(nearest) ?? [],
    isCorrected: true,
    others: others.slice(0, 3),
  }
}

/** The same words without corrections, for when the spelling has been corrected elsewhere. */
export const asTyped = (words: readonly MeantWord[]): MeantWord[] =>
  words.map((word) => (word.isCorrected ? { ...word, words: [word.typed], meanings: [], isCorrected: false } : word))

/** The names of words, of their meanings and of similar words. */
export function namesNear(book: Wordbook & { readonly dictionary: Dictionary }, text: string): Name[] {
  const { vocabulary, weightOf, dictionary } = book
  return searchWords(text)
    .flatMap((word) => [word, ...vocabulary.near(word, weightOf), ...(dictionary.meanings.get(word) ?? [])])
    .flatMap((word) => dictionary.names.get(word) ?? [])
}

/** The names of which the word, as typed or corrected, is the whole; none while it is being typed. */
export function wholeNamesOf(names: Dictionary['names'], { typed, words }: MeantWord): Name[] {
  const known = words.includes(typed) ? typed : words.length === 1 ? (words[0] as string) : ''
  return names.get(known)?.filter(({ isWhole }) => isWhole) ?? []
}
