import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { Queryable, Tx } from '../../db.ts'
import { type Fragment, json } from '../../sql-fragment.ts'
import type { Agreement } from '../orders/placing/agreement.ts'
import type { Paise } from '../pricing/money.ts'

/** What a transaction can buy besides a cart. */
export type PurchaseName = 'tickets' | 'subscription' | 'subscription-box' | 'gift-card'

export type TransactionState = Transaction['state']
/** Who or what ended an unsuccessful transaction. */
export type EndedBy = 'buyer' | 'payment' | 'time' | 'change'

interface AnyTransaction {
  readonly id: string
  readonly userId: number
  readonly state: TransactionState
  readonly method: PaymentMethod
  /** What is left to pay through the method; together with `gifts` and `credit` it is the agreed price. */
  readonly amount: Paise
  /** Paid from gift cards. */
  readonly gifts: Paise
  readonly credit: Paise
  readonly agreement: Agreement
  /** Why it failed, or why the last try did, as a message for the buyer. */
  readonly reason: string | null
  readonly endedBy: EndedBy | null
  readonly heldUntil: Date | null
  readonly createdAt: Date
  /** Of one that has ended, when it ended. */
  readonly changedAt: Date
}
interface WithOrders {
  readonly orderIds: readonly string[]
  /** Whether the cart can still be paid for. */
  readonly isCartActive: boolean
}
interface OfCart {
  readonly kind: 'bag'
  readonly cartId: number
  readonly subject: null
}
interface OfPurchase {
  readonly kind: PurchaseName
  readonly cartId: null
  /** The id of what it buys, in its own module. */
  readonly subject: string
}

export type CartTransaction = AnyTransaction & OfCart
export type PurchaseTransaction = AnyTransaction & OfPurchase
export type TransactionRow = CartTransaction | PurchaseTransaction
export type CartWithOrders = CartTransaction & WithOrders
export type TransactionWithOrders = CartWithOrders | (PurchaseTransaction & WithOrders)

const columns = (q: Queryable) => q`
  t.transaction_id as id, t.user_id as "userId", t.cart_id as "cartId", t.kind, t.subject, t.state, t.method, t.amount_paise as amount,
  t.gift_paise as gifts, t.credit_paise as credit, t.agreement, t.reason, t.ended_by as "endedBy", t.held_until as "heldUntil",
  t.created_at as "createdAt", t.updated_at as "changedAt"`
const withOrders = (q: Queryable) => q`
  ${columns(q)}, array(
    select o.order_id from shop_order o where o.transaction_id = t.transaction_id order by o.merchant_id
  ) as "orderIds",
  coalesce((select c.state = 'active' from cart c where c.cart_id = t.cart_id), false) as "isCartActive"`

/** Finds a user's own transaction; another user's looks like one that does not exist. */
export async function findOwn(q: Queryable, userId: string, id: string): Promise<TransactionWithOrders | undefined> {
  const [row] = await q<TransactionWithOrders[]>`
    select ${withOrders(q)} from checkout_transaction t where t.transaction_id = ${id} and t.user_id = ${userId}`
  return row
}

