/** The texts of a new or edited product, as typed. */
export type WordName = 'title' | 'category' | 'line' | 'description' | 'ready_in_days'
export type Facts<More extends string = never> = Readonly<Record<WordName | More, string>>

/** Error messages by field name. */
export type Slips = Readonly<Record<string, string>>
export type Check = readonly [name: string, isWrong: boolean, words: string]

/** Compares plain values by content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const plainNumber = (text: string): string => text.replaceAll(',', '').trim()

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(plainNumber(text)) && Number(plainNumber(text)) >= least && Number(plainNumber(text)) <= most

export const slipsOf = (checks: readonly Check[]): Slips =>
  Object.fromEntries(checks.flatMap(([name, isWrong, words]) => (isWrong ? [[name, words]] : [])))

export const checksOfWords = (facts: Facts): readonly Check[] => [
  ['title', facts.title.trim().length < 3, 'Use at least three letters.'],
  ['category', facts.category === '', 'Choose a category.'],
  ['line', facts.line.trim().length < 10, 'Write a short sentence of at least ten letters.'],
  ['description', facts.description.trim().length < 30, 'A little more: what it is made of, how, and for whom.'],
  ['ready_in_days', !isWhole(facts.ready_in_days, 0, 60), 'Enter a number of days from 0 to 60.'],
]

export const checkOfStock = (text: string): Check => [
  'stock',
  !isWhole(text, 0, 100_000),
  'Enter a whole number from 0 to 1,00,000.',
]

export const checkOfWeight = (name: string, text: string): Check => [
  name,
  !isWhole(text, 1, 50_000),
  'Enter the packed weight in grams, up to 50,000.',
]

export const wordsOf = (facts: Facts) => ({
  title: facts.title.trim(),
  category: facts.category,
  line: facts.line.trim(),
  description: facts.description.trim(),
  ready_in_days: Number(plainNumber(facts.ready_in_days)),
})
