import type { Db } from '../../db.ts'
import { type Gateway, GatewayAway, type GatewayPayment } from './gateway/gateway.ts'
import * as payments from './payment.repository.ts'

interface UnknownPaymentsParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly now: () => Date
}

/**
 * Payments that the gateway received since a moment and whose orders do not exist here: after a backup was restored,
 * those of purchases that were made after it. Throws GatewayAway.
 */
export type UnknownPayments = (since: Date) => Promise<GatewayPayment[]>

export function createUnknownPayments({ db, gateway, now }: UnknownPaymentsParts): UnknownPayments {
  return async (since) => {
    if (!gateway) throw new GatewayAway('The keys of the payment gateway are not set.')
    const all = await gateway.paymentsBetween(since, now())
    const received = all.filter(({ status }) => status === 'authorized' || status === 'captured')
    const known = await payments.knownOrders(
      db,
      received.map(({ orderId }) => orderId),
    )
    return received.filter(({ orderId }) => !known.has(orderId))
  }
}