export async function findAllOwn(
  q: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<TransactionWithOrders[]> {
  if (ids.length === 0) return []
  return q<TransactionWithOrders[]>`
    select ${withOrders(q)} from checkout_transaction t
    where t.transaction_id = any(${[...ids]}::text[]) and t.user_id = ${userId}`
}

/** Finds any transaction: for calls from the gateway instead of a buyer, and for what anyone with the id may know. */
export async function find(q: Queryable, id: string): Promise<TransactionWithOrders | undefined> {
  const [row] = await q<TransactionWithOrders[]>`
    select ${withOrders(q)} from checkout_transaction t where t.transaction_id = ${id}`
  return row
}

/** The transaction through which this cart became orders, if any. */
export async function findPlaced(q: Queryable, cartId: number): Promise<CartWithOrders | undefined> {
  const [row] = await q<CartWithOrders[]>`
    select ${withOrders(q)} from checkout_transaction t where t.cart_id = ${cartId} and t.state = 'placed'`
  return row
}

/** The only transaction of this cart that may still become orders. Callers hold the cart's lock. */
export async function findOpen(tx: Tx, cartId: number): Promise<CartTransaction | undefined> {
  const [row] = await tx<CartTransaction[]>`
    select ${columns(tx)} from checkout_transaction t where t.cart_id = ${cartId} and t.state in ('created', 'pending')`
  return row
}

/** The only transaction of another purchase that may still be paid. Callers hold the lock of the purchase. */
export async function findOpenPurchase(
  tx: Tx,
  kind: PurchaseName,
  subject: string,
): Promise<PurchaseTransaction | undefined> {
  const [row] = await tx<PurchaseTransaction[]>`
    select ${columns(tx)} from checkout_transaction t
    where t.kind = ${kind} and t.subject = ${subject} and t.state in ('created', 'pending')`
  return row
}

/** The placed transaction of another purchase, or else the latest, whatever its outcome. */
export async function findLastPurchase(
  q: Queryable,
  kind: PurchaseName,
  subject: string,
): Promise<TransactionWithOrders | undefined> {
  const [row] = await q<TransactionWithOrders[]>`
    select ${withOrders(q)} from checkout_transaction t
    where t.kind = ${kind} and t.subject = ${subject}
    order by (t.state = 'placed') desc, t.created_at desc limit 1`
  return row
}

/** The newest transaction of a buyer that is waiting for a payment through the gateway. */
export async function findPayable(q: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select transaction_id as id from checkout_transaction
    where user_id = ${userId} and state in ('created', 'pending') and method = 'razorpay'
    order by created_at desc limit 1`
  return row?.id
}

/** The newest payments of a buyer that the bank has neither confirmed nor declined. */
export const findWaiting = (q: Queryable, userId: string): Promise<Pick<AnyTransaction, 'id' | 'amount'>[]> =>
  q<Pick<AnyTransaction, 'id' | 'amount'>[]>`
    select transaction_id as id, amount_paise as amount from checkout_transaction
    where user_id = ${userId} and state = 'pending' and reason is null
    order by created_at desc limit 3`

/** A new transaction before it has an id. */
export type WantedTransaction = Pick<
  AnyTransaction,
  'userId' | 'method' | 'amount' | 'gifts' | 'credit' | 'agreement'
> &
  (Omit<OfCart, 'subject' | 'kind'> | OfPurchase)
export async function insert(
  tx: Tx,
  row: WantedTransaction & { readonly id: string },
  heldUntil: Date,
  now: Date,
): Promise<void> {
  const [kind, subject] = 'subject' in row ? [row.kind, row.subject] : ['bag', null]
  await tx`
    insert into checkout_transaction (
      transaction_id, user_id, cart_id, kind, subject, state, method, amount_paise, gift_paise, credit_paise, agreement,
      held_until, created_at, updated_at
    ) values (
      ${row.id}, ${row.userId}, ${row.cartId}, ${kind}, ${subject}, 'created', ${row.method}, ${row.amount},
      ${row.gifts}, ${row.credit},
      ${json(tx, row.agreement)}, ${heldUntil}, ${now}, ${now}
    )`
}

export async function agreeAnew(
  tx: Tx,
  { id, agreement, amount, gifts, credit }: Pick<TransactionRow, 'id' | 'agreement' | 'amount' | 'gifts' | 'credit'>,
  now: Date,
): Promise<void> {
  await tx`
    update checkout_transaction
    set agreement = ${json(tx, agreement)}, amount_paise = ${amount}, gift_paise = ${gifts},
      credit_paise = ${credit},
      updated_at = ${now}
    where transaction_id = ${id}`
}

/** Moves a transaction to a state and clears the reason of the last try. */
export const moveTo = (tx: Tx, id: string, state: TransactionState, now: Date): Fragment => tx`
  update checkout_transaction set state = ${state}, reason = null, ended_by = null, updated_at = ${now}
  where transaction_id = ${id}`

/** Ends a transaction with its reason; as failed unless another state is given. */
export async function end(
  tx: Tx,
  { id, state = 'failed', by, reason }: { id: string; state?: TransactionState; by: EndedBy; reason: string },
  now: Date,
): Promise<void> {
  await tx`
    update checkout_transaction
    set state = ${state}, reason = ${reason}, ended_by = ${by}, updated_at = ${now}
    where transaction_id = ${id}`
}

export async function noteReason(tx: Tx, id: string, reason: string | null, now: Date): Promise<void> {
  await tx`
    update checkout_transaction set reason = ${reason}, updated_at = ${now}
    where transaction_id = ${id} and reason is distinct from ${reason}`
}

export async function holdUntil(tx: Tx, id: string, until: Date): Promise<void> {
  await tx`update checkout_transaction set held_until = ${until} where transaction_id = ${id}`
}

/**
 * Locks the cart of a transaction, whatever its state: everything that settles a cart goes through this lock. Undefined
 * when there is no such transaction, when it is not this user's, or when it does not buy a cart.
 */
export async function lockCartOf(
  tx: Tx,
  { id, userId }: { id: string; userId: string | undefined },
): Promise<{ cartId: number; isActive: boolean } | undefined> {
  const own = userId === undefined ? tx`` : tx`and t.user_id = ${userId}`
  const [row] = await tx<{ cartId: number; isActive: boolean }[]>`
    select cart_id as "cartId", state = 'active' as "isActive" from cart
    where cart_id = (select t.cart_id from checkout_transaction t where t.transaction_id = ${id} ${own})
   for update`
  return row
}

export const isOpen = ({ state }: Pick<TransactionRow, 'state'>): boolean => state === 'created' || state === 'pending'
