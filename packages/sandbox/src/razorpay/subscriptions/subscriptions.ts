import { createHmac } from 'node:crypto'
import type { PaymentWay } from '../entities.ts'
import {
  type InvoiceEntity,
  inSeconds,
  newId,
  type OrderEntity,
  type PaymentEntity,
  type PlanEntity,
  type SubscriptionEntity,
} from '../entities.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayStore, Mandate } from '../gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from '../problem.ts'
import type { Webhooks } from '../webhooks.ts'
import { periodStart } from './periods.ts'

export interface SubscriptionParts {
  readonly store: GatewayStore
  readonly gateway: Gateway
  readonly webhooks: Webhooks
  readonly keySecret: string
}
export type Subscriptions = ReturnType<typeof createSubscriptions>

export interface Authorisation {
  readonly way: PaymentWay
  /** `failing`: the bank says yes today and no from the next charge on; `waiting`: it is authorised and charged later. */
  readonly outcome: 'success' | 'failure' | 'failing' | 'waiting'
  readonly email?: string
  readonly contact?: string
}

const day = 86_400
/** The first try and three more, a day apart. */
const mostRefusals = 4

/** Standing orders: authorised once, charged each period by a clock of their own that testers move. */
// limit: one state machine, moved by the shop, by the bank and by a clock that testers turn
export function createSubscriptions({ store, gateway, webhooks, keySecret }: SubscriptionParts) {
  const now = () => inSeconds() + (store.clocks.get('clock')?.ahead ?? 0)

  function find(id: string): SubscriptionEntity {
    const subscription = store.subscriptions.get(id)
    if (!subscription) throw idDoesNotExist()
    return subscription
  }
  function planOf({ plan_id }: SubscriptionEntity): PlanEntity {
    const plan = store.plans.get(plan_id)
    if (!plan) throw idDoesNotExist()
    return plan
  }
  function mandateOf({ id }: SubscriptionEntity): Mandate {
    const mandate = store.mandates.get(id)
    if (!mandate) throw new GatewayProblem('No mandate was given for this subscription.')
    return mandate
  }
  function move(one: SubscriptionEntity, change: Partial<SubscriptionEntity>): SubscriptionEntity {
    const next = { ...find(one.id), ...change }
    store.keep('subscriptions', next)
    return next
  }
  function know(one: SubscriptionEntity, change: Partial<Mandate>): Mandate {
    const next = { ...mandateOf(one), ...change }
    store.keep('mandates', next)
    return next
  }

  /** What this period asks for; a charge that is tried again is the same invoice. */
  function invoiceOf(one: SubscriptionEntity, at: number): InvoiceEntity {
    const { anchor, period } = mandateOf(one)
    const start = periodStart(anchor, planOf(one), period)
    const open = [...store.invoices.values()].find(
      (invoice) => invoice.subscription_id === one.id && invoice.billing_start === start,
    )
    if (open) return open
    const { amount, currency } = planOf(one).item
    const order: OrderEntity = {
      ...{ id: newId('order'), entity: 'order', amount, amount_paid: 0, amount_due: amount, currency, receipt: null },
      ...{ offer_id: null, status: 'created', attempts: 0, notes: one.notes, created_at: at },
    }
    store.keep('orders', order)
    const invoice: InvoiceEntity = {
      ...{ id: newId('inv'), entity: 'invoice', subscription_id: one.id, order_id: order.id, payment_id: null, amount },
      ...{ currency, status: 'issued', billing_start: start, issued_at: at, paid_at: null },
      billing_end: periodStart(anchor, planOf(one), period + 1),
    }
    store.keep('invoices', invoice)
    return invoice
  }

  /** On to the next period; the last one that is paid for completes it. */
  function paid(one: SubscriptionEntity, invoice: InvoiceEntity, payment: PaymentEntity, at: number): void {
    store.keep('invoices', { ...invoice, status: 'paid', payment_id: payment.id, paid_at: at })
    know(one, { period: mandateOf(one).period + 1, refusals: 0 })
    const [count, isFirst] = [one.paid_count + 1, one.paid_count === 0]
    const isLast = count >= one.total_count
    const next = move(one, {
      ...{ status: 'active', paid_count: count, remaining_count: one.total_count - count },
      ...{ current_start: invoice.billing_start, current_end: invoice.billing_end },
      charge_at: isLast ? null : invoice.billing_end,
    })
    if (isFirst || one.status === 'pending') webhooks.emit('subscription.activated', { subscription: next })
    webhooks.emit('subscription.charged', { subscription: next, payment })
    if (isLast) {
      webhooks.emit('subscription.completed', { subscription: move(next, { status: 'completed', ended_at: at }) })
    }
  }

  function refused(one: SubscriptionEntity, payment: PaymentEntity, at: number): void {
    const { refusals, period, anchor } = know(one, { refusals: mandateOf(one).refusals + 1 })
    if (refusals < mostRefusals) {
      const subscription = move(one, { status: 'pending', charge_at: at + day })
      webhooks.emit('subscription.pending', { subscription, payment })
      return
    }
    know(one, { period: period + 1, refusals: 0 })
    const charge_at = periodStart(anchor, planOf(one), period + 1)
    webhooks.emit('subscription.halted', { subscription: move(one, { status: 'halted', charge_at }) })
  }

  function charge(one: SubscriptionEntity, at: number, way: PaymentWay = 'card'): PaymentEntity {
    const invoice = invoiceOf(one, at)
    const outcome = mandateOf(one).bank === 'pays' ? 'success' : 'failure'
    const payment = gateway.attempt({ orderId: invoice.order_id, way, outcome, invoice: { id: invoice.id, at } })
    if (payment.status === 'captured') paid(one, invoice, payment, at)
    else refused(one, payment, at)
    return payment
  }

  function step(one: SubscriptionEntity, at: number): void {
    const { anchor, period, endsWithPeriod } = mandateOf(one)
    if (endsWithPeriod) {
      const subscription = move(one, { status: 'cancelled', ended_at: at, charge_at: null })
      webhooks.emit('subscription.cancelled', { subscription })
    } else if (one.status === 'paused' || one.status === 'halted') {
      // Nobody is asked for this period: what is halted has an invoice that stays open, what is paused has none.
      if (one.status === 'halted') invoiceOf(one, at)
      know(one, { period: period + 1 })
      move(one, { charge_at: periodStart(anchor, planOf(one), period + 1) })
    } else charge(one, at)
  }

  /** Everything that falls due until now, each at its own moment and in that order. */
  function runDue(): void {
    for (;;) {
      const [next] = [...store.subscriptions.values()]
        .filter(({ charge_at, ended_at }) => charge_at !== null && ended_at === null && charge_at <= now())
        .sort((a, b) => (a.charge_at ?? 0) - (b.charge_at ?? 0))
      if (!next?.charge_at) return
      step(next, next.charge_at)
    }
  }

  function authenticated(one: SubscriptionEntity, bank: Mandate['bank'], chargeAt: number): SubscriptionEntity {
    store.keep('mandates', { id: one.id, anchor: chargeAt, period: 0, refusals: 0, bank, endsWithPeriod: false })
    const subscription = move(one, { status: 'authenticated', start_at: chargeAt, charge_at: chargeAt })
    webhooks.emit('subscription.authenticated', { subscription })
    return subscription
  }

  return {
    find,
    planOf,
    runDue,
    now,

    /** Its owner says yes at the window: the first period is charged at once. */
    authorise(id: string, { way, outcome }: Authorisation): PaymentEntity | undefined {
      const one = find(id)
      if (one.status !== 'created') throw new GatewayProblem('This subscription was authorised already.')
      if (outcome === 'waiting') {
        authenticated(one, 'pays', now() + day)
        return undefined
      }
      if (outcome === 'failure') {
        store.keep('mandates', { id, anchor: now(), period: 0, refusals: 0, bank: 'refuses', endsWithPeriod: false })
        const invoice = invoiceOf(one, now())
        move(one, { auth_attempts: one.auth_attempts + 1 })
        return gateway.attempt({ orderId: invoice.order_id, way, outcome, invoice: { id: invoice.id, at: now() } })
      }
      const payment = charge(authenticated(one, 'pays', now()), now(), way)
      if (outcome === 'failing') know(one, { bank: 'refuses' })
      return payment
    },

    sign: (id: string, payment: PaymentEntity) => ({
      razorpay_payment_id: payment.id,
      razorpay_subscription_id: id,
      razorpay_signature: createHmac('sha256', keySecret).update(`${payment.id}|${id}`).digest('hex'),
    }),

    cancel(id: string, isAtEnd: boolean): SubscriptionEntity {
      const one = find(id)
      if (one.ended_at !== null) {
        throw new GatewayProblem(`Subscription is not cancellable in ${one.status} status.`)
      }
      if (isAtEnd) {
        if (one.status !== 'active') {
          throw new GatewayProblem('Subscription cannot be cancelled since no billing cycle is going on')
        }
        know(one, { endsWithPeriod: true })
        return move(one, { has_scheduled_changes: true })
      }
      const subscription = move(one, { status: 'cancelled', ended_at: now(), charge_at: null })
      webhooks.emit('subscription.cancelled', { subscription })
      return subscription
    },

    pause(id: string): SubscriptionEntity {
      const one = find(id)
      if (one.status !== 'active') throw new GatewayProblem(`Subscription cannot be paused in ${one.status} state`)
      const subscription = move(one, { status: 'paused' })
      webhooks.emit('subscription.paused', { subscription })
      return subscription
    },

    resume(id: string): SubscriptionEntity {
      const one = find(id)
      if (one.status !== 'paused') throw new GatewayProblem(`Subscription cannot be resumed in ${one.status} state`)
      runDue()
      const subscription = move(one, { status: 'active' })
      webhooks.emit('subscription.resumed', { subscription })
      return subscription
    },

    /** The bank changes its mind; one that was halted goes on with its next period. */
    bank(id: string, bank: Mandate['bank']): SubscriptionEntity {
      const one = find(id)
      know(one, { bank })
      if (bank !== 'pays' || one.status !== 'halted') return one
      const subscription = move(one, { status: 'active' })
      webhooks.emit('subscription.activated', { subscription })
      return subscription
    },

    /** Time passes, for standing orders only. */
    forward(seconds: number): number {
      store.keep('clocks', { id: 'clock', ahead: (store.clocks.get('clock')?.ahead ?? 0) + seconds })
      runDue()
      return now()
    },
  }
}
