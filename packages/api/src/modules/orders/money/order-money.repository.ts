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
  /** The part of the cash on delivery that is not collected, because lines were declined. */
  readonly waived: Paise
}

export async function lockOrder(tx: Tx, orderId: string): Promise<OrderMoney | undefined> {
  const [row] = await tx<OrderMoney[]>`
    select order_id as id, user_id as "userId", transaction_id as "transactionId", payment_method as method,
      payment_status as "paymentStatus", payable_paise as payable, gift_paise as gifts, credit_paise as credit,
      waived_paise as waived
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

/** Cancels one line of an order that goes on; false when it was cancelled before. Callers hold the order's lock. */
export async function cancelLine(
  tx: Tx,
  { lineId, orderId, now }: { lineId: number; orderId: string; now: Date },
): Promise<boolean> {
  const rows = await tx`
    update order_line set state = 'cancelled'
    where line_id = ${lineId} and order_id = ${orderId} and state <> 'cancelled' returning line_id`
  await tx`update shop_order set updated_at = ${now} where order_id = ${orderId}`
  return rows.length === 1
}

/** Reduces the cash that is to be collected. */
export async function waive(tx: Tx, orderId: string, amount: Paise, now: Date): Promise<void> {
  await tx`
    update shop_order set waived_paise = waived_paise + ${amount}, updated_at = ${now} where order_id = ${orderId}`
}
