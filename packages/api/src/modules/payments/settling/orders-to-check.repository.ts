import type { Queryable, Tx } from '../../../db.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import { type GatewayOrderRow, orderColumns } from '../payment.repository.ts'

const paymentUnderWay = (q: Queryable) => q`state in ('created', 'pending', 'authorised')`

export interface DueOrder extends GatewayOrderRow {
  /** Nothing more is expected of it, and it will not be due again. */
  readonly isSettled: boolean
}

/**
 * Takes orders that are due. The gateway should be asked about those of open transactions, those with a payment whose
 * outcome is unknown, and for three days those of failed transactions, whose bank may still approve. Taking one
 * postpones its next check, so that only one of many processes asks; a settled one leaves the index of due orders,
 * which so stays as small as the number of open payments.
 */
export async function takeDueOrders(
  q: Queryable,
  now: Date,
  { first, limit }: { first: number; limit: number },
): Promise<DueOrder[]> {
  return q<DueOrder[]>`
    with due as (
      select g.gateway_order_id as id,
        (t.state in ('placed', 'refunded', 'review') or (t.state = 'failed' and g.created_at <= ${daysBefore(now, 3)}))
          and not exists (select from payment p where p.transaction_id = g.transaction_id and ${paymentUnderWay(q)})
          as is_settled
      from gateway_order g join checkout_transaction t using (transaction_id)
      where g.check_at <= ${now}
      order by g.check_at limit ${limit} for no key update of g skip locked
    )
    update gateway_order set check_at = case when not due.is_settled then ${now}::timestamptz + greatest(
        make_interval(secs => ${first}), (${now}::timestamptz - created_at) / 4
      ) end
    from due where gateway_order_id = due.id
    returning ${orderColumns(q)}, due.is_settled as "isSettled"`
}

/**
 * The gateway will be asked about this order from that moment on, settled or not: a payment is under way. The moment
 * always changes, so that a process that is just closing the order finds it not due.
 */
export async function checkFrom(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update gateway_order set check_at = ${at} where gateway_order_id = ${id}`
}

/** Schedules a check at the gateway for every payment that is under way. */
export async function checkAllAt(tx: Tx, at: Date): Promise<number> {
  const due = await tx`
    update gateway_order set check_at = ${at}
    where gateway_order_id in (select gateway_order_id from payment where ${paymentUnderWay(tx)})`
  return due.count
}
