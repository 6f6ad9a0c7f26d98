import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

export type RefundTarget = 'source' | 'wallet'
export type RefundState = 'requested' | 'initiated' | 'done'

/** A refund as shown to other modules. */
export interface RefundRow {
  readonly id: string
  readonly orderId: string | null
  readonly amount: Paise
  readonly to: RefundTarget
  readonly state: RefundState
  readonly requestedAt: Date
  readonly doneAt: Date | null
  /** The part refunded through the gateway, and the parts refunded to the wallet, onto gift cards or as credit. */
  readonly source: Paise
  readonly gifts: Paise
  readonly credit: Paise
}

export interface Refund extends RefundRow {
  readonly userId: number
  readonly transactionId: string
  readonly paymentId: string | null
  readonly reason: string
  readonly gatewayRefundId: string | null
  readonly tries: number
}

const columns = (q: Queryable) => q`
  refund_id as id, order_id as "orderId", amount_paise as amount, wanted as "to", state, requested_at as "requestedAt",
  done_at as "doneAt", user_id as "userId", transaction_id as "transactionId", payment_id as "paymentId",
  source_paise as source, gift_paise as gifts, credit_paise as credit, reason, gateway_refund_id as "gatewayRefundId", tries`

export async function findByKey(q: Queryable, key: string): Promise<Refund | undefined> {
  const [row] = await q<Refund[]>`select ${columns(q)} from refund where key = ${key}`
  return row
}

export async function find(q: Queryable, id: string): Promise<Refund | undefined> {
  const [row] = await q<Refund[]>`select ${columns(q)} from refund where refund_id = ${id}`
  return row
}

export async function lock(tx: Tx, id: string): Promise<Refund | undefined> {
  const [row] = await tx<Refund[]>`select ${columns(tx)} from refund where refund_id = ${id} for update`
  return row
}

