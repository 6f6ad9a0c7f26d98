import type { Types } from '@opensearch-project/opensearch'
import type { IndexShape } from '../shape.ts'
import { mostBeginnings, wordsAndPhrasesIn } from '../words/meaning.ts'
import { Vocabulary } from '../words/vocabulary.ts'
import type { Dictionary, Wordbook } from '../words/wordbook.ts'
import { anyOf, type Clause, searchedFields } from './clauses.ts'
import type { SearchAnswer, SearchBody } from './connection.ts'
import { ofField } from './facets.ts'

type Aggregation = Types.Common_Aggregations.AggregationContainer

/** The most words like a misspelt one that the engine returns. */
const mostLike = 20

/** Words of a search that documents may contain: phrases are in the dictionary or nowhere. */
export const askedWords = (dictionary: Pick<Dictionary, 'meanings'>, text: string): string[] =>
  wordsAndPhrasesIn({ dictionary }, text).filter((word) => !word.includes(' '))

/**
 * Requests the indexed words that equal, begin with or resemble those of a search. Words contain no special characters
 * of regular expressions.
 */
export function wordsBody(shape: IndexShape, words: readonly string[]): SearchBody {
  const aggs: Record<string, Aggregation> = {}
  const suggest: Types.Core_Search.Suggester = {}
  for (const [at, word] of words.entries()) {
    const values = searchedFields(shape).map((field): Clause => ({ term: { [`lower.${field}`]: { value: word } } }))
    aggs[`value${at}`] = { filter: anyOf(values) }
    aggs[`word${at}`] = { filter: { term: { words: { value: word } } } }
    aggs[`begun${at}`] = {
      filter: { prefix: { words: { value: word } } },
      aggs: { words: { terms: ofField('words', { include: `${word}.*`, size: mostBeginnings }) } },
    }
    suggest[`like${at}`] = {
      text: word,
      term: { field: 'words.spelling', suggest_mode: 'always', max_edits: 2, prefix_length: 0, size: mostLike },
    }
  }
  return { size: 0, _source: false, aggs, suggest }
}

interface Counted {
  readonly doc_count: number
  readonly words?: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }
}
interface Suggested {
  readonly options: readonly { readonly text: string; readonly freq: number }[]
}

/** The words near a search as a wordbook, which is then read like that of an index in memory. */
export function wordbookFrom(
  dictionary: Dictionary,
  offered: Vocabulary,
  words: readonly string[],
  { aggregations, suggest }: SearchAnswer,
): Wordbook {
  const counted = (aggregations ?? {}) as unknown as Readonly<Record<string, Counted>>
  const like = (suggest ?? {}) as unknown as Readonly<Record<string, readonly Suggested[]>>
  const weights = new Map<string, number>()
  const values = new Set<string>()
  for (const [at, word] of words.entries()) {
    const { doc_count = 0 } = counted[`word${at}`] ?? {}
    if (doc_count > 0) weights.set(word, doc_count)
    if ((counted[`value${at}`]?.doc_count ?? 0) > 0) values.add(word)
    for (const { key, doc_count } of counted[`begun${at}`]?.words?.buckets ?? []) weights.set(key, doc_count)
    for (const { options } of like[`like${at}`] ?? []) for (const { text, freq } of options) weights.set(text, freq)
  }
  const weightOf = (word: string) => weights.get(word) ?? 0
  const vocabulary = new Vocabulary()
  for (const word of weights.keys()) vocabulary.add(word)
  for (const word of words) {
    if (offered.has(word)) vocabulary.add(word)
    for (const one of offered.beginningWith(word, mostBeginnings, weightOf)) vocabulary.add(one)
    for (const one of offered.near(word, weightOf)) vocabulary.add(one)
  }
  return { vocabulary, dictionary, weightOf, isValue: (word) => values.has(word) }
}
