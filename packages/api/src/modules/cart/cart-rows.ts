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
  /** Whether the buyer wants part of it paid with perks. */
  readonly usesPerks: boolean
  /** Incremented by every write. */
  readonly version: number
}

/** A SKU's current price and stock. */
export interface LivePrice {
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
}

/**
 * `seen` is the unit price last shown to the buyer, `held` how many of the SKU other buyers' pending payments hold;
 * `live` is null when the SKU is no longer sold.
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

/** The wallet balances that the user could spend on this cart, `gifts` being gift cards; empty for guests. */
export interface Purse {
  readonly perks?: Paise
  readonly gifts?: Paise
  readonly credit?: Paise
}

export interface FilledCart extends CartRow, Purse {
  readonly lines: readonly LineRow[]
}

/** The SKUs of a cart that are currently sold. */
export const onSale = ({ lines }: FilledCart): string[] =>
  lines.flatMap(({ sku, live }) => (live === null ? [] : [sku]))

/** Whether the id is the number of a user's cart; a guest's cart has a masked id. */
export const isCartNumber = (cartId: string): boolean => /^[0-9]{1,15}$/.test(cartId)

/** The cart id that a caller presents, and who they are. */
export interface CartClaim {
  readonly buyer: Buyer
  readonly cartId: string
}
