import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { SaleItem } from '../../catalogue/products/sale-item.ts'

/** A SKU as it is sold now, with what a cart looks at. */
export type ForSale = Omit<SaleItem, 'weightGrams'>

/** Something the buyer can ask for: a text, one of several values, or a picture of theirs. */
export type SaleOption = ForSale['options'][number]

/** What cart and checkout need of the catalogue. SKUs that are not sold are left out of the answer. */
export interface SaleCatalogue {
  forSale(q: Queryable, skus: readonly string[]): Promise<ForSale[]>
  /** The same of the SKUs in an array, as a part of a larger statement. */
  saleItems(q: Queryable, skus: Fragment): Fragment
  merchantsOf(q: Queryable, productIds: readonly number[]): Promise<number[]>
  /** Products that go with these SKUs, or that everybody likes. */
  suggestions(q: Queryable, skus: readonly string[]): Promise<ProductCard[]>
}
