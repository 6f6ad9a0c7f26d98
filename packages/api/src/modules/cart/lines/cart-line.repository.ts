import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'

/** A line to be written; `seen` is the unit price last shown to the buyer. */
export interface LineToPut {
  readonly cartId: number
  readonly sku: string
  readonly qty: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  readonly seen: Paise
}

/** Inserts the line or updates its quantity. */
export async function putLine(tx: Tx, line: LineToPut): Promise<number> {
  const [row] = await tx<[{ id: number }]>`
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
    values (${line.cartId}, ${line.sku}, ${line.qty}, ${json(tx, line.options)}, ${line.optionsKey}, ${line.seen})
    on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
    returning l.line_id as id`
  return row.id
}

/** Removes a line from its cart. */
export async function removeLine(tx: Tx, lineId: number): Promise<void> {
  await tx`delete from cart_line where line_id = ${lineId}`
}

/** The price and quantity of a line that the buyer was shown. */
export interface SeenLine {
  readonly id: number
  readonly seen: Paise
  readonly qty: number
}

/** Records the unit price that the buyer was shown, and lowers the quantity to the one shown. */
export async function markSeen(tx: Tx, lines: readonly SeenLine[]): Promise<void> {
  await tx`
    update cart_line l set seen_paise = n.seen, qty = least(l.qty, n.qty)
    from unnest(
      ${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ seen }) => seen)}::bigint[],
      ${lines.map(({ qty }) => qty)}::integer[]
    ) as n (id, seen, qty)
    where l.line_id = n.id`
}