export async function idOfGatewayRefund(q: Queryable, gatewayRefundId: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select refund_id as id from refund where gateway_refund_id = ${gatewayRefundId}`
  return row?.id
}

export async function listOfOrders(q: Queryable, orderIds: readonly string[]): Promise<RefundRow[]> {
  return q<RefundRow[]>`
    select ${columns(q)} from refund where order_id = any(${[...orderIds]}::text[]) order by requested_at, refund_id`
}

/** Refunds of purchases other than orders; of each purchase the first. */
export async function listOfPurchases(q: Queryable, transactionIds: readonly string[]): Promise<Refund[]> {
  if (transactionIds.length === 0) return []
  return q<Refund[]>`
    select ${columns(q)} from refund
    where transaction_id = any(${[...transactionIds]}::text[]) and starts_with(key, 'purchase:')
    order by requested_at, refund_id`
}

/** The refunds of an order: the amount requested, the amount done, and how many are open. */
export async function sumsOfOrder(
  q: Queryable,
  orderId: string,
): Promise<{ readonly asked: Paise; readonly done: Paise; readonly open: number }> {
  const [row] = await q<[{ asked: Paise; done: Paise; open: number }]>`
    select coalesce(sum(amount_paise), 0)::bigint as asked,
      coalesce(sum(amount_paise) filter (where state = 'done'), 0)::bigint as done,
      count(*) filter (where state <> 'done')::integer as open
    from refund where order_id = ${orderId}`
  return row
}

/** The amount requested so far from a purchase other than an order. */
export async function askedOfPurchase(q: Queryable, transactionId: string): Promise<Paise> {
  const [row] = await q<[{ asked: Paise }]>`
    select coalesce(sum(amount_paise), 0)::bigint as asked
    from refund where transaction_id = ${transactionId} and starts_with(key, ${`purchase:${transactionId}:`})`
  return row.asked
}

export interface NewRefund extends Omit<Refund, 'state' | 'doneAt' | 'gatewayRefundId' | 'tries'> {
  readonly key: string
}
export async function insert(tx: Tx, row: NewRefund, state: RefundState): Promise<void> {
  await tx`
    insert into refund (
      refund_id, key, user_id, transaction_id, order_id, payment_id, wanted, amount_paise, source_paise, gift_paise,
      credit_paise, state, reason, requested_at, done_at
    ) values (
      ${row.id}, ${row.key}, ${row.userId}, ${row.transactionId}, ${row.orderId}, ${row.paymentId}, ${row.to},
      ${row.amount}, ${row.source}, ${row.gifts}, ${row.credit}, ${state}, ${row.reason}, ${row.requestedAt},
      ${state === 'done' ? row.requestedAt : null}
    )`
}

/** Applies to this attempt only: an earlier one may have failed meanwhile. */
export async function noteInitiated(
  tx: Tx,
  { id, gatewayRefundId, attempt }: { id: string; gatewayRefundId: string; attempt: number },
  checkAt: Date,
): Promise<void> {
  await tx`
    update refund set state = 'initiated', gateway_refund_id = ${gatewayRefundId}, check_at = ${checkAt}
    where refund_id = ${id} and state = 'requested' and tries = ${attempt}`
}

export async function noteFailed(tx: Tx, id: string): Promise<void> {
  await tx`
    update refund set state = 'requested', gateway_refund_id = null, tries = tries + 1, check_at = null
    where refund_id = ${id}`
}

export async function turnToCredit(tx: Tx, id: string): Promise<void> {
  await tx`
    update refund set credit_paise = credit_paise + source_paise, source_paise = 0 where refund_id = ${id}`
}

export async function noteDone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`update refund set state = 'done', done_at = ${now}, check_at = null where refund_id = ${id}`
}

/** Credit that a refund brought into the wallet of an account that is erased by now. */
export interface StrandedCredit {
  readonly id: string
  readonly userId: string
  readonly orderId: string | null
  readonly amount: Paise
}

/**
 * Locks the stranded credit of one refund, order or other purchase that was not paid out. What was in the wallet when
 * the account was closed does not count: its owner had been warned that it would be lost.
 */
export const lockStranded = (tx: Tx, about: string) => tx<StrandedCredit[]>`
  select r.refund_id as id, r.user_id::text as "userId", r.order_id as "orderId", r.credit_paise as amount
  from refund r join app_user u on u.id = r.user_id
  where (r.refund_id = ${about} or r.order_id = ${about} or r.transaction_id = ${about}) and r.credit_paise > 0
    and r.state = 'done' and r.paid_out_at is null and u.erased_at is not null and r.done_at >= u.closed_at
  order by r.refund_id for update of r`

export async function notePaidOut(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx`update refund set paid_out_at = ${now} where refund_id = any(${[...ids]}::text[])`
}

/** Refunds whose outcome is unknown. Claiming one postpones its next check, so that one of many processes asks. */
export async function takeToCheck(q: Queryable, now: Date, seconds: number): Promise<Refund[]> {
  return q<Refund[]>`
    update refund set check_at = ${now}::timestamptz + greatest(
      make_interval(secs => ${seconds}), (${now}::timestamptz - requested_at) / 4
    )
    where refund_id in (
      select refund_id from refund where state = 'initiated' and check_at <= ${now}
      order by check_at limit 20 for update skip locked
    )
    returning ${columns(q)}`
}

export interface RefundablePayment {
  readonly id: string
  readonly amount: Paise
  readonly asked: Paise
  readonly refunded: Paise
}

/** The payment of a transaction, locked. */
export async function lockPaidPayment(
  tx: Tx,
  by: { transactionId: string } | { paymentId: string },
): Promise<RefundablePayment | undefined> {
  const which = 'paymentId' in by ? tx`payment_id = ${by.paymentId}` : tx`transaction_id = ${by.transactionId}`
  const [row] = await tx<RefundablePayment[]>`
    select payment_id as id, amount_paise as amount, refund_asked_paise as asked, refunded_paise as refunded
    from payment
    where ${which} and state in ('captured', 'partly_refunded', 'refunded', 'review')
    order by (state = 'review'), refund_asked_paise = amount_paise, created_at limit 1
    for update`
  return row
}

/** Schedules a check with the gateway for every refund that it has and that is not done. */
export async function checkAllAt(tx: Tx, at: Date): Promise<number> {
  const due = await tx`update refund set check_at = ${at} where state = 'initiated'`
  return due.count
}
