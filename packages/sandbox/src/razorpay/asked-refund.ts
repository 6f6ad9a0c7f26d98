import { inSeconds, newId, type PaymentEntity, type RefundEntity } from './entities.ts'
import { GatewayProblem } from './problem.ts'
import { notesOf, optionalText, paiseOf } from './request-fields.ts'

/** A requested refund, by default of all that is left, in paise. Throws GatewayProblem if it is not possible. */
export function askedRefund(payment: PaymentEntity, body: Record<string, unknown>): RefundEntity {
  if (payment.status === 'refunded') throw new GatewayProblem('The payment has been fully refunded already')
  if (payment.status !== 'captured') {
    throw new GatewayProblem('The payment status should be captured for action to be taken')
  }
  const left = payment.amount - payment.amount_refunded
  const amount = body.amount === undefined ? left : paiseOf(body.amount)
  if (amount > left) {
    throw new GatewayProblem('The total refund amount is greater than the refund payment amount', 'amount')
  }
  const isInstant = body.speed === 'optimum'
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: notesOf(body.notes),
    receipt: optionalText(body.receipt, 'receipt', 40),
    acquirer_data: { arn: null },
    created_at: inSeconds(),
    batch_id: null,
    status: 'pending',
    speed_processed: isInstant ? 'instant' : 'normal',
    speed_requested: isInstant ? 'optimum' : 'normal',
  }
}
