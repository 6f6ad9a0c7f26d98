import { productNumbers } from '@nukkad/contracts'
import { byDetailFilter, detailFilterNames } from '@nukkad/contracts/detail-filters'
import { byProductNumber, type ProductDocument } from './product-shape.ts'

const fastDays = 2
/** Details follow the other fields, and numbers the details. */
const firstDetail = 18
const firstNumber = firstDetail + detailFilterNames.length

const list = (text: string | undefined, by: string) => (text ? text.split(by) : [])

/** Parses a product from the repository's text: a million rows of so many fields would cost ten times more. */
export function readProduct(line: string): ProductDocument {
  const parts = line.split('\u001f')
  const number = (at: number) => Number(parts[at])
  return {
    id: number(0),
    category: number(1),
    merchant: number(2),
    price: number(3),
    discount: number(4),
    rating: number(5),
    reviews: number(6),
    sales: number(7),
    launched: number(8),
    isInStock: parts[9] === '1',
    rank: number(10),
    isFast: number(11) <= fastDays,
    isLocal: parts[12] === 'city',
    colour: list(parts[13], '\u001e'),
    size: list(parts[14], '\u001e'),
    title: parts[15] ?? '',
    text: parts[16] ?? '',
    pairs: parts[17] === '*' ? null : list(parts[17], '\u001e'),
    ...byDetailFilter((name) => [...new Set(list(parts[firstDetail + detailFilterNames.indexOf(name)], '\u001e'))]),
    ...byProductNumber((name) => number(firstNumber + productNumbers.indexOf(name))),
  }
}
