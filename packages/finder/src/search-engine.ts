import type { Fields } from './field-shapes.ts'
import type { Facets, Found, Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import type { DocumentOf } from './shape.ts'
import type { MeantWord } from './words/meaning.ts'
import type { Dictionary } from './words/wordbook.ts'

/** Documents that are new or other than before, and ids of those that went. */
export interface Changed<F extends Fields> {
  readonly put: readonly DocumentOf<F>[]
  readonly removed: readonly number[]
}

/** Reads what somebody typed, by all words that can be found. */
export interface WordReader {
  /** What the words of a search stand for. With `isTyping`, the last one may be the beginning of a longer one. */
  understand(text: string, isTyping?: boolean): Promise<readonly MeantWord[]>
}

/** A search engine in this process or behind an address: documents in, query out. What it throws says why it is not there. */
export interface SearchEngine<F extends Fields, SortName extends string> extends WordReader {
  readonly dictionary: Pick<Dictionary, 'meanings'>
  /** What words mean and name beside what documents say. */
  learn(dictionary: Dictionary): void
  write(changed: Changed<F>): Promise<void>
  /** The same for two moments at which the engine answers the same, as far as this process knows of changes. */
  versionAt(now: Date): number
  /** Documents that are shown at that time. */
  find<const C extends Facets<F> = Record<never, never>>(query: Query<F, SortName, C>, now: Date): Promise<Found<F, C>>
}

/** An index in the memory of this process as a search engine. It works at once; only its answers come by promise. */
export function inProcess<F extends Fields, SortName extends string>(
  index: SearchIndex<F, SortName>,
): SearchEngine<F, SortName> {
  return {
    get dictionary() {
      return index.dictionary
    },
    learn: (dictionary) => index.learn(dictionary),
    async write({ put, removed }) {
      for (const id of removed) index.remove(id)
      for (const document of put) index.put(document)
    },
    versionAt(now) {
      index.sweep(now)
      return index.version
    },
    understand: async (text, isTyping) => index.understand(text, isTyping),
    async find(query, now) {
      index.sweep(now)
      return index.find(query)
    },
  }
}
