import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PaymentEntity } from '../entities.ts'
import type { Gateway } from '../gateway.ts'
import { GatewayProblem } from '../problem.ts'
import { isAuthorisation } from '../subscriptions/subscription-control.ts'
import type { Subscriptions } from '../subscriptions/subscriptions.ts'
import { brokenPage, checkoutPage, type PageWishes, type ToPay } from './checkout-page.ts'
import { checkoutPageScript } from './checkout-page-script.ts'
import { checkoutPageStyle } from './checkout-page-style.ts'
import { checkoutScript } from './checkout-script.ts'
import { isOutcome, isWay } from './ways-to-pay.ts'

type Fields = Record<string, string | undefined>

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'"

/**
 * The script for shops' pages, the payment window, and the endpoints that the window calls. No secret is needed: a key
 * is public.
 */
export async function serveCheckout(
  app: FastifyInstance,
  { gateway, subscriptions, keyId }: { gateway: Gateway; subscriptions: Subscriptions; keyId: string },
): Promise<void> {
  const text = (type: string, body: string) => (_: unknown, reply: FastifyReply) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body)
  app.get('/v1/checkout.js', text('text/javascript', checkoutScript))
  app.get('/v1/checkout/page.js', text('text/javascript', checkoutPageScript))
  app.get('/v1/checkout/page.css', text('text/css', checkoutPageStyle))

  /** An order, or a subscription that needs a mandate. */
  function toPay({ order_id = '', subscription_id: id }: Fields): ToPay {
    if (!id) {
      const { amount, status } = gateway.orderOf(order_id)
      return { kind: 'order', id: order_id, amount, isPaid: status === 'paid' }
    }
    const subscription = subscriptions.find(id)
    const { amount } = subscriptions.planOf(subscription).item
    return { kind: 'subscription', id, amount, isPaid: subscription.status !== 'created' }
  }

  function page(reply: FastifyReply, fields: Fields) {
    reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    try {
      if (fields.key_id !== keyId) throw new GatewayProblem('The shop’s key is unknown.')
      return reply.send(checkoutPage(toPay(fields), wishesOf(fields)))
    } catch (error) {
      if (!(error instanceof GatewayProblem)) throw error
      return reply.code(400).send(brokenPage(error.description))
    }
  }
  app.get<{ Querystring: Fields }>('/v1/checkout/public', ({ query }, reply) => page(reply, query))
  // Without a script, the shop's page posts a form, and the result comes back as another form.
  app.post<{ Body: Fields }>('/v1/checkout/embedded', ({ body }, reply) => page(reply, body ?? {}))

  const told = (payment: PaymentEntity, outcome?: string) => {
    const isPaid = payment.status === 'captured' || payment.status === 'authorized'
    return {
      id: payment.id,
      ...(outcome && { outcome }),
      ...(isPaid && { signed: gateway.sign(payment) }),
      ...(payment.status === 'failed' && { error: gateway.failureOf(payment) }),
    }
  }
  function authorised(id: string, way: string | undefined, outcome: string | undefined) {
    const wish = outcome === 'lost' ? 'success' : outcome
    if (!isWay(way) || !isAuthorisation(wish)) throw new GatewayProblem('Choose how to pay.')
    const payment = subscriptions.authorise(id, { way, outcome: wish })
    if (!payment) throw new GatewayProblem('Nothing was charged.')
    const { signed, ...rest } = told(payment, outcome)
    return { ...rest, ...(signed && { signed: subscriptions.sign(id, payment) }) }
  }
  app.post<{ Body: Fields }>('/v1/checkout/payments', ({ body }) => {
    const { key_id, order_id = '', subscription_id, method, outcome, email, contact } = body
    if (key_id !== keyId) throw new GatewayProblem('The shop’s key is unknown.')
    if (subscription_id) return authorised(subscription_id, method, outcome)
    if (!isWay(method) || !isOutcome(outcome)) throw new GatewayProblem('Choose how to pay.')
    const who = { ...(email && { email }), ...(contact && { contact }) }
    return told(gateway.attempt({ orderId: order_id, way: method, outcome, ...who }), outcome)
  })
  app.get<{ Params: { id: string } }>('/v1/checkout/payments/:id', ({ params }) => told(gateway.find(params.id)))
}

function wishesOf(fields: Fields): PageWishes {
  const web = (url = '') => (/^https?:\/\//.test(url) ? url : '')
  const { key_id = '', name = '', description = '', color = '', email = '', contact = '', method = '' } = fields
  return {
    keyId: key_id,
    name,
    description,
    color,
    method,
    email: email || fields['prefill[email]'] || '',
    contact: contact || fields['prefill[contact]'] || '',
    parent: web(fields.parent),
    callbackUrl: web(fields.callback_url),
    cancelUrl: web(fields.cancel_url),
    canRetry: fields.retry !== '0',
  }
}
