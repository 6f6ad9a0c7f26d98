import type { FastifyInstance } from 'fastify'
import { isOutcome, isWay } from '../checkout/ways-to-pay.ts'
import type { Gateway } from '../gateway.ts'
import type { GatewayStore } from '../gateway-store.ts'
import { GatewayProblem } from '../problem.ts'
import type { Refunds } from '../refunds.ts'
import type { Webhooks } from '../webhooks.ts'
import { controlPage } from './control-page.ts'
import { applyFaults, type Faults, noFaults } from './faults.ts'

export interface ControlParts {
  readonly store: GatewayStore
  readonly faults: Faults
  readonly gateway: Gateway
  readonly refunds: Refunds
  readonly webhooks: Webhooks
  readonly target: { url: string | undefined }
}

interface PayWish {
  order_id?: string
  method?: string
  outcome?: string
  /** For tests of payments that must be refused. */
  amount?: number
  currency?: string
  /** Leaves the payment authorised, for the shop to capture. */
  authorized?: boolean
}

/** Sets the faults of the outside world. */
function serveFaults(app: FastifyInstance, { store, faults, target }: ControlParts): void {
  const state = () => ({ faults, webhookUrl: target.url ?? null })

  app.get('/razorpay', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'")
      .send(controlPage(store)),
  )
  app.get('/razorpay/control', state)
  app.post<{ Body: (Partial<Faults> & { webhookUrl?: string }) | null }>('/razorpay/control', ({ body }) => {
    const { webhookUrl, ...wish } = body ?? {}
    if (webhookUrl !== undefined) target.url = webhookUrl || undefined
    applyFaults(faults, wish)
    return state()
  })
  app.post('/razorpay/control/reset', () => {
    applyFaults(faults, noFaults())
    return state()
  })
}

function servePaying(app: FastifyInstance, { gateway }: ControlParts): void {
  /** Pays as a person on the payment page would. */
  app.post<{ Body: PayWish | null }>('/razorpay/control/pay', ({ body }) => {
    const { order_id = '', method = 'upi', outcome = 'success', amount, currency, authorized } = body ?? {}
    if (!isWay(method) || !isOutcome(outcome)) throw new GatewayProblem('No such method or outcome.')
    const odd = { ...(amount !== undefined && { amount }), ...(currency !== undefined && { currency }) }
    const payment = gateway.attempt({
      orderId: order_id,
      way: method,
      outcome,
      ...odd,
      ...(authorized && { isCapturedByShop: true }),
    })
    const isPaid = payment.status === 'captured' || payment.status === 'authorized'
    return {
      payment,
      ...(isPaid && { signed: gateway.sign(payment) }),
      ...(payment.status === 'failed' && { error: gateway.failureOf(payment) }),
    }
  })
}

/** Decides how open payments and refunds end. */
function serveEnds(app: FastifyInstance, { gateway, refunds }: ControlParts): void {
  app.post<{ Params: { id: string }; Body: { to?: string } | null }>(
    '/razorpay/control/payments/:id',
    (request, reply) => {
      const { to } = request.body ?? {}
      if (to !== 'captured' && to !== 'authorized' && to !== 'failed') throw new GatewayProblem('No such outcome.')
      const payment = gateway.end(request.params.id, to)
      return isForm(request.headers['content-type']) ? reply.redirect('/razorpay', 303) : { payment }
    },
  )
  app.post<{ Params: { id: string }; Body: { to?: string } | null }>(
    '/razorpay/control/refunds/:id',
    (request, reply) => {
      const { to } = request.body ?? {}
      if (to !== 'processed' && to !== 'failed') throw new GatewayProblem('No such outcome.')
      const refund = refunds.end(request.params.id, to)
      return isForm(request.headers['content-type']) ? reply.redirect('/razorpay', 303) : { refund }
    },
  )
}

function serveRecords(app: FastifyInstance, { store, webhooks }: ControlParts): void {
  /** Every event, newest first, as it was signed; `resend` sends one again. */
  app.get('/razorpay/control/webhooks', () => ({ webhooks: [...store.deliveries.values()].reverse() }))
  app.post<{ Params: { id: string } }>('/razorpay/control/webhooks/:id/resend', ({ params }) => {
    if (!webhooks.resend(params.id)) throw new GatewayProblem('No such event.')
    return { ok: true }
  })

  /** The bank's statement, for comparison with the shop's books. */
  app.get('/razorpay/control/ledger', () => {
    const payments = [...store.payments.values()]
    const captured = payments.filter((payment) => payment.captured)
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
    return {
      captured: sum(captured.map(({ amount }) => amount)),
      refunded: sum(captured.map(({ amount_refunded }) => amount_refunded)),
      payments: payments.map(({ id, order_id, amount, amount_refunded, status }) => ({
        id,
        order_id,
        amount,
        amount_refunded,
        status,
        receipt: store.orders.get(order_id)?.receipt ?? null,
      })),
    }
  })
}

/** The controls for testers and tests. */
export async function serveControl(app: FastifyInstance, parts: ControlParts): Promise<void> {
  serveFaults(app, parts)
  servePaying(app, parts)
  serveEnds(app, parts)
  serveRecords(app, parts)
}

const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') ?? false
