import type { Tx } from '../../../db.ts'
import type { GatewayCheckout, RecordedPurchase } from '../../checkout/settling/gateway-checkout.ts'
import type { GatewayPayment } from '../gateway/gateway.ts'
import * as payments from '../payment.repository.ts'

export interface RecordChargeParts {
  readonly checkout: Pick<GatewayCheckout, 'record'>
  readonly now: () => Date
}

/**
 * Records a mandate's charge like any other payment: a placed transaction, the gateway's order and its payment. False
 * when this payment has been recorded before.
 */
export function createRecordCharge({ checkout, now }: RecordChargeParts) {
  return async (tx: Tx, purchase: RecordedPurchase, payment: GatewayPayment): Promise<boolean> => {
    if (await payments.isKnown(tx, payment.id)) return false
    await checkout.record(tx, purchase)
    const { amount, currency, orderId } = payment
    const about = { id: orderId, transactionId: purchase.id, amount, currency }
    const order = await payments.keepOrder(tx, about, now(), null)
    await payments.lockPayment(tx, payment, order, now())
    await payments.movePayment(tx, payment.id, 'captured', null, now())
    return true
  }
}
export type RecordCharge = ReturnType<typeof createRecordCharge>
