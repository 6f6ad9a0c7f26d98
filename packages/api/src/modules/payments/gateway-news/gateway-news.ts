import { hrefs } from '@nukkad/contracts/hrefs'
import { type Db, type Tx, transaction } from '../../../db.ts'
import type { GatewayCheckout } from '../../checkout/settling/gateway-checkout.ts'
import { type Gateway, type GatewayPayment, isSilence } from '../gateway/gateway.ts'
import * as payments from '../payment.repository.ts'
import type { PaymentMails } from '../payment-mails.ts'
import { isUnderWay } from '../payment-states.ts'
import type { Settle } from '../settling/settle.ts'

export interface GatewayNewsParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly checkout: GatewayCheckout
  readonly settle: Settle
  readonly mails: PaymentMails
}

/** Records what the gateway knows about a payment; it is never asked inside a database transaction. */
export function createGatewayNews({ db, gateway, checkout, settle, mails }: GatewayNewsParts) {
  /** Captures a payment that is only authorised right away, so that the buyer need not wait for the outbox. */
  async function settleNow(fact: GatewayPayment): Promise<void> {
    await transaction(db, (tx) => settle(tx, fact))
    if (fact.status !== 'authorized' || !gateway) return
    const order = await payments.orderById(db, fact.orderId)
    if (order?.amount !== fact.amount || order.currency !== fact.currency) return
    const captured = await gateway.capture(fact)
    await transaction(db, (tx) => settle(tx, captured))
  }

  /** Asks the gateway about all payment attempts of an order. */
  async function sync(orderId: string): Promise<void> {
    for (const fact of (await gateway?.paymentsOf(orderId)) ?? []) await settleNow(fact)
  }

  /** The same where what is already known will do: the gateway may be silent. */
  async function syncIfHeard(orderId: string): Promise<void> {
    await sync(orderId).catch((error: unknown) => {
      if (!isSilence(error)) throw error
    })
  }

  /** Ends a transaction whose payment was tried and did not go through, and tells its buyer. */
  async function failTried(
    tx: Tx,
    own: Parameters<GatewayCheckout['fail']>[1],
    by: 'payment' | 'time',
    reason: string,
  ): Promise<void> {
    await checkout.fail(tx, own, by, reason)
    const back = own.agreement.other?.href ?? hrefs.cart(String(own.cartId))
    await mails.tellFailed(tx, { transactionId: own.id, userId: own.userId, back, amount: own.amount, reason })
  }

  /** Ends a transaction that is no longer being paid; one whose bank has not decided keeps waiting. */
  const endUnlessUnderWay = (transactionId: string, by: 'buyer' | 'payment' | 'time', reason: string) =>
    transaction(db, async (tx) => {
      const { own } = await checkout.open(tx, undefined, transactionId)
      const tries = await payments.paymentsOf(tx, transactionId)
      if (tries.some(({ state }) => isUnderWay(state)) && by !== 'buyer') return
      const isOpen = own.state === 'created' || own.state === 'pending'
      if (!isOpen) return
      // The gateway's reason for the last failure is more informative than the caller's.
      const why = by === 'payment' ? (own.reason ?? reason) : reason
      if (by === 'buyer' || tries.length === 0) await checkout.fail(tx, own, by, why)
      else await failTried(tx, own, by, why)
    })

  return { settleNow, sync, syncIfHeard, failTried, endUnlessUnderWay }
}
