import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import type { Transaction } from '@nukkad/contracts/endpoints/orders'
import type { Queryable, Tx } from '../../db.ts'
import type { Agreement } from '../orders/agreement.ts'
import type { Paise } from '../pricing/share.ts'

export type TransactionState = Transaction['state']

export interface TransactionRow {
  readonly id: string
  readonly userId: number
  readonly cartId: number
  readonly state: TransactionState
  readonly method: PaymentMethod
  readonly amount: Paise
  readonly agreement: Agreement
}

export interface TransactionWithOrders extends TransactionRow {
  readonly orderIds: readonly string[]
}

const columns = (q: Queryable) => q`
  t.transaction_id as id, t.user_id as "userId", t.cart_id as "cartId", t.state, t.method, t.amount_paise as amount,
  t.agreement`

/** Somebody else's transaction looks like an absent one. */
export async function findOwn(q: Queryable, userId: string, id: string): Promise<TransactionWithOrders | undefined> {
  const [row] = await q<TransactionWithOrders[]>`
    select ${columns(q)}, array(
      select o.order_id from shop_order o where o.transaction_id = t.transaction_id order by o.merchant_id
    ) as "orderIds"
    from checkout_transaction t where t.transaction_id = ${id} and t.user_id = ${userId}`
  return row
}

/** The transaction through which this cart became orders, if any. */
export async function findPlaced(q: Queryable, cartId: number): Promise<TransactionWithOrders | undefined> {
  const [row] = await q<TransactionWithOrders[]>`
    select ${columns(q)}, array(
      select o.order_id from shop_order o where o.transaction_id = t.transaction_id order by o.merchant_id
    ) as "orderIds"
    from checkout_transaction t where t.cart_id = ${cartId} and t.state in ('placed', 'refunded')`
  return row
}

/** The one transaction of this cart that may still become orders. Callers hold the cart's lock. */
export async function findOpen(tx: Tx, cartId: number): Promise<TransactionRow | undefined> {
  const [row] = await tx<TransactionRow[]>`
    select ${columns(tx)} from checkout_transaction t where t.cart_id = ${cartId} and t.state in ('created', 'pending')`
  return row
}

export async function insert(tx: Tx, row: TransactionRow, now: Date): Promise<void> {
  await tx`
    insert into checkout_transaction (
      transaction_id, user_id, cart_id, state, method, amount_paise, agreement, created_at, updated_at
    ) values (
      ${row.id}, ${row.userId}, ${row.cartId}, ${row.state}, ${row.method}, ${row.amount},
      ${tx.json(row.agreement as never)}, ${now}, ${now}
    )`
}

export async function agreeAnew(tx: Tx, id: string, agreement: Agreement, now: Date): Promise<void> {
  await tx`
    update checkout_transaction
    set agreement = ${tx.json(agreement as never)}, amount_paise = ${agreement.payable}, updated_at = ${now}
    where transaction_id = ${id}`
}

export async function moveTo(tx: Tx, id: string, state: TransactionState, now: Date): Promise<void> {
  await tx`update checkout_transaction set state = ${state}, updated_at = ${now} where transaction_id = ${id}`
}

/** Locks the cart behind a transaction, whatever became of it: everything that settles goes through this door. */
export async function lockCartOf(tx: Tx, cartId: number, isLocking: boolean): Promise<{ isActive: boolean }> {
  const [row] = await tx<[{ isActive: boolean }]>`
    select state = 'active' as "isActive" from cart where cart_id = ${cartId} ${isLocking ? tx`for update` : tx``}`
  return row
}
