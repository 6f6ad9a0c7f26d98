import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

/** Something the buyer can ask for: a text, one of several values, or a picture of theirs. */
export interface SaleOption {
  readonly id: string
  readonly title: string
  readonly kind: 'field' | 'drop_down' | 'file'
  readonly isRequired: boolean
  readonly price: Paise
  readonly maxCharacters: number | null
  readonly values: readonly { readonly id: string; readonly title: string; readonly price: Paise }[]
}

/** A SKU as it is sold now. `onHand` counts what stands on the shelf, held or not. */
export interface ForSale {
  readonly sku: string
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly merchant: { readonly id: number; readonly slug: string; readonly name: string; readonly state: string }
  readonly picture: Picture
  /** Variant attributes for people, e.g. Colour: Indigo. */
  readonly attributes: Readonly<Record<string, string>>
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
  readonly gstPercent: number
  readonly isPersonalised: boolean
  readonly takesCash: boolean
  readonly shippingDays: number
  readonly categoryIds: readonly string[]
  readonly options: readonly SaleOption[]
}

/** What cart and checkout need of the catalogue. SKUs that are not sold are left out of the answer. */
export interface SaleCatalogue {
  forSale(q: Queryable, skus: readonly string[]): Promise<ForSale[]>
  merchantsOf(q: Queryable, productIds: readonly number[]): Promise<number[]>
  /** Products that go with these SKUs, or that everybody likes. */
  suggestions(q: Queryable, skus: readonly string[]): Promise<ProductCard[]>
}
