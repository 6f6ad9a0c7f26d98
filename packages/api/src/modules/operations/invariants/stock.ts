import { freeEnded } from '../../stock/stock.ts'
import type { Check } from '../proof.ts'

export const stockChecks: readonly Check[] = [
  {
    name: 'held-stock',
    area: 'stock',
    says: 'No more items are held for pending payments than are in stock.',
    find: (q, now, limit) => q`
      select v.sku as id, h.qty || ' held of ' || v.on_hand as text
      from (select sku, sum(qty) as qty from stock_hold where expires_at > ${now} group by sku) h
      join variant v on v.sku = h.sku
      where h.qty > v.on_hand
      limit ${limit}`,
  },
  {
    name: 'idle-holds',
    area: 'stock',
    says: 'Only pending payments hold stock.',
    find: (q, now, limit) => q`
      select h.transaction_id || ' ' || h.sku as id, h.qty || ' held by a transaction that is ' || t.state as text
      from stock_hold h join checkout_transaction t on t.transaction_id = h.transaction_id
      where h.expires_at > ${now} and t.state not in ('created', 'pending', 'paid')
      limit ${limit}`,
    repair: {
      says: 'Releases the stock that ended transactions still hold.',
      run: freeEnded,
    },
  },
]
