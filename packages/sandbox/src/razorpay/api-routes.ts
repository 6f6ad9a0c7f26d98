import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from './control/faults.ts'
import { type CustomerEntity, inSeconds, newId, type OrderEntity } from './entities.ts'
import type { Gateway } from './gateway.ts'
import type { GatewayStore } from './gateway-store.ts'
import { GatewayProblem, idDoesNotExist } from './problem.ts'
import type { Refunds } from './refunds.ts'
import { currencyOf, notesOf, optionalText, paiseOf } from './request-fields.ts'
import { serveSubscriptions } from './subscriptions/subscription-routes.ts'
import type { Subscriptions } from './subscriptions/subscriptions.ts'

export interface ApiParts {
  readonly store: GatewayStore
  readonly faults: Faults
  readonly gateway: Gateway
  readonly refunds: Refunds
  readonly subscriptions: Subscriptions
  readonly keyId: string
  readonly keySecret: string
}
type Body = Record<string, unknown>
type ById = { Params: { id: string }; Body: Body | null }

const collection = <T>(items: readonly T[]) => ({ entity: 'collection', count: items.length, items })
const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Checks the shop's key and secret, and applies the faults that a tester has set. */
function guard(app: FastifyInstance, { faults, keyId, keySecret }: ApiParts): void {
  const credentials = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  app.addHook('onRequest', async (request, reply) => {
    if (faults.slow > 0) await wait(faults.slow)
    if (faults.api === 'down') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (faults.api === 'broken') return reply.code(502).type('text/html').send('<h1>502 Bad Gateway</h1>')
    if (faults.api === 'nonsense') return reply.send({ hello: 'world' })
    const given = Buffer.from(request.headers.authorization ?? '')
    if (faults.api === 'locked' || given.length !== credentials.length || !timingSafeEqual(given, credentials)) {
      throw new GatewayProblem('Authentication failed', null, 401)
    }
  })
}

function serveOrders(app: FastifyInstance, { store, gateway }: ApiParts): void {
  app.post<{ Body: Body | null }>('/v1/orders', ({ body }): OrderEntity => {
    const amount = paiseOf(body?.amount)
    const order: OrderEntity = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: currencyOf(body?.currency),
      receipt: optionalText(body?.receipt, 'receipt', 40),
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: notesOf(body?.notes),
      created_at: inSeconds(),
    }
    store.keep('orders', order)
    return order
  })
  app.get<{ Querystring: { receipt?: string } }>('/v1/orders', ({ query }) => {
    const orders = [...store.orders.values()].reverse()
    return collection(orders.filter(({ receipt }) => !query.receipt || receipt === query.receipt).slice(0, 100))
  })
  app.get<ById>('/v1/orders/:id', ({ params }) => gateway.orderOf(params.id))
  app.get<ById>('/v1/orders/:id/payments', ({ params }) =>
    collection(gateway.paymentsOf(gateway.orderOf(params.id).id)),
  )
}

interface PaymentsQuery {
  readonly from?: string
  readonly to?: string
  readonly count?: string
  readonly skip?: string
}

/** Latest first; at most a hundred at once. */
function paymentsIn({ payments }: GatewayStore, { from, to, count, skip }: PaymentsQuery) {
  const [first, last] = [Number(from ?? 0), Number(to ?? Number.POSITIVE_INFINITY)]
  const at = Number(skip ?? 0)
  const all = [...payments.values()].filter(({ created_at: when }) => when >= first && when <= last).reverse()
  return collection(all.slice(at, at + Math.min(100, Number(count ?? 10))))
}

function servePayments(app: FastifyInstance, { store, gateway, refunds }: ApiParts): void {
  app.get<{ Querystring: PaymentsQuery }>('/v1/payments', ({ query }) => paymentsIn(store, query))
  app.get<ById>('/v1/payments/:id', ({ params }) => gateway.find(params.id))
  app.post<ById>('/v1/payments/:id/capture', ({ params, body }) => {
    if (body?.currency !== undefined) currencyOf(body.currency)
    return gateway.captureByShop(params.id, paiseOf(body?.amount))
  })
  app.post<ById>('/v1/payments/:id/refund', (request) => {
    const key = header(request, 'x-refund-idempotency') ?? header(request, 'idempotency-key')
    return refunds.create(request.params.id, request.body ?? {}, key)
  })
  app.get<ById>('/v1/payments/:id/refunds', ({ params }) => collection(refunds.of(gateway.find(params.id).id)))
  app.get<{ Params: { id: string; refundId: string } }>('/v1/payments/:id/refunds/:refundId', ({ params }) =>
    refunds.find(params.refundId),
  )
  app.get<ById>('/v1/refunds/:id', ({ params }) => refunds.find(params.id))
}

function serveCustomers(app: FastifyInstance, { store }: ApiParts): void {
  app.post<{ Body: Body | null }>('/v1/customers', ({ body }): CustomerEntity => {
    const [name, email, contact] = ['name', 'email', 'contact'].map(
      (field) => optionalText(body?.[field], field, 64) ?? '',
    )
    const known = [...store.customers.values()].find((one) => one.email === email && one.contact === contact)
    if (known && String(body?.fail_existing ?? '1') !== '0') {
      throw new GatewayProblem('Customer already exists for the merchant')
    }
    if (known) return known
    const customer: CustomerEntity = {
      id: newId('cust'),
      entity: 'customer',
      name: name ?? '',
      email: email ?? '',
      contact: contact ?? '',
      gstin: null,
      notes: notesOf(body?.notes),
      created_at: inSeconds(),
    }
    store.keep('customers', customer)
    return customer
  })
  app.get<ById>('/v1/customers/:id', ({ params }) => {
    const customer = store.customers.get(params.id)
    if (!customer) throw idDoesNotExist()
    return customer
  })
}

/** The endpoints for a shop's server, which need its key and secret. */
export async function serveApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  guard(app, parts)
  serveOrders(app, parts)
  servePayments(app, parts)
  serveSubscriptions(app, parts)
  serveCustomers(app, parts)
}
