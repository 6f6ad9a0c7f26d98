import type { Fields } from './field-shapes.ts'
import { find } from './find.ts'
import { MemoryIndex } from './memory-index.ts'
import type { AnyFound, Facets, Found, Query } from './query.ts'
import type { DocumentOf, IndexShape } from './shape.ts'
import type { MeantWord } from './words/meaning.ts'
import type { Dictionary, Name, Wordbook } from './words/wordbook.ts'

/** An index: documents in, query out. */
export interface SearchIndex<F extends Fields, SortName extends string> extends Wordbook {
  /** Capacity in documents. A changed document takes a new place, so an index that runs full is rebuilt. */
  readonly bound: number
  /** Places taken so far. */
  readonly size: number
  /** The number of documents that can be found now or later. */
  readonly count: number
  readonly isFull: boolean
  /** Rises with every change, and from one index of the process to the next. */
  readonly version: number
  put(document: DocumentOf<F>): void
  remove(id: number): void
  /** Sets what words mean and name, in addition to the documents' own words. */
  learn(dictionary: Dictionary): void
  /** Adds documents that have become visible and, once a minute, removes those that have ended. */
  sweep(now: Date): void
  /** The interpretation of a search's words. With `isTyping`, the last one may be the beginning of a longer one. */
  understand(text: string, isTyping?: boolean): MeantWord[]
  /** The names of words, of their meanings and of similar words. */
  namesNear(text: string): Name[]
  find<const C extends Facets<F> = Record<never, never>>(query: Query<F, SortName, C>): Found<F, C>
}

export interface IndexOptions {
  readonly bound: number
  readonly now?: Date
}

class AskedIndex extends MemoryIndex {
  find = (query: Query): AnyFound => find(this, query)
}

/** An empty index in the memory of this process. */
export function createSearchIndex<F extends Fields, SortName extends string>(
  shape: IndexShape<F, SortName>,
  { bound, now = new Date() }: IndexOptions,
): SearchIndex<F, SortName> {
  // The index only knows its fields at run time; here they get their types back.
  return new AskedIndex(shape as unknown as IndexShape, bound, now) as unknown as SearchIndex<F, SortName>
}
