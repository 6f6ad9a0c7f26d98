import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface PriceRow {
  readonly since: Date
  /** null while it was not on sale */
  readonly price: Paise | null
}

/** The prices of a SKU from a moment on, oldest first; undefined if it is not in the shop. */
export async function pricesOf(q: Queryable, sku: string, from: Date): Promise<PriceRow[] | undefined> {
  const rows = await q<{ since: Date | null; price: Paise | null }[]>`
    select h.since, h.price_paise as price
    from variant v
    join product p on p.id = v.product_id and p.is_published
    left join lateral (select * from prices_since(v.sku, ${from})) h on true
    where v.sku = ${sku} order by h.since`
  if (rows.length === 0) return undefined
  return rows.flatMap(({ since, price }) => (since ? [{ since, price }] : []))
}
