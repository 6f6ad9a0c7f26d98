import type { BodyOf } from '@nukkad/contracts'
import type { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'

/** The fields as they are typed. */
export interface ProductFacts {
  readonly title: string
  readonly category: string
  readonly line: string
  readonly description: string
  readonly price: string
  readonly mrp: string
  readonly stock: string
  readonly weight_grams: string
  readonly ready_in_days: string
}
type FactName = keyof ProductFacts | 'pictures'
export type Slips = Readonly<Partial<Record<FactName, string>>>

export const noFacts: ProductFacts = {
  ...{ title: '', category: '', line: '', description: '', price: '', mrp: '', stock: '', weight_grams: '' },
  ready_in_days: '2',
}

const plain = (text: string) => text.replaceAll(',', '').trim()
const rupees = /^\d{1,7}(\.\d{1,2})?$/
const isRupees = (text: string) => rupees.test(plain(text)) && Number(plain(text)) > 0
const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,6}$/.test(plain(text)) && Number(plain(text)) >= least && Number(plain(text)) <= most

/** All that is missing or wrong, at its field and in the order of the form. */
export function slipsOf(facts: ProductFacts, pictures: number): Slips {
  const price = Number(plain(facts.price))
  const isAboveMrp = isRupees(facts.mrp) && isRupees(facts.price) && price > Number(plain(facts.mrp))
  const found: readonly (readonly [FactName, boolean, string])[] = [
    ['pictures', pictures === 0, 'One photo at least: nobody buys what they can’t see.'],
    ['title', facts.title.trim().length < 3, 'What is it? Three letters at least.'],
    ['category', facts.category === '', 'Where should people find it?'],
    ['line', facts.line.trim().length < 10, 'A short sentence, ten letters at least.'],
    ['description', facts.description.trim().length < 30, 'A little more: what it is made of, how, and for whom.'],
    ['price', !isRupees(facts.price), 'Rupees, with paise if you like: 1499 or 1499.50.'],
    ['price', isAboveMrp, 'Not above the MRP.'],
    ['mrp', facts.mrp.trim() !== '' && !isRupees(facts.mrp), 'Rupees, or leave it empty.'],
    ['stock', !isWhole(facts.stock, 0, 100_000), 'A whole number from 0 to 1,00,000.'],
    ['weight_grams', !isWhole(facts.weight_grams, 1, 50_000), 'Grams, packed: a whole number up to 50,000.'],
    ['ready_in_days', !isWhole(facts.ready_in_days, 0, 60), 'Days, from 0 to 60.'],
  ]
  return Object.fromEntries(found.flatMap(([name, isWrong, words]) => (isWrong ? [[name, words]] : [])))
}

export function bodyOf(facts: ProductFacts, pictures: readonly string[]): BodyOf<typeof addCatalogItem> {
  const number = (text: string) => Number(plain(text))
  return {
    title: facts.title.trim(),
    category: facts.category,
    line: facts.line.trim(),
    description: facts.description.trim(),
    price: number(facts.price),
    ...(facts.mrp.trim() && { mrp: number(facts.mrp) }),
    stock: number(facts.stock),
    weight_grams: number(facts.weight_grams),
    ready_in_days: number(facts.ready_in_days),
    pictures: [...pictures],
  }
}
