import type { Queryable } from '../../db.ts'
import type { Fragment } from './sql-fragment.ts'

const empty = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'me', 'my', 'of', 'on', 'or', 'the', 'to', 'with'])
const mostWords = 8

/** The words of a search that can find something, in small letters, each once. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter((word) => !empty.has(word)).slice(0, mostWords)
}

/** A word is found by its stem or beginning, or by something spelt much like it. */
export const wordFound = (q: Queryable, word: string): Fragment =>
  q`(l.search @@ to_tsquery('english', ${`${word}:*`}) or ${word} <% l.search_text)`

/** How well a row answers: weighted words first, likeness of spelling for the rest. */
export const relevance = (q: Queryable, words: readonly string[]): Fragment =>
  q`ts_rank(l.search, to_tsquery('english', ${words.map((word) => `${word}:*`).join(' | ')}))
    + word_similarity(${words.join(' ')}, l.search_text) / 2`
