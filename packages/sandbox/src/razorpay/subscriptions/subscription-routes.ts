import type { FastifyInstance } from 'fastify'
import { inSeconds, newId } from '../entities.ts'
import type { GatewayStore } from '../gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from '../problem.ts'
import { currencyOf, notesOf, optionalText, paiseOf } from '../request-fields.ts'
import type { PlanEntity, SubscriptionEntity } from '../subscription-entities.ts'
import type { Subscriptions } from './subscriptions.ts'

type Body = Record<string, unknown>
type ById = { Params: { id: string }; Body: Body | null }

const collection = <T>(items: readonly T[]) => ({ entity: 'collection', count: items.length, items })

function countOf(value: unknown, field: string, most: number): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new GatewayProblem(`The ${field} must be between 1 and ${most}.`, field)
  }
  return count
}

/** Plans, subscriptions and their invoices; the routes need the shop's key and secret. */
export function serveSubscriptions(
  app: FastifyInstance,
  { store, subscriptions }: { store: GatewayStore; subscriptions: Subscriptions },
): void {
  app.post<{ Body: Body | null }>('/v1/plans', ({ body }): PlanEntity => {
    const item = (body?.item ?? {}) as Body
    const { period } = body ?? {}
    if (period !== 'weekly' && period !== 'monthly') throw new GatewayProblem('The period is invalid.', 'period')
    const amount = paiseOf(item.amount)
    const plan: PlanEntity = {
      id: newId('plan'),
      entity: 'plan',
      period,
      interval: countOf(body?.interval, 'interval', 12),
      item: {
        name: optionalText(item.name, 'name', 120) ?? '',
        amount,
        unit_amount: amount,
        currency: currencyOf(item.currency),
      },
      notes: notesOf(body?.notes),
      created_at: inSeconds(),
    }
    store.keep('plans', plan)
    return plan
  })
  app.get<ById>('/v1/plans/:id', ({ params }) => {
    const plan = store.plans.get(params.id)
    if (!plan) throw idDoesNotExist()
    return plan
  })

  app.post<{ Body: Body | null }>('/v1/subscriptions', ({ body }): SubscriptionEntity => {
    const plan_id = String(body?.plan_id ?? '')
    if (!store.plans.has(plan_id)) throw idDoesNotExist()
    const count = countOf(body?.total_count, 'total_count', 1200)
    const id = newId('sub')
    const subscription: SubscriptionEntity = {
      id,
      entity: 'subscription',
      plan_id,
      status: 'created',
      current_start: null,
      current_end: null,
      ended_at: null,
      quantity: 1,
      notes: notesOf(body?.notes),
      charge_at: null,
      start_at: null,
      auth_attempts: 0,
      total_count: count,
      paid_count: 0,
      remaining_count: count,
      customer_notify: Number(body?.customer_notify ?? 1) === 1,
      short_url: `https://rzp.io/i/${id.slice(4, 12)}`,
      has_scheduled_changes: false,
      source: 'api',
      created_at: subscriptions.now(),
    }
    store.keep('subscriptions', subscription)
    return subscription
  })
  app.get<ById>('/v1/subscriptions/:id', ({ params }) => subscriptions.find(params.id))
  app.post<ById>('/v1/subscriptions/:id/cancel', ({ params, body }) =>
    subscriptions.cancel(params.id, Number(body?.cancel_at_cycle_end ?? 0) === 1),
  )
  app.post<ById>('/v1/subscriptions/:id/pause', ({ params }) => subscriptions.pause(params.id))
  app.post<ById>('/v1/subscriptions/:id/resume', ({ params }) => subscriptions.resume(params.id))

  app.get<{ Querystring: { subscription_id?: string } }>('/v1/invoices', ({ query }) =>
    collection(
      [...store.invoices.values()]
        .filter(({ subscription_id }) => !query.subscription_id || subscription_id === query.subscription_id)
        .reverse()
        .slice(0, 100),
    ),
  )
}
