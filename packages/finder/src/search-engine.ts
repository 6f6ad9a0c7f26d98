import type { Fields } from './field-shapes.ts'
import type { Facets, Found, Query } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import type { DocumentOf } from './shape.ts'
import type { MeantWord } from './words/meaning.ts'
import type { Dictionary } from './words/wordbook.ts'

/** New and changed documents, and the ids of removed ones. */
export interface Changed<F extends Fields> {
  readonly put: readonly DocumentOf<F>[]
  readonly removed: readonly number[]
}

/** Interprets a typed text, using all words that can be found. */
export interface WordReader {
  /** The interpretation of a search's words. With `isTyping`, the last one may be the beginning of a longer one. */
  understand(text: string, isTyping?: boolean): Promise<readonly MeantWord[]>
}

/**
 * A search engine in this process or behind an address: documents in, query out. Its errors say why it is not
 * available.
 */
export interface SearchEngine<F extends Fields, SortName extends string> extends WordReader {
  readonly dictionary: Pick<Dictionary, 'meanings'>
  /** Sets what words mean and name, in addition to the documents' own words. */
  learn(dictionary: Dictionary): void
  write(changed: Changed<F>): Promise<void>
  /** Equal for two times at which the engine gives the same answers, as far as this process knows of changes. */
  versionAt(now: Date): number
  /** Finds documents that are visible at that time. */
  find<const C extends Facets<F> = Record<never, never>>(query: Query<F, SortName, C>, now: Date): Promise<Found<F, C>>
}

/**
 * Adapts an index in the memory of this process to a search engine. It works synchronously; only its answers are
 * promises.
 */
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
