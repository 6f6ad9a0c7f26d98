import type { BodyOf } from '@nukkad/contracts'
import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { BadRequest, NoSuchEntity } from '../../errors.ts'
import { showTransaction } from '../checkout/transaction-view.ts'
import { isSilence } from './gateway/gateway.ts'
import { createGatewayCustomer } from './gateway-customer.ts'
import { createGatewayNews, type GatewayNewsParts } from './gateway-news/gateway-news.ts'
import { createOpening, type OpeningParts } from './open-payment.ts'
import * as payments from './payment.repository.ts'

type PaymentParts = OpeningParts & GatewayNewsParts

export type Answered = BodyOf<typeof settleGatewayPayment>
export type PaymentService = ReturnType<typeof createPaymentService>

/** The answer names another order, or its signature is not the gateway's. */
const forged = () =>
  new BadRequest('We could not verify this payment. If money left your account, you will be refunded automatically.')
const closed = 'The payment was not completed. We have kept everything you chose.'

/** Online payment from the buyer's side. The gateway is never called inside a database transaction. */
export function createPaymentService(parts: PaymentParts) {
  const { db, gateway, checkout, log } = parts
  const open = createOpening(parts)
  const { settleNow, sync, syncIfHeard, failTried, endUnlessUnderWay } = createGatewayNews(parts)

  async function viewOf(userId: string | undefined, transactionId: string): Promise<Transaction> {
    const own = await checkout.find(db, transactionId)
    if (!own || (userId !== undefined && String(own.userId) !== userId)) throw new NoSuchEntity()
    return showTransaction(own)
  }

  /** A page that was opened before our key was replaced is signed with the earlier one: the gateway's own word counts. */
  async function placedAnyway(
    userId: string | undefined,
    transactionId: string,
    orderId: string,
  ): Promise<Transaction> {
    await syncIfHeard(orderId)
    const view = await viewOf(userId, transactionId)
    if (view.state !== 'placed') throw forged()
    return view
  }

  return {
    sync,
    settleNow,
    failTried,
    endUnlessUnderWay,
    open,
    customer: createGatewayCustomer(parts),

    /**
     * Handles the browser's message about a payment. Signed or not, the gateway itself is asked for the outcome; when
     * it does not answer, the transaction waits and the reconciler asks again. Without a user the message may come from
     * anyone: then only the gateway's answer counts.
     */
    async handleAnswer(
      userId: string | undefined,
      transactionId: string,
      said: Answered,
    ): Promise<{ data: Transaction }> {
      const before = await viewOf(userId, transactionId)
      const order = await payments.orderOfTransaction(db, transactionId)
      if (!order || !gateway || before.state === 'placed') return { data: before }
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = said
      if (said.razorpay_order_id !== undefined && said.razorpay_order_id !== order.id) throw forged()
      if (paymentId !== undefined && signature !== undefined) {
        const isOurs =
          said.razorpay_order_id === order.id && gateway.isSignedByCheckout({ orderId: order.id, paymentId, signature })
        if (!isOurs) {
          log.warn({ transaction: transactionId }, 'a response of the checkout script is not signed by the gateway')
          return { data: await placedAnyway(userId, transactionId, order.id) }
        }
      }
      try {
        if (paymentId !== undefined && signature !== undefined) await settleNow(await gateway.payment(paymentId))
        else {
          await sync(order.id)
          // Only the buyer's own message ends a payment without proof; the recorded reason is the gateway's or ours,
          // never the text that was sent.
          if (userId !== undefined) await endUnlessUnderWay(transactionId, 'payment', closed)
        }
      } catch (error) {
        if (!isSilence(error)) throw error
        log.error({ err: error, transaction: transactionId }, 'the gateway does not report the status of a payment')
      }
      return { data: await viewOf(userId, transactionId) }
    },

    /** Cancels a payment for the buyer; money received meanwhile is processed first. True when nothing is held. */
    async release(userId: string, transactionId: string): Promise<boolean> {
      await viewOf(userId, transactionId)
      const order = await payments.orderOfTransaction(db, transactionId)
      if (order) await syncIfHeard(order.id)
      await endUnlessUnderWay(transactionId, 'buyer', 'You cancelled this payment.')
      return (await viewOf(userId, transactionId)).state === 'failed'
    },
  }
}
