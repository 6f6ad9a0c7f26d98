import type { Queryable, Tx } from '../../db.ts'
import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { json } from '../../sql-fragment.ts'
import type { Paise } from '../pricing/money.ts'
import type { GatewayPayment } from './gateway/gateway.ts'
import type { PaymentState } from './payment-states.ts'

export interface GatewayOrderRow {
  readonly id: string
  readonly transactionId: string
  readonly amount: Paise
  readonly currency: string
}

export const orderColumns = (q: Queryable) => q`
  gateway_order_id as id, transaction_id as "transactionId", amount_paise as amount, currency`

export async function orderOfTransaction(q: Queryable, transactionId: string): Promise<GatewayOrderRow | undefined> {
  const [row] = await q<GatewayOrderRow[]>`
    select ${orderColumns(q)} from gateway_order where transaction_id = ${transactionId}`
  return row
}

export async function orderById(q: Queryable, id: string): Promise<GatewayOrderRow | undefined> {
  const [row] = await q<GatewayOrderRow[]>`select ${orderColumns(q)} from gateway_order where gateway_order_id = ${id}`
  return row
}

/** Those of these orders that exist here. */
export async function knownOrders(q: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await q<{ id: string }[]>`
    select gateway_order_id as id from gateway_order where gateway_order_id = any(${[...ids]}::text[])`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Keeps the first order of a transaction; a second one opened at the same moment is dropped. The gateway is asked about
 * it from `checkAt` on, and never about one that is paid already (null).
 */
export async function keepOrder(
  tx: Tx,
  row: GatewayOrderRow,
  now: Date,
  checkAt: Date | null,
): Promise<GatewayOrderRow> {
  await tx`
    insert into gateway_order (gateway_order_id, transaction_id, amount_paise, currency, created_at, check_at)
    values (${row.id}, ${row.transactionId}, ${row.amount}, ${row.currency}, ${now}, ${checkAt})
    on conflict on constraint gateway_order__one_a_transaction do nothing`
  return (await orderOfTransaction(tx, row.transactionId)) ?? row
}

export interface PaymentRow {
  readonly id: string
  readonly transactionId: string
  readonly state: PaymentState
  readonly amount: Paise
}

/** The payment's row, locked; created when the gateway first reports it. */
export async function lockPayment(
  tx: Tx,
  { id, amount, currency, method }: GatewayPayment,
  order: GatewayOrderRow,
  now: Date,
): Promise<PaymentRow> {
  await tx`
    insert into payment (
      payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, method, created_at, updated_at
    ) values (${id}, ${order.id}, ${order.transactionId}, 'created', ${amount}, ${currency}, ${method}, ${now}, ${now})
    on conflict on constraint payment__identity do nothing`
  const [row] = await tx<[PaymentRow]>`
    select payment_id as id, transaction_id as "transactionId", state, amount_paise as amount
    from payment where payment_id = ${id} for update`
  return row
}

export async function movePayment(
  tx: Tx,
  id: string,
  state: PaymentState,
  error: GatewayPayment['error'],
  now: Date,
): Promise<void> {
  await tx`
    update payment set state = ${state}, error_code = ${error?.code ?? null}, error_text = ${error?.text ?? null},
      updated_at = ${now}
    where payment_id = ${id}`
}

/** The payments of one transaction, oldest first. */
export async function paymentsOf(q: Queryable, transactionId: string): Promise<PaymentRow[]> {
  return q<PaymentRow[]>`
    select payment_id as id, transaction_id as "transactionId", state, amount_paise as amount
    from payment where transaction_id = ${transactionId} order by created_at, payment_id`
}

/** False when it was stored before: then its effect has happened. A concurrent duplicate waits here for the first. */
export async function storeEvent(tx: Tx, id: string, kind: string, body: unknown, now: Date): Promise<boolean> {
  const rows = await tx`
    insert into gateway_event (event_id, kind, body, received_at) values (${id}, ${kind}, ${json(tx, body)}, ${now})
    on conflict on constraint gateway_event__identity do nothing
    returning event_id`
  return rows.length === 1
}

export async function findCustomer(q: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`select customer_id as id from gateway_customer where user_id = ${userId}`
  return row?.id
}

export async function keepCustomer(q: Queryable, userId: string, customerId: string): Promise<void> {
  await q`
    insert into gateway_customer (user_id, customer_id) values (${userId}, ${customerId})
    on conflict on constraint gateway_customer__identity do nothing`
}

/** The gateway retries for a day; after a month no event will be sent again. */
export const eventJob = housekeepingJob(
  'old gateway events',
  (q, now, limit) => q`
    delete from gateway_event where event_id in (
      select event_id from gateway_event where received_at < ${daysBefore(now, 30)}
      limit ${limit} for update skip locked
    )`,
)

export async function isKnown(q: Queryable, paymentId: string): Promise<boolean> {
  const rows = await q`select from payment where payment_id = ${paymentId}`
  return rows.length > 0
}

/** Adds to the amount being refunded; negative when a refund failed. */
export async function askBack(tx: Tx, paymentId: string, amount: Paise): Promise<void> {
  await tx`update payment set refund_asked_paise = refund_asked_paise + ${amount} where payment_id = ${paymentId}`
}

/** The state never goes back: a partial refund leaves the payment partly refunded until all of it is refunded. */
export async function noteGivenBack(tx: Tx, paymentId: string, amount: Paise, now: Date): Promise<void> {
  await tx`
    update payment set refunded_paise = refunded_paise + ${amount}, updated_at = ${now},
      state = case when refunded_paise + ${amount} = amount_paise then 'refunded' else 'partly_refunded' end
    where payment_id = ${paymentId}`
}
