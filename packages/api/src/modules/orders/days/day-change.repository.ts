import type { Queryable, Tx } from '../../../db.ts'
import type { Away } from '../../catalogue/products/delivery-day.ts'

/** The days on which a merchant is away; null if they are not. */
export async function absenceOf(q: Queryable, merchantId: number): Promise<Away | null> {
  const [row] = await q<Away[]>`
    select away_from::text as from, away_until::text as until from merchant
    where id = ${merchantId} and away_from is not null`
  return row ?? null
}

export interface MovedDay {
  readonly orderId: string
  readonly deliverOn: string | null
  readonly expectedBy: string
  readonly sendBy: string
  readonly now: Date
}

/** Callers hold the order's lock. */
export async function moveDay(tx: Tx, { orderId, deliverOn, expectedBy, sendBy, now }: MovedDay): Promise<void> {
  await tx`
    update shop_order
    set deliver_on = ${deliverOn}, expected_by = ${expectedBy}, send_by = ${sendBy}, updated_at = ${now}
    where order_id = ${orderId}`
}
