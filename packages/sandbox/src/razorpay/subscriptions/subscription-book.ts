import { inSeconds, newId, type OrderEntity } from '../entities.ts'
import type { GatewayStore } from '../gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from '../problem.ts'
import type { InvoiceEntity, PlanEntity, SubscriptionEntity } from '../subscription-entities.ts'
import type { Mandate } from './mandate.ts'
import { periodStart } from './periods.ts'

export type SubscriptionBook = ReturnType<typeof createSubscriptionBook>

/** Reads and changes the subscriptions in the store; their time is a separate clock that testers advance. */
export function createSubscriptionBook(store: GatewayStore) {
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
  return {
    find,
    planOf,
    mandateOf,
    now: () => inSeconds() + (store.clocks.get('clock')?.ahead ?? 0),

    move(one: SubscriptionEntity, change: Partial<SubscriptionEntity>): SubscriptionEntity {
      const next = { ...find(one.id), ...change }
      store.keep('subscriptions', next)
      return next
    },

    know(one: SubscriptionEntity, change: Partial<Mandate>): Mandate {
      const next = { ...mandateOf(one), ...change }
      store.keep('mandates', next)
      return next
    },

    begin: (id: string, bank: Mandate['bank'], anchor: number): void =>
      store.keep('mandates', { id, anchor, period: 0, refusals: 0, bank, endsWithPeriod: false }),

    startOf: (one: SubscriptionEntity, period: number): number =>
      periodStart(mandateOf(one).anchor, planOf(one), period),
  }
}

/** The invoice of the current period; a retried charge belongs to the same invoice. */
export function invoiceOf(store: GatewayStore, book: SubscriptionBook, one: SubscriptionEntity, at: number) {
  const { period } = book.mandateOf(one)
  const start = book.startOf(one, period)
  const open = [...store.invoices.values()].find(
    (invoice) => invoice.subscription_id === one.id && invoice.billing_start === start,
  )
  if (open) return open
  const { amount, currency } = book.planOf(one).item
  const order: OrderEntity = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: one.notes,
    created_at: at,
  }
  store.keep('orders', order)
  const invoice: InvoiceEntity = {
    id: newId('inv'),
    entity: 'invoice',
    subscription_id: one.id,
    order_id: order.id,
    payment_id: null,
    amount,
    currency,
    status: 'issued',
    billing_start: start,
    issued_at: at,
    paid_at: null,
    billing_end: book.startOf(one, period + 1),
  }
  store.keep('invoices', invoice)
  return invoice
}
