import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** The sum of entries `e` (with orders `s`) that can no longer be returned and are not paid out yet. */
export const payable = (q: Queryable, settled: Date) => q`
  greatest(0, coalesce(sum(e.amount_paise) filter (where e.order_id is null or s.delivered_at < ${settled}), 0))::bigint`

/** Locks the affiliate, so that no payout is made twice; undefined for an unknown code. */
export async function lockAffiliate(tx: Tx, code: string): Promise<number | undefined> {
  const [row] = await tx<{ id: number }[]>`
    select affiliate_id as id from affiliate where code = ${code} for update`
  return row?.id
}

export async function payableTo(tx: Tx, affiliateId: number, settled: Date): Promise<Paise> {
  const [row] = await tx<[{ payable: Paise }]>`
    select ${payable(tx, settled)} as payable
    from affiliate_entry e left join shop_order s on s.order_id = e.order_id
    where e.affiliate_id = ${affiliateId}`
  return row.payable
}

/** The amount paid under this reference; undefined when nothing was. */
export async function paidBy(tx: Tx, affiliateId: number, reference: string): Promise<Paise | undefined> {
  const [row] = await tx<{ amount: Paise }[]>`
    select -amount_paise as amount from affiliate_entry
    where affiliate_id = ${affiliateId} and reference = ${reference}`
  return row?.amount
}

export async function bookPayout(
  tx: Tx,
  { affiliateId, amount, reference, now }: { affiliateId: number; amount: Paise; reference: string; now: Date },
): Promise<void> {
  await tx`
    insert into affiliate_entry (affiliate_id, kind, amount_paise, reference, at)
    values (${affiliateId}, 'paid_out', ${-amount}, ${reference}, ${now})`
}
