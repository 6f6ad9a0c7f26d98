import { distanceWithin } from '../../words/words.ts'
import { onlyKnown, parsing } from './stand-in-error.ts'
import { type Mapping, propertyAt, type Stored, valuesAt } from './stored.ts'

export type Lexicon = ReadonlyMap<string, number>

interface TermSuggester {
  readonly field: string
  readonly suggest_mode?: 'missing' | 'always'
  readonly max_edits?: number
  readonly prefix_length?: number
  readonly min_word_length?: number
  readonly size?: number
}
type Suggest = Readonly<Record<string, { readonly text: string; readonly term: TermSuggester }>>

const known = ['field', 'suggest_mode', 'max_edits', 'prefix_length', 'min_word_length', 'size']

/** Words of the index that resemble those of a text. */
export function suggestions(
  mapping: Mapping,
  lexiconOf: (field: string) => Lexicon,
  suggest: Suggest,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(suggest).map(([name, { text, term }]) => {
      onlyKnown(term, known, '[term suggester]')
      if (!propertyAt(mapping, term.field)) throw parsing(`no mapping found for field [${term.field}]`)
      const lexicon = lexiconOf(term.field)
      const tokens = text.split(/\s+/).filter(Boolean)
      return [
        name,
        tokens.map((token) => ({
          text: token,
          offset: text.indexOf(token),
          length: token.length,
          options: optionsOf(lexicon, token, term),
        })),
      ]
    }),
  )
}

/** The words of a field, with the number of documents that contain each. */
export function readLexicon(mapping: Mapping, documents: readonly Stored[], field: string): Lexicon {
  const lexicon = new Map<string, number>()
  for (const document of documents)
    for (const word of new Set(valuesAt(mapping, document, field) as string[]))
      lexicon.set(word, (lexicon.get(word) ?? 0) + 1)
  return lexicon
}

function optionsOf(lexicon: Lexicon, token: string, term: TermSuggester) {
  const { suggest_mode = 'missing', max_edits = 2, prefix_length = 1, min_word_length = 4, size = 5 } = term
  if (token.length < min_word_length || (suggest_mode === 'missing' && lexicon.has(token))) return []
  return [...lexicon]
    .filter(([word]) => word !== token && word.startsWith(token.slice(0, prefix_length)))
    .flatMap(([text, freq]) => {
      const distance = distanceWithin(token, text, max_edits)
      return distance > max_edits ? [] : [{ text, freq, score: 1 - distance / Math.min(token.length, text.length) }]
    })
    .sort((one, other) => other.score - one.score || other.freq - one.freq || (one.text < other.text ? -1 : 1))
    .slice(0, size)
}
