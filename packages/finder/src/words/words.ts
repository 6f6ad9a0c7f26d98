const normalized = (...lists: readonly string[][]) => new Set(lists.flat().map((word) => word.normalize('NFKD')))

/** Stop words, in English and in Hindi of both scripts. */
const empty = normalized(
  ['a', 'an', 'and', 'by', 'for', 'from', 'in', 'me', 'my', 'of', 'on', 'or', 'the', 'to', 'with'],
  ['ka', 'ke', 'ki', 'ko', 'se', 'mein', 'aur', 'liye', 'wala', 'wale', 'wali', 'waala', 'chahiye'],
  ['का', 'के', 'की', 'को', 'से', 'में', 'और', 'लिए', 'लिये', 'वाला', 'वाले', 'वाली', 'चाहिए'],
)
/**
 * Words of whole sentences that name nothing: 'best masala chai near me', 'chai peene ki jagah'. Titles may contain
 * them, so unlike stop words they are left out only of searches, and only beside other words.
 */
const light = normalized(
  ['best', 'good', 'great', 'nice', 'near', 'nearby', 'nearest', 'around', 'where', 'what', 'which', 'find', 'buy'],
  ['want', 'need', 'some', 'any', 'is', 'are', 'at', 'there'],
  ['accha', 'achha', 'acha', 'acchi', 'achhi', 'acche', 'achhe', 'sabse', 'paas', 'kahan', 'kaha', 'jagah', 'hai'],
  ['khane', 'peene', 'ghumne', 'ghoomne', 'kharidne', 'milega', 'milta', 'milti', 'dikhao', 'mujhe'],
  ['अच्छा', 'अच्छी', 'अच्छे', 'सबसे', 'पास', 'कहाँ', 'कहां', 'जगह', 'है', 'खाने', 'पीने', 'घूमने', 'मुझे'],
)
/** Words that end like plurals. */
const noPlurals = new Set(['canvas', 'christmas', 'khas', 'madras', 'paas', 'lens', 'atlas'])
const mostWords = 8
const beyondAscii = /[\u0080-\uffff]/
const accents = /[\u0300-\u036f]/g
/** Joiners change how letters of Indian scripts are drawn, not their meaning. */
const joiners = /[\u200c\u200d]/g

/** One form for a word and its plural: kurtas and kurta, dresses and dress, scarves and scarf, berries and berry. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || noPlurals.has(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('arves')) return `${word.slice(0, -3)}f`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The normalised words of a text. */
export function wordsIn(text: string): string[] {
  const lower = text.toLowerCase().replaceAll(/['’]/g, '')
  const isPlain = !beyondAscii.test(lower)
  const words = isPlain
    ? lower.match(/[a-z0-9]+/g)
    : lower
        .normalize('NFKD')
        .replace(accents, '')
        .replace(joiners, '')
        // Vowel signs of Indian scripts are marks: without them a word would be split at its vowels.
        .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (words ?? []).filter((word) => !empty.has(word)).map(singular)
}

/** The words of a search without those that name nothing, unless there are no others. */
export function withoutLight(words: readonly string[]): string[] {
  const named = words.filter((word) => !light.has(word))
  return (named.length > 0 ? named : words).slice(0, mostWords)
}

/** The words of a search, normalised, each once. */
export const searchWords = (text: string): string[] => withoutLight([...new Set(wordsIn(text))])

/**
 * The edit distance of two words: letters to change, remove, insert or swap; anything beyond `most` is not
 * distinguished.
 */
export function distanceWithin(one: string, other: string, most: number): number {
  const tooFar = most + 1
  if (Math.abs(one.length - other.length) > most) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      let value = Math.min((last[at] as number) + 1, (current[at - 1] as number) + 1, (last[at - 1] as number) + cost)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        value = Math.min(value, (beforeLast[at - 2] as number) + 1)
      current.push(value)
      if (value < least) least = value
    }
    if (least > most) return tooFar
    beforeLast = last
    last = current
  }
  return last[other.length] as number
}
