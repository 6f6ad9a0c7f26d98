import type { Tx } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'

/**
 * Takes pieces out of the stock, or puts them back. One statement for all SKUs: the trigger of `variant` then refreshes
 * the lists once, in its own order. The caller holds the lock on the SKUs.
 */
export function moveStock(
  tx: Tx,
  pieces: readonly { readonly sku: string; readonly qty: number }[],
  direction: 'out' | 'back',
): Fragment {
  const sign = direction === 'out' ? -1 : 1
  return tx`
    update variant v set on_hand = v.on_hand + p.qty
    from unnest(${pieces.map(({ sku }) => sku)}::text[], ${pieces.map(({ qty }) => sign * qty)}::integer[]) as p (sku, qty)
    where v.sku = p.sku`
}
