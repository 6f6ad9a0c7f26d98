import type { GatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { ended, type Refused } from '../checkout/refusals.ts'
import type { GatewayCheckout } from '../checkout/settling/gateway-checkout.ts'
import type { Contact, Contacts } from '../orders/mails/order-mails.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import { type Gateway, GatewayAway, GatewayRefused } from './gateway/gateway.ts'
import * as payments from './payment.repository.ts'
import { away, notOpen } from './payment-refusals.ts'

export interface OpeningParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly checkout: GatewayCheckout
  readonly contacts: Contacts
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly publicUrl: string
  readonly scriptUrl: string
  /** Seconds until the gateway is asked about an order that we have heard nothing about. */
  readonly checkAfter: number
}

/**
 * Opens the payment at the gateway, or returns the open one. The server's amount is charged, whatever the client sends.
 */
export function createOpening(parts: OpeningParts) {
  const { db, gateway, checkout, contacts, log, now, publicUrl, scriptUrl, checkAfter } = parts
  return async (userId: string, wanted: string | undefined): Promise<{ data: GatewayOrder } | Refused> => {
    const transactionId = wanted ?? (await checkout.findPayable(db, userId))
    if (!transactionId) throw new NoSuchEntity()
    const own = await transaction(db, (tx) => checkout.prepare(tx, userId, transactionId))
    if ('message' in own) return own
    if (!gateway) return notOpen
    try {
      const known = await payments.orderOfTransaction(db, transactionId)
      const opened = known ?? {
        ...(await gateway.createOrder({ amount: own.amount, receipt: own.id, notes: { transaction: own.id } })),
        transactionId,
        amount: own.amount,
        currency: 'INR',
      }
      const order = await transaction(db, async (tx) => {
        const again = await checkout.open(tx, userId, transactionId)
        if (!(await checkout.noteOpening(tx, again.own))) return undefined
        return payments.keepOrder(tx, opened, now(), new Date(now().getTime() + checkAfter * 1000))
      })
      if (!order) return ended
      const [buyer, customerId] = await Promise.all([contacts.contact(db, userId), payments.findCustomer(db, userId)])
      return {
        data: {
          transactionId,
          orderId: order.id,
          amount: order.amount,
          currency: 'INR',
          key: gateway.key,
          scriptUrl,
          name: 'Nukkad',
          description: own.agreement.other?.title ?? pieces(own.agreement.lines.reduce((sum, { qty }) => sum + qty, 0)),
          prefill: payerOf(own.agreement.address, buyer),
          theme: { color: '#b5371f' },
          customerId: customerId ?? null,
          callbackUrl: `${publicUrl}/api/razorpay/callback/${transactionId}`,
          timeout: Math.max(60, Math.floor(((own.heldUntil ?? now()).getTime() - now().getTime()) / 1000)),
        },
      }
    } catch (error) {
      if (!(error instanceof GatewayAway || error instanceof GatewayRefused)) throw error
      log.error({ err: error, transaction: transactionId }, 'a payment could not be opened')
      return away
    }
  }
}

/** Whom the gateway shows as the payer. What is not sent to an address, a gift card, is paid for by the buyer alone. */
const payerOf = ({ name, phone }: AgreedAddress, buyer: Contact | undefined): GatewayOrder['prefill'] => ({
  name: name || (buyer?.firstName ?? ''),
  email: buyer?.email ?? '',
  contact: phone ? `+91${phone}` : (buyer?.phone ?? ''),
})

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
