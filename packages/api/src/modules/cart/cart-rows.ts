import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Buyer } from '../../access.ts'
import type { Paise } from '../pricing/money.ts'

export interface CartRow {
  readonly id: number
  readonly userId: number | null
  readonly maskedId: string | null
  readonly couponCode: string | null
  readonly method: PaymentMethod | null
  readonly pincode: string | null
  readonly addressId: number | null
  /** The buyer wants a part paid with perks. */
  readonly usesPerks: boolean
  /** Rises with every write. */
  readonly version: number
}

/** What a SKU costs and how many are in stock at this moment. */
export interface LivePrice {
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
}

/**
 * `seen` is the unit price the buyer was last told, `held` what other buyers' payments under way hold of the SKU; `live`
 * is null when it is not sold any more.
 */
export interface LineRow {
  readonly id: number
  readonly sku: string
  readonly qty: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  readonly seen: Paise
  readonly held: number
  readonly live: LivePrice | null
}

/** What the wallet of its user could spend on this cart, `gifts` being gift cards; a guest has none. */
export interface Purse {
  readonly perks?: Paise
  readonly gifts?: Paise
  readonly credit?: Paise
}

export interface FilledCart extends CartRow, Purse {
  readonly lines: readonly LineRow[]
}

/** The SKUs of a cart that are sold now. */
export const onSale = ({ lines }: FilledCart): string[] =>
  lines.flatMap(({ sku, live }) => (live === null ? [] : [sku]))

/** A user's cart goes by its number, a guest's by a masked id. */
export const isCartNumber = (cartId: string): boolean => /^[0-9]{1,15}$/.test(cartId)

/** What a caller shows of a cart: its id, and who they are. */
export interface CartClaim {
  readonly buyer: Buyer
  readonly cartId: string
}
