import type { Tx } from '../../db.ts'
import { openUserCart } from './cart.repository.ts'
import type { FilledCart } from './cart-rows.ts'

interface Rest {
  readonly lineId: number
  readonly qty: number
}

/** The lines in the cart beyond those that were bought: for each SKU, the oldest lines were meant. */
export function restOf(lines: FilledCart['lines'], bought: readonly { sku: string; qty: number }[]): Rest[] {
  const left = new Map<string, number>()
  for (const { sku, qty } of bought) left.set(sku, (left.get(sku) ?? 0) + qty)
  return lines.flatMap(({ id: lineId, sku, qty }) => {
    const taken = Math.min(qty, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - taken)
    return qty > taken ? [{ lineId, qty: qty - taken }] : []
  })
}

/** What was added while a payment was under way moves to the next cart, because the old one is closed already. */
export async function keepRest(tx: Tx, userId: number, rest: readonly Rest[]): Promise<void> {
  if (rest.length === 0) return
  await openUserCart(tx, String(userId))
  await tx`
    insert into cart_line (cart_id, sku, qty, options, options_key, seen_paise)
    select next.cart_id, l.sku, r.qty, l.options, l.options_key, l.seen_paise
    from unnest(${rest.map(({ lineId }) => lineId)}::bigint[], ${rest.map(({ qty }) => qty)}::integer[]) as r (line_id, qty)
    join cart_line l on l.line_id = r.line_id
    join cart next on next.user_id = ${userId} and next.state = 'active'
    order by l.line_id
    on conflict on constraint cart_line__once do nothing`
}
