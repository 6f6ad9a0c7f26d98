import type { Queryable } from '../../db.ts'
import type { Fragment } from './sql-fragment.ts'

const empty = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'me', 'my', 'of', 'on', 'or', 'the', 'to', 'with'])
const mostWords = 8

/** The words of a search that can find something, in small letters, each once. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter((word) => !empty.has(word)).slice(0, mostWords)
}

/** What a word means in this shop. A select of its own, so that PostgreSQL asks once and not for every row. */
const meaning = (q: Queryable, word: string): Fragment => q`(select forgiving_query(${word}))`

/** A word is found by its stem, by its beginning, or by what it was probably meant to be. */
export const wordFound = (q: Queryable, word: string): Fragment => q`l.search @@ ${meaning(q, word)}`

/** How well a row answers: title before maker and shelf before description, then likeness of the whole text. */
export const relevance = (q: Queryable, words: readonly string[]): Fragment => {
  const meant = words
    .map((word) => meaning(q, word))
    .reduce<Fragment | undefined>((all, one) => (all ? q`${all} || ${one}` : one), undefined)
  return q`ts_rank(l.search, ${meant ?? q`''::tsquery`}) + word_similarity(${words.join(' ')}, l.search_text) / 2`
}
