import type { Picture } from '@nukkad/contracts/schema'
import type { Paise } from '../../pricing/money.ts'
import type { Away } from './delivery-day.ts'

/** A SKU as it is sold now: what a cart and a checkout need from the catalogue. Money is paise. */
export interface SaleItem {
  readonly sku: string
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly merchant: {
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly state: string
    readonly city: string
    readonly away: Away | null
  }
  /** Where it can be delivered; `farAway` gives the reason when it cannot. */
  readonly reach: 'country' | 'city'
  readonly picture: Picture
  readonly attributes: Readonly<Record<string, string>>
  readonly price: number
  readonly mrp: number
  /** Pieces in stock, held or not. */
  readonly onHand: number
  readonly gstPercent: number
  readonly hsn: string
  readonly weightGrams: number
  readonly isPersonalised: boolean
  /** Never true for personalised products. */
  readonly isReturnable: boolean
  readonly takesCash: boolean
  readonly shippingDays: number
  /** The number of its category and the category's path, such as 'home/cushions'. */
  readonly categoryIds: readonly string[]
  readonly options: readonly {
    readonly id: string
    readonly title: string
    readonly kind: 'field' | 'drop_down' | 'file'
    readonly isRequired: boolean
    readonly price: number
    readonly maxCharacters: number | null
    readonly values: readonly { readonly id: string; readonly title: string; readonly price: number }[]
  }[]
}

/** The merchant as an order copies it. */
export const sellerOf = ({ merchant: { id, slug, name, state } }: Pick<SaleItem, 'merchant'>) => ({
  id,
  slug,
  name,
  state,
})

/** The merchant of a product, and the price that its card shows. */
export interface CardPrice {
  readonly merchantId: number
  readonly price: Paise
}
