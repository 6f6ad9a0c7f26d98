import type { BodyOf } from '@nukkad/contracts'
import type { Transaction } from '@nukkad/contracts/endpoints/orders'
import type { GatewayOrder, settleGatewayPayment } from '@nukkad/contracts/endpoints/payments'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { GatewayCheckout } from '../checkout/gateway-checkout.ts'
import { ended, type Refused, refused } from '../checkout/refusals.ts'
import { showTransaction } from '../checkout/transaction-view.ts'
import type { Contacts } from '../orders/order-mails.ts'
import { type Gateway, GatewayAway, type GatewayPayment, GatewayRefused } from './gateway/gateway.ts'
import * as payments from './payment.repository.ts'
import type { PaymentMails } from './payment-mails.ts'
import { isUnderWay } from './payment-states.ts'
import type { Settle } from './settle.ts'

export interface PaymentParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly checkout: GatewayCheckout
  readonly settle: Settle
  readonly mails: PaymentMails
  readonly contacts: Contacts
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly publicUrl: string
  readonly scriptUrl: string
  /** Seconds until the gateway is asked about an order that nobody told us anything of. */
  readonly checkAfter: number
}

export type Answered = BodyOf<typeof settleGatewayPayment>
export type PaymentService = ReturnType<typeof createPaymentService>

const notOpen = refused('payment', 'Paying online isn’t possible right now. Please choose cash on delivery.')
const away = refused(
  'payment',
  'Online payment isn’t answering right now. Your bag is kept: please try again in a moment, or choose cash on delivery.',
)
const forged = refused(
  'payment',
  'We could not verify this payment. If money left your account, it comes back by itself.',
)
const closed = 'The payment was not completed. What you chose is kept.'

