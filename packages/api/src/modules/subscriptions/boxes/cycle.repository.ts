import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'

/** A delivery that has been paid for. */
export interface CycleRow {
  readonly subscriptionId: string
  readonly cycle: number
  readonly state: 'owed' | 'sent' | 'refunded'
  /** Number of intervals since the day of the first delivery. */
  readonly slot: number
  readonly dueOn: string
  /** How often it was postponed because it was sold out. */
  readonly moved: number
  readonly amount: Paise
  /** The parts paid from gift cards and from credit. */
  readonly gifts: Paise
  readonly credit: Paise
  readonly transactionId: string
  readonly paymentId: string | null
  readonly orderId: string | null
}

const columns = (q: Queryable) => q`
  subscription_id as "subscriptionId", cycle, state, slot, due_on::text as "dueOn", moved, amount_paise as amount,
  gift_paise as gifts, credit_paise as credit,
  transaction_id as "transactionId", payment_id as "paymentId", order_id as "orderId"`

export async function cyclesOf(q: Queryable, ids: readonly string[]): Promise<CycleRow[]> {
  return q<CycleRow[]>`
    select ${columns(q)} from subscription_cycle where subscription_id = any(${[...ids]}::text[])
    order by subscription_id, cycle`
}

export async function findCycle(q: Queryable, id: string, cycle: number): Promise<CycleRow | undefined> {
  const [row] = await q<CycleRow[]>`
    select ${columns(q)} from subscription_cycle where subscription_id = ${id} and cycle = ${cycle}`
  return row
}

export type NewCycle = Omit<CycleRow, 'state' | 'moved' | 'orderId'>
export async function insertCycles(tx: Tx, rows: readonly NewCycle[], now: Date): Promise<void> {
  await tx`
    insert into subscription_cycle (
      subscription_id, cycle, slot, due_on, amount_paise, gift_paise, credit_paise, transaction_id, payment_id, paid_at
    )
    select r.*, ${now} from jsonb_to_recordset(${json(tx, rows)}) as r (
      "subscriptionId" text, cycle smallint, slot smallint, "dueOn" date, amount bigint, gifts bigint, credit bigint,
      "transactionId" text, "paymentId" text
    )`
}

export async function noteSent(tx: Tx, { subscriptionId, cycle }: CycleRow, orderId: string, now: Date): Promise<void> {
  await tx`
    update subscription_cycle set state = 'sent', order_id = ${orderId}, done_at = ${now}
    where subscription_id = ${subscriptionId} and cycle = ${cycle}`
}

export async function noteRefunded(
  tx: Tx,
  { subscriptionId, cycle }: Pick<CycleRow, 'subscriptionId' | 'cycle'>,
  refundId: string,
  now: Date,
): Promise<void> {
  await tx`
    update subscription_cycle set state = 'refunded', refund_id = ${refundId}, done_at = ${now}
    where subscription_id = ${subscriptionId} and cycle = ${cycle}`
}

/** Changes the days of deliveries that are still owed. */
export async function putOff(
  tx: Tx,
  subscriptionId: string,
  days: readonly { readonly cycle: number; readonly slot: number; readonly dueOn: string; readonly moved?: number }[],
): Promise<void> {
  await tx`
    update subscription_cycle c set slot = r.slot, due_on = r."dueOn", moved = coalesce(r.moved, c.moved)
    from jsonb_to_recordset(${json(tx, days)}) as r (cycle smallint, slot smallint, "dueOn" date, moved smallint)
    where c.subscription_id = ${subscriptionId} and c.cycle = r.cycle and c.state = 'owed'`
}

/** Deliveries that are owed, due and not paused. */
export async function dueCycles(
  q: Queryable,
  today: string,
  limit: number,
): Promise<{ subscriptionId: string; cycle: number }[]> {
  return q<{ subscriptionId: string; cycle: number }[]>`
    select c.subscription_id as "subscriptionId", c.cycle
    from subscription_cycle c join subscription s using (subscription_id)
    where c.state = 'owed' and c.due_on <= ${today} and s.state <> 'paused'
    order by c.due_on, c.subscription_id, c.cycle limit ${limit}`
}
