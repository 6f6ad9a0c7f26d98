import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { rupees } from '../../pricing/money.ts'
import type { ProductPageRow } from './product-page.repository.ts'

type Row = ProductDetails['attributes'][number]
type Declaring = Pick<ProductPageRow, 'origin' | 'netQuantity' | 'bestBefore' | 'variants' | 'facts'>

/** 'a, b or c', each once. */
function oneOf(texts: readonly string[]): string {
  const each = [...new Set(texts)]
  const last = each.pop() ?? ''
  return each.length > 0 ? `${each.join(', ')} or ${last}` : last
}

const quantityOf = ({ netQuantity, variants }: Declaring) =>
  netQuantity ?? oneOf(variants.flatMap(({ weight }) => (weight ? [weight] : [])))

function mrpOf({ variants }: Declaring): string {
  const all = variants.map(({ mrp }) => mrp)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const amount = least === most ? rupees(least) : `${rupees(least)} to ${rupees(most)}`
  return `${amount}, inclusive of all taxes`
}

/**
 * The details of a product, then what the rules on packaged goods ask shops to say. Details of the same name give way,
 * since their merchant wrote them before there were fields for it.
 */
export function withDeclared(row: Declaring): Row[] {
  const rows = [
    { label: 'Net quantity', value: quantityOf(row) },
    { label: 'MRP', value: mrpOf(row) },
    { label: 'Best before', value: row.bestBefore ?? '' },
    { label: 'Country of origin', value: row.origin },
  ].filter(({ value }) => value !== '')
  const names = new Set(rows.map(({ label }) => label.toLowerCase()))
  return [...row.facts.attributes.filter(({ label }) => !names.has(label.trim().toLowerCase())), ...rows]
}
