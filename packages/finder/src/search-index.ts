import type { Fields } from './field-shapes.ts'
import { find } from './find.ts'
import { MemoryIndex } from './memory-index.ts'
import type { AnyFound, Facets, Found, Query } from './query.ts'
import type { DocumentOf, IndexShape } from './shape.ts'
import type { MeantWord } from './words/meaning.ts'
import type { Dictionary, Name, Wordbook } from './words/wordbook.ts'

/** Documents in, query out. */
export interface SearchIndex<F extends Fields, SortName extends string> extends Wordbook {
  /** Places for documents. A change takes a new one, so an index that runs full is made again. */
  readonly bound: number
  /** Places taken so far. */
  readonly size: number
  /** Documents that can be found, or will be. */
  readonly count: number
  readonly isFull: boolean
  /** Rises with every change, and from one index of the process to the next. */
  readonly version: number
  put(document: DocumentOf<F>): void
  remove(id: number): void
  /** What words mean and name beside what documents say. */
  learn(dictionary: Dictionary): void
  /** Takes in what is shown by now and, once a minute, lets go of what ended. */
  sweep(now: Date): void
  /** What the words of a search stand for. With `isTyping`, the last one may be the beginning of a longer one. */
  understand(text: string, isTyping?: boolean): MeantWord[]
  /** What words, their meanings and words like them name. */
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
  // The index knows its fields at run time only; here they get their types back.
  return new AskedIndex(shape as unknown as IndexShape, bound, now) as unknown as SearchIndex<F, SortName>
}
