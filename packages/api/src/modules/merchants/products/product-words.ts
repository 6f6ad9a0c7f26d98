import type { Fields } from '../../../errors.ts'

interface Words {
  readonly title: string
  readonly line: string
  readonly description: string
}

/** What a merchant says of a product, without room around and with its name and its line in one line each. */
export const plainWords = <W extends Words>(wanted: W) => ({
  title: inOneLine(wanted.title),
  line: inOneLine(wanted.line),
  description: wanted.description.trim(),
})

/** All slips in the words of a product, by field: of a new one and of one that is corrected. */
export function slipsOfWords(wanted: Words): Fields {
  const { title, line, description } = plainWords(wanted)
  return {
    ...(title.length < 3 || !/[a-z0-9]/i.test(title) ? { title: 'needs three letters at least' } : {}),
    ...(line.length < 10 ? { line: 'needs ten letters at least' } : {}),
    ...(description.length < 30 ? { description: 'needs thirty letters at least' } : {}),
  }
}

export const noSuchCategory = 'is none that something is sold in'
export const notOnesOwn = 'must be uploads of your own'

/** What is said of a picture for those who do not see it, as long as nobody has said more. */
export const altOf = (title: string, at: number, count: number): string =>
  count === 1 ? title : `${title}, picture ${at + 1} of ${count}`

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
