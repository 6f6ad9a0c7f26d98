import type { SizeGuide } from '@nukkad/contracts/endpoints/shop/product-page'
import type { Queryable } from '../../../db.ts'

/** The size guide of a product type; undefined for an unknown type. */
export async function sizeGuide(q: Queryable, type: string): Promise<SizeGuide | undefined> {
  const [row] = await q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide where sg_type = ${type}`
  return row
}

/** All size guides, by title. */
export async function sizeGuides(q: Queryable): Promise<SizeGuide[]> {
  return q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide order by title`
}
