import type { ProductDetail } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote, type ProductNote } from '@nukkad/contracts/product-notes'
import type { Fields } from '../../../errors.ts'

interface Words extends Readonly<Record<ProductNote, string>> {
  readonly title: string
  readonly line: string
  readonly description: string
  readonly details: readonly ProductDetail[]
}

/** The texts of a product, trimmed; all but the description and the notes on one line each. */
export const plainWords = <W extends Words>(wanted: W) => ({
  title: inOneLine(wanted.title),
  line: inOneLine(wanted.line),
  description: wanted.description.trim(),
  details: wanted.details.map(({ label, value }) => ({ label: inOneLine(label), value: inOneLine(value) })),
  ...byProductNote((name) => wanted[name].trim()),
})

/** All errors in a product's texts, by field, for new and edited products. */
export function inputErrorsOfWords(wanted: Words): Fields {
  const { title, line, description, details } = plainWords(wanted)
  const labels = details.map(({ label }) => label.toLowerCase())
  return {
    ...(title.length < 3 || !/[a-z0-9]/i.test(title) ? { title: 'needs at least three letters' } : {}),
    ...(line.length < 10 ? { line: 'needs at least ten letters' } : {}),
    ...(description.length < 30 ? { description: 'needs at least thirty letters' } : {}),
    ...(details.some(({ label, value }) => !label || !value) ? { details: 'need a name and a value each' } : {}),
    ...(labels.some((label) => label.includes(':')) ? { details: 'must not have a colon in a name' } : {}),
    ...(new Set(labels).size < labels.length ? { details: 'must not contain the same name twice' } : {}),
  }
}

export const noSuchCategory = 'is not a category that products can be in'
export const notOnesOwn = 'must be pictures that you uploaded'

/** The alt text of a picture until someone writes a better one. */
export const altOf = (title: string, at: number, count: number): string =>
  count === 1 ? title : `${title}, picture ${at + 1} of ${count}`

export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
