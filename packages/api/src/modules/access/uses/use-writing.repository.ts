import type { Tx } from '../../../db.ts'

/** '14:02, counter 2' */
export type UseWay = 'scan' | 'typed' | 'pin'

interface NewUse {
  readonly offerId: number
  readonly outletId: number
  readonly userId: string
  readonly member: string
  readonly period: string
  readonly way: UseWay
  readonly step: number | null
  readonly nonce: string
  readonly counter: string
  readonly staffId: string | null
  readonly usedAt: Date
}

/** False when the member has already used this offer in this period. */
export async function insert(tx: Tx, use: NewUse): Promise<boolean> {
  const rows = await tx`
    insert into access_use (offer_id, outlet_id, user_id, member_name, period, way, step, nonce, counter, staff_id, used_at)
    values (${use.offerId}, ${use.outletId}, ${use.userId}, ${use.member}, ${use.period}, ${use.way}, ${use.step},
      ${use.nonce}, ${use.counter}, ${use.staffId}, ${use.usedAt})
    on conflict (user_id, offer_id, period) where undone_at is null do nothing
    returning id`
  return rows.length === 1
}

/** Undoes a use, so that it no longer counts. */
export async function undo(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update access_use set undone_at = ${at} where id = ${id}`
}
