import type { Address } from '@nukkad/contracts/endpoints/people/address'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { AddressService } from '../../address/address.service.ts'
import type { CartClaim, FilledCart } from '../cart-rows.ts'
import { type CartReading, columns, linesOf, matchesClaim, unpack } from './cart-reading.repository.ts'
import type { ForSale, SaleCatalogue } from './for-sale.ts'

export interface CartAtCheckout extends FilledCart {
  /** The delivery address; null when none is chosen, or the chosen one is gone. */
  readonly address: Address | null
  /** The current descriptions of those lines that are sold. */
  readonly described: readonly ForSale[] | null
}

/** The SKUs of a cart in the order in which they were added. */
export const skusIn = (q: Queryable, cartId: number): Fragment =>
  q`select sku from cart_line where cart_id = ${cartId} order by line_id`

export interface Around {
  readonly catalogue: Pick<SaleCatalogue, 'saleItems'>
  readonly addresses: Pick<AddressService, 'row'>
}

/** The cart with its prices and stock, the descriptions of its lines, and its address: one snapshot, one statement. */
export async function readAtCheckout(
  q: Queryable,
  claim: CartClaim,
  now: Date,
  { catalogue, addresses }: Around,
): Promise<CartAtCheckout | undefined> {
  const [row] = await q<(CartReading & Pick<CartAtCheckout, 'address' | 'described'>)[]>`
    select ${columns(q)}, ${linesOf(q, claim, now)},
      (select to_json(a) from (${addresses.row(q, q`c.user_id`, q`c.address_id`)}) a) as address,
      (select json_agg(i) from (${catalogue.saleItems(q, q`own.skus`)}) i) as described
    from cart c cross join lateral (
      select array(select l.sku from cart_line l where l.cart_id = c.cart_id) as skus
    ) own
    where ${matchesClaim(q, claim)}`
  return row && unpack(row)
}
