import { type Declared, type ProductDetail, sizePattern } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote, type ProductNote } from '@nukkad/contracts/product-notes'

/** The texts of a new or edited product, as typed. */
export type WordName = 'title' | 'category' | 'line' | 'description' | 'details' | 'ready_in_days' | ProductNote
/** The colour and the size guide, empty for none. */
export type LookName = 'colour' | 'size_guide'
/** What the law asks shops to say of a product. */
export type DeclaredName = `declared.${keyof Declared}`
export type Facts<More extends string = never> = Readonly<Record<WordName | LookName | DeclaredName | More, string>>

/** Error messages by field name. */
export type InputErrors = Readonly<Record<string, string>>
export type Check = readonly [name: string, isWrong: boolean, words: string]

/** Compares plain values by content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const plainNumber = (text: string): string => text.replaceAll(',', '').trim()

const rupees = /^\d{1,7}(\.\d{1,2})?$/
export const isRupees = (text: string): boolean => rupees.test(plainNumber(text)) && Number(plainNumber(text)) > 0

export const isSize = (size: string): boolean => size.length <= 20 && new RegExp(sizePattern).test(size)
export const sizeWords = 'Use up to 20 letters or digits for a size, without / or ;'
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Details as they are typed: 'Material: brass', one per line. */
export const textOfDetails = (details: readonly ProductDetail[]): string =>
  details.map(({ label, value }) => `${label}: ${value}`).join('\n')

const detailsOf = (text: string): ProductDetail[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', ...value] = line.split(':')
      return { label: label.trim(), value: value.join(':').trim() }
    })

const isDetail = ({ label, value }: ProductDetail) => label !== '' && value !== ''
const isShort = ({ label, value }: ProductDetail) => label.length <= 40 && value.length <= 160

function checksOfDetails(text: string): readonly Check[] {
  const details = detailsOf(text)
  const labels = details.map(({ label }) => label.toLowerCase())
  return [
    ['details', details.length > 20, 'Use at most 20 lines.'],
    ['details', !details.every(isShort), 'Use at most 40 letters before the colon and 160 after it.'],
    ['details', new Set(labels).size < labels.length, 'The same name is used twice.'],
    ['details', !details.every(isDetail), 'Write a name, a colon and a value on each line: “Material: brass”.'],
  ]
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(plainNumber(text)) && Number(plainNumber(text)) >= least && Number(plainNumber(text)) <= most

export const inputErrorsOf = (checks: readonly Check[]): InputErrors =>
  Object.fromEntries(checks.flatMap(([name, isWrong, words]) => (isWrong ? [[name, words]] : [])))

export const checksOfWords = (facts: Facts): readonly Check[] => [
  ['title', facts.title.trim().length < 3, 'Use at least three letters.'],
  ['category', facts.category === '', 'Choose a category.'],
  ['line', facts.line.trim().length < 10, 'Write a short sentence of at least ten letters.'],
  ['description', facts.description.trim().length < 30, 'Write a little more: how it is made, by whom and for whom.'],
  ...checksOfDetails(facts.details),
  ['declared.origin', facts['declared.origin'].trim().length < 2, 'Enter the country in which it is made.'],
  ['ready_in_days', !isWhole(facts.ready_in_days, 0, 60), 'Enter a number of days from 0 to 60.'],
]

export const checkOfStock = (name: string, text: string): Check => [
  name,
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
  details: detailsOf(facts.details),
  ...byProductNote((name) => facts[name].trim()),
  declared: {
    origin: facts['declared.origin'].trim(),
    net_quantity: facts['declared.net_quantity'].trim(),
    best_before: facts['declared.best_before'].trim(),
  },
  ready_in_days: Number(plainNumber(facts.ready_in_days)),
})
