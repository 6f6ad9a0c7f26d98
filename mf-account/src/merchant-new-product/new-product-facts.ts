import type { BodyOf } from '@nukkad/contracts'
import type { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { mostSizes } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { byProductNote } from '@nukkad/contracts/product-notes'
import {
  type Check,
  checkOfStock,
  checkOfWeight,
  checksOfWords,
  type Facts,
  inOneLine,
  isRupees,
  isSize,
  plainNumber,
  sizeWords,
  wordsOf,
} from '../parts/product/product-facts.ts'

/** A new product's facts besides its texts: its pieces, or its sizes with the pieces of each. */
export type NewFact = 'price' | 'mrp' | 'stock' | 'sizes' | `stock.${string}` | 'weight_grams'
export type NewFacts = Facts<NewFact>

export const noFacts: NewFacts = {
  title: '',
  category: '',
  line: '',
  description: '',
  price: '',
  mrp: '',
  stock: '',
  weight_grams: '',
  sizes: '',
  colour: '',
  size_guide: '',
  details: '',
  ...byProductNote(() => ''),
  'declared.origin': 'India',
  'declared.net_quantity': '1 piece',
  'declared.best_before': '',
  ready_in_days: '2',
}

export const stockOf = (size: string): NewFact => `stock.${size}`
/** The sizes as typed, in their order: 'S, M, L'. */
export const sizesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(inOneLine)
    .filter((size) => size !== '')

function checksOfSizes(facts: NewFacts): readonly Check[] {
  const sizes = sizesOf(facts.sizes)
  return [
    ['sizes', sizes.length > mostSizes, `Use at most ${mostSizes} sizes.`],
    ['sizes', new Set(sizes.map((size) => size.toLowerCase())).size < sizes.length, 'The same size is there twice.'],
    ['sizes', !sizes.every(isSize), sizeWords],
    ...(sizes.length === 0 ? [checkOfStock('stock', facts.stock)] : []),
    ...sizes.map((size) => checkOfStock(stockOf(size), facts[stockOf(size)] ?? '')),
  ]
}

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
    ...checksOfSizes(facts),
    checkOfWeight('weight_grams', facts.weight_grams),
  ]
}

export function bodyOf(facts: NewFacts, pictures: readonly string[]): BodyOf<typeof addCatalogItem> {
  const number = (text = '') => Number(plainNumber(text))
  const sizes = sizesOf(facts.sizes)
  return {
    ...wordsOf(facts),
    ...(facts.colour && { colour: facts.colour }),
    ...(facts.size_guide && { size_guide: facts.size_guide }),
    price: number(facts.price),
    ...(facts.mrp.trim() && { mrp: number(facts.mrp) }),
    ...(sizes.length === 0
      ? { stock: number(facts.stock) }
      : { sizes: sizes.map((size) => ({ size, stock: number(facts[stockOf(size)]) })) }),
    weight_grams: number(facts.weight_grams),
    pictures: [...pictures],
  }
}
