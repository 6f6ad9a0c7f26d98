import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import type { PaymentStatus } from '../steps/order-states.ts'

/** The data of an order that its payment and refunds depend on. */
export interface OrderMoney {
  readonly id: string
  readonly userId: number
  readonly transactionId: string
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly payable: Paise
  readonly gifts: Paise
  readonly credit: Paise
}

export async function lockOrder(tx: Tx, orderId: string): Promise<OrderMoney | undefined> {
  const [row] = await tx<OrderMoney[]>`
    select order_id as id, user_id as "userId", transaction_id as "transactionId", payment_method as method,
      payment_status as "paymentStatus", payable_paise as payable, gift_paise as gifts, credit_paise as credit
    from shop_order where order_id = ${orderId} for update`
  return row
}

export async function setPaymentStatus(tx: Tx, orderId: string, status: PaymentStatus, now: Date): Promise<void> {
  await tx`
    update shop_order set payment_status = ${status}, updated_at = ${now}
    where order_id = ${orderId} and payment_status <> ${status}`
}

export async function tellOfRefund(tx: Tx, orderId: string, text: string, at: Date): Promise<void> {
  await tx`
    insert into order_event (order_id, at, kind, actor, text) values (${orderId}, ${at}, 'refund', 'shop', ${text})`
}

/** The part of an order paid with perks. */
export async function perksOfOrder(tx: Tx, orderId: string): Promise<Paise> {
  const [row] = await tx<[{ perks: Paise }]>`
    select coalesce(sum(perks_paise), 0)::bigint as perks from order_line where order_id = ${orderId}`
  return row.perks
}
