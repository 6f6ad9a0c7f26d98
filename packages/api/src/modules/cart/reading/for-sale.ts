import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { CardPrice, SaleItem } from '../../catalogue/products/sale-item.ts'

/** A SKU on sale, with the facts that a cart needs. */
export type ForSale = Omit<SaleItem, 'weightGrams'>

/** An option of the product: a text, one of several values, or an uploaded picture. */
export type SaleOption = ForSale['options'][number]

/** The catalogue functions for cart and checkout. SKUs that are not on sale are left out of the answers. */
export interface SaleCatalogue {
  forSale(q: Queryable, skus: readonly string[]): Promise<ForSale[]>
  /** The same for an SQL array of SKUs, as a part of a larger statement. */
  saleItems(q: Queryable, skus: Fragment): Fragment
  cardPrices(q: Queryable, productIds: readonly number[]): Promise<CardPrice[]>
  /** Products that go with these SKUs, or generally popular ones. */
  suggestions(q: Queryable, skus: readonly string[]): Promise<ProductCard[]>
}
