import type { Keyword } from '../field-shapes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A value of a field that a word names: a search for the word finds the documents with that value. */
export interface Name {
  readonly field: string
  readonly value: Keyword
  /** Whether the word is the whole name ('gifts' of the category Gifts) and not one of several. */
  readonly isWhole?: boolean
}

/** What is known about words apart from the documents. */
export interface Dictionary {
  /** The meaning of a word, or of a phrase of two or three words, in words. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  readonly names: ReadonlyMap<string, readonly Name[]>
  /** Words that input may be completed or corrected to, even if no document contains them. */
  readonly offered: Iterable<string>
}

/** What must be known about words to interpret a search. */
export interface Wordbook {
  readonly vocabulary: Vocabulary
  readonly dictionary: Pick<Dictionary, 'meanings'>
  readonly weightOf: (word: string) => number
  /** Whether the word is a searched value. */
  isValue(word: string): boolean
}
