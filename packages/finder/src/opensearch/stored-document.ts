import type { Field, Keyword } from '../field-shapes.ts'
import type { AnyDocument } from '../fields/field-set.ts'
import type { IndexShape, Sort } from '../shape.ts'
import { wordsIn } from '../words/words.ts'

const longestWord = 40

/** A keyword in its stored form, in which the number 5 and the text '5' differ. */
export const storedKeyword = (value: Keyword): string => JSON.stringify(value)
export const keywordFrom = (stored: string): Keyword => JSON.parse(stored)

const wordsOf = (text: string) => [...new Set(wordsIn(text))].filter((word) => word.length <= longestWord)

/** A document in the form of `mappingOf`: texts as normalised words, sorts as numbers. */
export function storedDocument({ fields, sorts }: IndexShape, document: AnyDocument): Record<string, unknown> {
  const [title, text] = [wordsOf(document.title), wordsOf(document.text)]
  const values: Record<string, unknown> = {}
  const lower: Record<string, unknown> = {}
  const numbers: Record<string, number> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = document[name]
    values[name] = storedValue(field, value)
    if (field.type === 'keywords') lower[name] = (value as readonly string[]).map((one) => one.toLowerCase())
    if (field.type === 'number') numbers[name] = values[name] as number
  }
  const keys = Object.entries(sorts).flatMap(([name, sort]) => {
    const key = keyOf(sort, numbers)
    return key === undefined ? [] : [[name, key] as const]
  })
  return {
    id: document.id,
    shown_from: document.shownFrom ?? 0,
    shown_until: document.shownUntil ?? 0,
    title,
    text,
    words: [...new Set([...title, ...text])].filter((word) => word.length > 1),
    field: values,
    lower,
    sort: Object.fromEntries(keys),
  }
}

function storedValue(field: Field, value: unknown): unknown {
  if (field.type === 'keyword') return storedKeyword(value as Keyword)
  return field.type === 'number' ? Math.min(value as number, 2 ** field.bits - 1) : value
}

/** The key of a sort that computes one from columns, which hold only this document; undefined for other sorts. */
function keyOf(sort: Sort<IndexShape['fields']>, numbers: Readonly<Record<string, number>>): number | undefined {
  if (!('key' in sort)) return undefined
  const columns = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, [value]]))
  return sort.key(columns, 0)
}
