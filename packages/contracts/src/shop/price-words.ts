/** A search with the price taken out of its words: the remaining words, and whole rupees. */
export interface PricedWords {
  readonly text: string
  readonly minPrice?: number
  readonly maxPrice?: number
}

/** The highest price that 'cheap' without a number means, in rupees. */
const cheapIsUpTo = 500
/** Smaller numbers without a currency are taken for ages, sizes and counts: 'toys for under 5'. */
const leastBareNumber = 50

const sum = String.raw`((?:₹|rs\.?|inr|रु\.?)?\s*\d[\d,]*(?:\.\d+)?\s*(?:k|hazaa?r|thousand|हज़ार|हजार)?)(?:\s*(?:/-|rs\.?|rupees?|rupaye|rupaiye|bucks|inr|रुपये|रुपए))?`
const before = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s*${sum}(?![\p{L}\p{N}])`, 'iu')
const after = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${sum}\s*(?:${words})(?![\p{L}\p{N}])`, 'iu')

const between = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(between\s+|from\s+)?${sum}\s*(?:-|–|to|and|se|से)\s*${sum}(?:\s*(?:ke beech|के बीच))?(?![\p{L}\p{N}])`,
  'iu',
)
const mostWords = [
  before('under|below|less than|cheaper than|within|up ?to|at most|no more than|max(?:imum)?|budget(?: of)?|<=?'),
  after('se kam|se neeche|ke andar|ke neeche|tak|or less|and below|max|से कम|के अंदर|के अन्दर|तक'),
]
const leastWords = [
  before('over|above|more than|at least|starting(?: at| from)?|min(?:imum)?|>=?'),
  after('se zyada|se jyada|se upar|or more|and above|से ज़्यादा|से ज्यादा|से ऊपर'),
]
const cheap = /(?<![\p{L}\p{N}])(sast[aei]|cheap(?:est|er)?|affordable|budget|kam daam|सस्त[ाीे])(?![\p{L}\p{M}\p{N}])/iu

/** '₹1,500', '2k' or '2 hazar' in whole rupees; undefined if it is not a price. */
function rupees(text: string | undefined): number | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '')
  if (!text || digits === undefined) return undefined
  const isThousands = /(k|hazaa?r|thousand|हज़ार|हजार)\s*$/iu.test(text)
  const value = Math.round(Number(digits) * (isThousands ? 1000 : 1))
  const hasCurrency = /₹|rs|inr|रु/iu.test(text)
  return value > 10_000_000 || (value < leastBareNumber && !hasCurrency) ? undefined : value
}

const without = (text: string, { 0: found, index }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim()

function firstOf(patterns: readonly RegExp[], text: string) {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const price = rupees(found?.[1])
    if (found && price !== undefined) return { price, rest: without(text, found) }
  }
  return undefined
}

/**
 * Finds prices in the words of a search, in English and in Hindi in both scripts: 'gift under 1000', '500 se kam',
 * 'between ₹500 and ₹900', 'sasta'. Words without a price are returned unchanged.
 */
export function priceInWords(words: string): PricedWords {
  const range = between.exec(words)
  const [low, high] = [rupees(range?.[2]), rupees(range?.[3])]
  if (range && low !== undefined && high !== undefined && low < high) {
    return { text: without(words, range), minPrice: low, maxPrice: high }
  }
  const most = firstOf(mostWords, words)
  const least = firstOf(leastWords, most?.rest ?? words)
  if (most || least) {
    return {
      text: least?.rest ?? most?.rest ?? words,
      ...(least && { minPrice: least.price }),
      ...(most && { maxPrice: most.price }),
    }
  }
  const found = cheap.exec(words)
  return found ? { text: without(words, found), maxPrice: cheapIsUpTo } : { text: words }
}