/** Paying online as buyers meet it. The gateway is never asked inside a database transaction. */
export function createPaymentService(parts: PaymentParts) {
  const { db, gateway, checkout, settle, mails, contacts, log, now, publicUrl, scriptUrl, checkAfter } = parts

  async function viewOf(userId: string | undefined, transactionId: string): Promise<Transaction> {
    const own = await checkout.find(db, transactionId)
    if (!own || (userId !== undefined && String(own.userId) !== userId)) throw new NoSuchEntity()
    return showTransaction(own)
  }

  /** What is only authorised is captured on the way, so that the buyer need not wait for the outbox. */
  async function settleNow(fact: GatewayPayment): Promise<void> {
    await transaction(db, (tx) => settle(tx, fact))
    if (fact.status !== 'authorized' || !gateway) return
    const order = await payments.orderById(db, fact.orderId)
    if (order?.amount !== fact.amount || order.currency !== fact.currency) return
    const captured = await gateway.capture(fact)
    await transaction(db, (tx) => settle(tx, captured))
  }

  /** Asks the gateway about all tries of an order. */
  async function sync(orderId: string): Promise<void> {
    for (const fact of (await gateway?.paymentsOf(orderId)) ?? []) await settleNow(fact)
  }

  async function customerOf(userId: string): Promise<string | null> {
    const known = await payments.findCustomer(db, userId)
    if (known || !gateway) return known ?? null
    const buyer = await contacts.contact(db, userId)
    if (!buyer) return null
    const { id } = await gateway.createCustomer({ name: buyer.firstName, email: buyer.email, contact: '' })
    await payments.keepCustomer(db, userId, id)
    return (await payments.findCustomer(db, userId)) ?? id
  }

  /** Ends a transaction that nobody is paying any more; one whose bank still thinks goes on waiting. */
  const endUnlessUnderWay = (transactionId: string, by: 'buyer' | 'payment' | 'time', reason: string) =>
    transaction(db, async (tx) => {
      const { own } = await checkout.open(tx, undefined, transactionId)
      const tries = await payments.paymentsOf(tx, transactionId)
      if (tries.some(({ state }) => isUnderWay(state)) && by !== 'buyer') return
      const isOpen = own.state === 'created' || own.state === 'pending'
      if (!isOpen) return
      await checkout.fail(tx, own, by, reason)
      if (by === 'buyer' || tries.length === 0) return
      const back = own.agreement.other?.href ?? `/shop/${own.cartId}/cart`
      await mails.failed(tx, { transactionId, userId: own.userId, back, amount: own.amount, reason })
    })

  return {
    sync,
    settleNow,
    endUnlessUnderWay,

    /** Opens the payment at the gateway, or finds it open. Whatever amount the client names, the server's is charged. */
    async open(userId: string, wanted: string | undefined): Promise<{ data: GatewayOrder } | Refused> {
      const transactionId = wanted ?? (await checkout.findPayable(db, userId))
      if (!transactionId) throw new NoSuchEntity()
      const own = await transaction(db, (tx) => checkout.prepare(tx, userId, transactionId))
      if ('message' in own) return own
      if (!gateway) return notOpen
      try {
        const known = await payments.orderOfTransaction(db, transactionId)
        const opened = known ?? {
          ...(await gateway.createOrder({ amount: own.amount, receipt: own.id, notes: { transaction: own.id } })),
          ...{ transactionId, amount: own.amount, currency: 'INR' },
        }
        const order = await transaction(db, async (tx) => {
          const again = await checkout.open(tx, userId, transactionId)
          if (!(await checkout.opened(tx, again.own))) return undefined
          return payments.keepOrder(tx, opened, now(), new Date(now().getTime() + checkAfter * 1000))
        })
        if (!order) return ended
        const [buyer, customerId] = await Promise.all([contacts.contact(db, userId), payments.findCustomer(db, userId)])
        const { name, phone } = own.agreement.address
        return {
          data: {
            transactionId,
            orderId: order.id,
            amount: order.amount,
            currency: 'INR',
            key: gateway.key,
            scriptUrl,
            name: 'Nukkad',
            description:
              own.agreement.other?.title ?? pieces(own.agreement.lines.reduce((sum, { qty }) => sum + qty, 0)),
            prefill: { name, email: buyer?.email ?? '', contact: `+91${phone}` },
            theme: { color: '#b5371f' },
            customerId: customerId ?? null,
            callbackUrl: `${publicUrl}/api/razorpay/callback/${transactionId}`,
            timeout: Math.max(60, Math.floor(((own.heldUntil ?? now()).getTime() - now().getTime()) / 1000)),
          },
        }
      } catch (error) {
        if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
        log.error({ err: error, transaction: transactionId }, 'no payment could be opened')
        return away
      }
    },

    /**
     * What the browser says about a payment. Signed or not, the gateway itself is asked what happened; when it does not
     * answer, the transaction waits and the reconciler asks again.
     */
    async answered(
      userId: string | undefined,
      transactionId: string,
      said: Answered,
    ): Promise<{ data: Transaction } | Refused> {
      const before = await viewOf(userId, transactionId)
      const order = await payments.orderOfTransaction(db, transactionId)
      if (!order || !gateway || before.state === 'placed') return { data: before }
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = said
      if (paymentId !== undefined && signature !== undefined) {
        const isOurs =
          said.razorpay_order_id === order.id && gateway.isSignedByCheckout({ orderId: order.id, paymentId, signature })
        if (!isOurs) {
          log.warn({ transaction: transactionId }, 'an answer of the checkout script is not signed by the gateway')
          return forged
        }
      }
      try {
        if (paymentId !== undefined && signature !== undefined) await settleNow(await gateway.payment(paymentId))
        else {
          await sync(order.id)
          await endUnlessUnderWay(transactionId, 'payment', said.error?.description ?? closed)
        }
      } catch (error) {
        if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
        log.error({ err: error, transaction: transactionId }, 'the gateway says nothing about a payment')
      }
      return { data: await viewOf(userId, transactionId) }
    },

    /** The buyer gives up; money that came meanwhile is found first. True when nothing is held any more. */
    async release(userId: string, transactionId: string): Promise<boolean> {
      await viewOf(userId, transactionId)
      const order = await payments.orderOfTransaction(db, transactionId)
      try {
        if (order) await sync(order.id)
      } catch (error) {
        if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
      }
      await endUnlessUnderWay(transactionId, 'buyer', 'You cancelled this payment.')
      return (await viewOf(userId, transactionId)).state === 'failed'
    },

    async customer(userId: string): Promise<{ data: { customerId: string } } | Refused> {
      try {
        const customerId = await customerOf(userId)
        return customerId ? { data: { customerId } } : notOpen
      } catch (error) {
        if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
        return away
      }
    },
  }
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
