import { createHash } from 'node:crypto'
import type { Types } from '@opensearch-project/opensearch'
import type { Field } from '../field-shapes.ts'
import type { IndexShape } from '../shape.ts'
import { wordsIn } from '../words/words.ts'

type Property = Types.Common_Mapping.Property
type Properties = Record<string, Property>

/** The last position in a list that can be requested; a higher limit costs the engine memory. */
export const lastPlace = 100_000

const keywordType: Property = { type: 'keyword' }
const numberType: Property = { type: 'long' }

function propertyOf({ type }: Field): Property {
  if (type === 'flag') return { type: 'boolean' }
  return type === 'number' ? numberType : keywordType
}

const object = (properties: Properties): Property => ({ type: 'object', properties })

/** How documents of a shape are stored. Words are tokenized here, so that both engines read a text the same way. */
export function mappingOf({ fields, sorts }: IndexShape): Types.Common_Mapping.TypeMapping {
  const names = Object.entries(fields)
  const lists = names.filter(([, { type }]) => type === 'keywords').map(([name]) => [name, keywordType])
  const keys = Object.entries(sorts).filter(([, sort]) => 'key' in sort)
  return {
    dynamic: 'strict',
    properties: {
      id: numberType,
      shown_from: numberType,
      shown_until: numberType,
      title: keywordType,
      text: keywordType,
      words: { type: 'keyword', fields: { spelling: { type: 'text', analyzer: 'whitespace' } } },
      field: object(Object.fromEntries(names.map(([name, field]) => [name, propertyOf(field)]))),
      /** Values of lists in lower case, by which they are queried. */
      lower: object(Object.fromEntries(lists)),
      sort: object(Object.fromEntries(keys.map(([name]) => [name, numberType]))),
      /** State of the index itself; our documents do not have it. */
      state: { type: 'object', enabled: false },
    },
  }
}

export const settingsOf = { index: { max_result_window: lastPlace } } as const

/** A word that an earlier release stored in another form. */
const readOtherwise = 'khas'

/** Differs between shapes that are stored differently, so that releases with different shapes have separate indexes. */
export function fingerprintOf(shape: IndexShape): string {
  const sorts = Object.entries(shape.sorts).map(([name, sort]) => [name, 'key' in sort ? String(sort.key) : sort])
  const bits = Object.entries(shape.fields).map(([name, field]) => [name, 'bits' in field ? field.bits : 0])
  const stored = JSON.stringify([mappingOf(shape), sorts, bits, wordsIn(readOtherwise)])
  return createHash('sha256').update(stored).digest('hex').slice(0, 10)
}
