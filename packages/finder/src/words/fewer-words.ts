import { searchWords, wordsIn } from './words.ts'

const beside = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

/** The words of a search as they were typed, each once, without those that name nothing. */
function typedWords(text: string): string[] {
  const left = new Set(searchWords(text))
  const isNew = (part: string) => wordsIn(part).filter((word) => left.delete(word)).length > 0
  return text
    .split(/\s+/)
    .filter(isNew)
    .map((part) => part.replace(beside, ''))
}

const withoutOne = (words: readonly string[]): string[] =>
  words.length < 2 ? [] : words.map((_, left) => words.filter((__, at) => at !== left).join(' '))

/**
 * For a search of which nothing has all the words: yields groups of shorter ones, takes how many results each has, and
 * returns the one to show, if any. One word less is enough where that finds something, and the most; otherwise first
 * the words that find nothing alone are left out, then the rarest.
 */
export function* fewerWords(text: string): Generator<readonly string[], string | undefined, readonly number[]> {
  let words = typedWords(text)
  while (words.length > 1) {
    const shorter = withoutOne(words)
    const totals = yield shorter
    const most = Math.max(...totals)
    if (most > 0) return shorter[totals.indexOf(most)]
    const alone = yield words
    const least = Math.min(...alone)
    const rarest = alone.indexOf(least)
    words = words.filter((_, at) => (least === 0 ? alone[at] !== 0 : at !== rarest))
    if (words.length === 0) return undefined
    const rest = words.join(' ')
    const [found = 0] = yield [rest]
    if (found > 0) return rest
  }
  return undefined
}
