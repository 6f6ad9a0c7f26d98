import { createHmac } from 'node:crypto'
import type { PaymentEntity, PaymentWay } from '../entities.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayStore } from '../gateway-store.ts'
import { GatewayProblem } from '../problem.ts'
import type { SubscriptionEntity } from '../subscription-entities.ts'
import type { Webhooks } from '../webhooks.ts'
import { createCharging } from './charging.ts'
import type { Mandate } from './mandate.ts'
import { createSteering } from './steering.ts'
import { createSubscriptionBook, invoiceOf } from './subscription-book.ts'

export interface SubscriptionParts {
  readonly store: GatewayStore
  readonly gateway: Gateway
  readonly webhooks: Webhooks
  readonly keySecret: string
}
export type Subscriptions = ReturnType<typeof createSubscriptions>

export interface Authorisation {
  readonly way: PaymentWay
  /**
   * `failing`: the bank approves today and refuses from the next charge on; `waiting`: authorised now and charged
   * later.
   */
  readonly outcome: 'success' | 'failure' | 'failing' | 'waiting'
  readonly email?: string
  readonly contact?: string
}

const day = 86_400

/** Subscriptions: authorised once, then charged each period by a separate clock that testers advance. */
export function createSubscriptions({ store, gateway, webhooks, keySecret }: SubscriptionParts) {
  const book = createSubscriptionBook(store)
  const { find, planOf, now } = book
  const parts = { store, gateway, webhooks, book }
  const charging = createCharging(parts)

  function authenticated(one: SubscriptionEntity, bank: Mandate['bank'], chargeAt: number): SubscriptionEntity {
    book.begin(one.id, bank, chargeAt)
    const subscription = book.move(one, { status: 'authenticated', start_at: chargeAt, charge_at: chargeAt })
    webhooks.emit('subscription.authenticated', { subscription })
    return subscription
  }

  /** A first payment that the bank refuses; the subscription waits for another attempt. */
  function refusedAtOnce(one: SubscriptionEntity, way: PaymentWay): PaymentEntity {
    book.begin(one.id, 'refuses', now())
    const { id, order_id: orderId } = invoiceOf(store, book, one, now())
    book.move(one, { auth_attempts: one.auth_attempts + 1 })
    return gateway.attempt({ orderId, way, outcome: 'failure', invoice: { id, at: now() } })
  }

  return {
    find,
    planOf,
    now,
    runDue: charging.runDue,
    ...createSteering(parts, charging),

    /** The customer approves in the window: the first period is charged at once. */
    authorise(id: string, { way, outcome }: Authorisation): PaymentEntity | undefined {
      const one = find(id)
      if (one.status !== 'created') throw new GatewayProblem('This subscription has already been authorised.')
      if (outcome === 'waiting') {
        authenticated(one, 'pays', now() + day)
        return undefined
      }
      if (outcome === 'failure') return refusedAtOnce(one, way)
      const payment = charging.charge(authenticated(one, 'pays', now()), now(), way)
      if (outcome === 'failing') book.know(one, { bank: 'refuses' })
      return payment
    },

    sign: (id: string, payment: PaymentEntity) => ({
      razorpay_payment_id: payment.id,
      razorpay_subscription_id: id,
      razorpay_signature: createHmac('sha256', keySecret).update(`${payment.id}|${id}`).digest('hex'),
    }),
  }
}
