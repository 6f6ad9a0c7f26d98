import type { BodyOf } from '@nukkad/contracts'
import type { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import {
  type Check,
  checkOfStock,
  checkOfWeight,
  checksOfWords,
  type Facts,
  plainNumber,
  wordsOf,
} from '../parts/product/product-facts.ts'

/** A new product's facts besides its texts. */
export type NewFact = 'price' | 'mrp' | 'stock' | 'weight_grams'
export type NewFacts = Facts<NewFact>

export const noFacts: NewFacts = {
  ...{ title: '', category: '', line: '', description: '', price: '', mrp: '', stock: '', weight_grams: '' },
  ...{ details: '', care: '', ready_in_days: '2' },
}

const rupees = /^\d{1,7}(\.\d{1,2})?$/
const isRupees = (text: string) => rupees.test(plainNumber(text)) && Number(plainNumber(text)) > 0

/** Everything that is missing or wrong, by field. */
export function checksOfNew(facts: NewFacts, [pictures = 0]: readonly number[]): readonly Check[] {
  const price = Number(plainNumber(facts.price))
  const isAboveMrp = isRupees(facts.mrp) && isRupees(facts.price) && price > Number(plainNumber(facts.mrp))
  return [
    ['pictures', pictures === 0, 'Add at least one photo.'],
    ...checksOfWords(facts),
    ['price', !isRupees(facts.price), 'Enter rupees, with or without paise: 1499 or 1499.50.'],
    ['price', isAboveMrp, 'It can’t be above the MRP.'],
    ['mrp', facts.mrp.trim() !== '' && !isRupees(facts.mrp), 'Enter rupees, or leave this empty.'],
    checkOfStock(facts.stock),
    checkOfWeight('weight_grams', facts.weight_grams),
  ]
}

export function bodyOf(facts: NewFacts, pictures: readonly string[]): BodyOf<typeof addCatalogItem> {
  const number = (text: string) => Number(plainNumber(text))
  return {
    ...wordsOf(facts),
    price: number(facts.price),
    ...(facts.mrp.trim() && { mrp: number(facts.mrp) }),
    stock: number(facts.stock),
    weight_grams: number(facts.weight_grams),
    pictures: [...pictures],
  }
}
