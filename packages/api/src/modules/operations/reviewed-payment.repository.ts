import type { Queryable } from '../../db.ts'

interface ReviewedPayment {
  readonly transactionId: string
  readonly userId: number
  readonly amount: number
}

/** A payment that waits for a decision, with the amount that no refund was requested for. */
export async function paymentInReview(q: Queryable, paymentId: string): Promise<ReviewedPayment | undefined> {
  const [row] = await q<ReviewedPayment[]>`
    select p.transaction_id as "transactionId", t.user_id as "userId", p.amount_paise - p.refund_asked_paise as amount
    from payment p join checkout_transaction t using (transaction_id)
    where p.payment_id = ${paymentId} and p.state = 'review' and p.refund_asked_paise < p.amount_paise`
  return row
}

/** Whether any payment of this transaction still waits for a decision. */
export async function isStillInReview(q: Queryable, transactionId: string): Promise<boolean> {
  const rows = await q`
    select from payment
    where transaction_id = ${transactionId} and state = 'review' and refund_asked_paise < amount_paise limit 1`
  return rows.length > 0
}
