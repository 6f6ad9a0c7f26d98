import type { SizeGuide } from '@nukkad/contracts/endpoints/shop/product-page'
import type { Queryable } from '../../../db.ts'

/** The sizes of one type of product; undefined for an unknown type. */
export async function sizeGuide(q: Queryable, type: string): Promise<SizeGuide | undefined> {
  const [row] = await q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide where sg_type = ${type}`
  return row
}

/** All of them, by title. */
export async function sizeGuides(q: Queryable): Promise<SizeGuide[]> {
  return q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide order by title`
}
