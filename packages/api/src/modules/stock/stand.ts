import type { Queryable } from '../../db.ts'

/** How a SKU stands: what can be sold now, and when the first of those held by payments under way may be free again. */
export interface Stand {
  readonly available: number
  readonly freeAt: Date | null
}

export async function standOf(q: Queryable, sku: string, now: Date): Promise<Stand | undefined> {
  const [row] = await q<Stand[]>`
    select v.sellable - coalesce(sum(h.qty), 0)::integer as available, min(h.expires_at) as "freeAt"
    from variant v left join stock_hold h on h.sku = v.sku and h.expires_at > ${now}
    where v.sku = ${sku} group by v.sku`
  return row
}
