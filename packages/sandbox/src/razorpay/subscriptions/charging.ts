import type { PaymentEntity, PaymentWay } from '../entities.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayStore } from '../gateway-store.ts'
import type { InvoiceEntity, SubscriptionEntity } from '../subscription-entities.ts'
import type { Webhooks } from '../webhooks.ts'
import { invoiceOf, type SubscriptionBook } from './subscription-book.ts'

export interface ChargingParts {
  readonly store: GatewayStore
  readonly gateway: Gateway
  readonly webhooks: Webhooks
  readonly book: SubscriptionBook
}
export type Charging = ReturnType<typeof createCharging>

const day = 86_400
/** The first attempt and three retries, a day apart. */
const mostRefusals = 4

/** Moves to the next period; the last paid one completes the subscription. */
function paid(
  { store, webhooks, book }: ChargingParts,
  one: SubscriptionEntity,
  invoice: InvoiceEntity,
  payment: PaymentEntity,
  at: number,
): void {
  store.keep('invoices', { ...invoice, status: 'paid', payment_id: payment.id, paid_at: at })
  book.know(one, { period: book.mandateOf(one).period + 1, refusals: 0 })
  const [count, isFirst] = [one.paid_count + 1, one.paid_count === 0]
  const isLast = count >= one.total_count
  const next = book.move(one, {
    status: 'active',
    paid_count: count,
    remaining_count: one.total_count - count,
    current_start: invoice.billing_start,
    current_end: invoice.billing_end,
    charge_at: isLast ? null : invoice.billing_end,
  })
  if (isFirst || one.status === 'pending') webhooks.emit('subscription.activated', { subscription: next })
  webhooks.emit('subscription.charged', { subscription: next, payment })
  if (isLast) {
    webhooks.emit('subscription.completed', { subscription: book.move(next, { status: 'completed', ended_at: at }) })
  }
}

function refused({ webhooks, book }: ChargingParts, one: SubscriptionEntity, payment: PaymentEntity, at: number): void {
  const { refusals, period } = book.know(one, { refusals: book.mandateOf(one).refusals + 1 })
  if (refusals < mostRefusals) {
    const subscription = book.move(one, { status: 'pending', charge_at: at + day })
    webhooks.emit('subscription.pending', { subscription, payment })
    return
  }
  book.know(one, { period: period + 1, refusals: 0 })
  const charge_at = book.startOf(one, period + 1)
  webhooks.emit('subscription.halted', { subscription: book.move(one, { status: 'halted', charge_at }) })
}

/** Charges each period when it is due. */
export function createCharging(parts: ChargingParts) {
  const { store, gateway, webhooks, book } = parts

  function charge(one: SubscriptionEntity, at: number, way: PaymentWay = 'card'): PaymentEntity {
    const invoice = invoiceOf(store, book, one, at)
    const outcome = book.mandateOf(one).bank === 'pays' ? 'success' : 'failure'
    const payment = gateway.attempt({ orderId: invoice.order_id, way, outcome, invoice: { id: invoice.id, at } })
    if (payment.status === 'captured') paid(parts, one, invoice, payment, at)
    else refused(parts, one, payment, at)
    return payment
  }

  function step(one: SubscriptionEntity, at: number): void {
    const { period, endsWithPeriod } = book.mandateOf(one)
    if (endsWithPeriod) {
      const subscription = book.move(one, { status: 'cancelled', ended_at: at, charge_at: null })
      webhooks.emit('subscription.cancelled', { subscription })
    } else if (one.status === 'paused' || one.status === 'halted') {
      // This period is not charged: a halted subscription gets an invoice that stays open, a paused one gets none.
      if (one.status === 'halted') invoiceOf(store, book, one, at)
      book.know(one, { period: period + 1 })
      book.move(one, { charge_at: book.startOf(one, period + 1) })
    } else charge(one, at)
  }

  /** Processes everything that is due by now, in order and each at its own time. */
  function runDue(): void {
    for (;;) {
      const [next] = [...store.subscriptions.values()]
        .filter(({ charge_at, ended_at }) => charge_at !== null && ended_at === null && charge_at <= book.now())
        .sort((a, b) => (a.charge_at ?? 0) - (b.charge_at ?? 0))
      if (!next?.charge_at) return
      step(next, next.charge_at)
    }
  }

  return { charge, runDue }
}
