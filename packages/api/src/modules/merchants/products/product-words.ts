import type { Fields } from '../../../errors.ts'

interface Words {
  readonly title: string
  readonly line: string
  readonly description: string
}

/** The texts of a product, trimmed, with the name and the line on one line each. */
export const plainWords = <W extends Words>(wanted: W) => ({
  title: inOneLine(wanted.title),
  line: inOneLine(wanted.line),
  description: wanted.description.trim(),
})

/** All errors in a product's texts, by field, for new and edited products. */
export function slipsOfWords(wanted: Words): Fields {
  const { title, line, description } = plainWords(wanted)
  return {
    ...(title.length < 3 || !/[a-z0-9]/i.test(title) ? { title: 'needs at least three letters' } : {}),
    ...(line.length < 10 ? { line: 'needs at least ten letters' } : {}),
    ...(description.length < 30 ? { description: 'needs at least thirty letters' } : {}),
  }
}

export const noSuchCategory = 'is not a category that products can be in'
export const notOnesOwn = 'must be pictures that you uploaded'

/** The alt text of a picture until someone writes a better one. */
export const altOf = (title: string, at: number, count: number): string =>
  count === 1 ? title : `${title}, picture ${at + 1} of ${count}`

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
