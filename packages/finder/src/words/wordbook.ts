import type { Keyword } from '../field-shapes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A value of a field that a word names: a search for the word finds the documents that have it. */
export interface Name {
  readonly field: string
  readonly value: Keyword
}

/** What words say beside what stands in documents. */
export interface Dictionary {
  /** What a word or a phrase of two or three words means, in words. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  readonly names: ReadonlyMap<string, readonly Name[]>
  /** Words that what is typed may be completed or corrected to, though no document has them. */
  readonly offered: Iterable<string>
}

/** What has to be known of words to understand a search. */
export interface Wordbook {
  readonly vocabulary: Vocabulary
  readonly dictionary: Pick<Dictionary, 'meanings'>
  readonly weightOf: (word: string) => number
  /** The word is a value that is searched. */
  isValue(word: string): boolean
}
