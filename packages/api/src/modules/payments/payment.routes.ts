import { releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import {
  createGatewayOrder,
  gatewayCallback,
  gatewayCustomer,
  gatewayWebhook,
  settleGatewayPayment,
} from '@nukkad/contracts/endpoints/orders/payments'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { WebhookService } from './gateway-news/webhook.service.ts'
import type { Answered, PaymentService } from './payment.service.ts'

export const paymentRoutes: Plugin<{ payments: PaymentService }> = async (app, { payments }) => {
  app.route({
    ...createGatewayOrder,
    handler: (request) => payments.open(signedIn(request).userId, request.body.transactionId),
  })
  app.route({
    ...settleGatewayPayment,
    handler: (request) => payments.handleAnswer(signedIn(request).userId, request.params.transactionId, request.body),
  })
  app.route({ ...gatewayCustomer, handler: (request) => payments.customer(signedIn(request).userId) })
  app.route({
    ...releasePending,
    handler: async (request) => ({
      data: { ok: await payments.release(signedIn(request).userId, request.body.transactionId) },
    }),
  })
}

/**
 * Takes the form that the browser posts on behalf of the gateway; it is trusted only with a valid signature, otherwise
 * the gateway is asked. Redirects to a GET.
 */
export const callbackRoutes: Plugin<{ payments: PaymentService }> = async (app, { payments }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.route({
    ...gatewayCallback,
    handler: async (request, reply) => {
      const { transactionId } = request.params
      const { data } = await payments.handleAnswer(undefined, transactionId, saidBy(request.body))
      return reply.redirect(data.continueAt ?? `/txn/track/${transactionId}`, 303)
    },
  })
}

function saidBy(body: unknown): Answered {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = (name: string, most: number) => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, most) } : {}
  }
  return {
    ...text('razorpay_payment_id', 60),
    ...text('razorpay_order_id', 60),
    ...text('razorpay_signature', 200),
  }
}

/** The body stays raw, because its bytes were signed. */
export const webhookRoutes: Plugin<{ webhooks: WebhookService }> = async (app, { webhooks }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  const header = ({ headers }: FastifyRequest, name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
  app.route({
    ...gatewayWebhook,
    handler: async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await webhooks.receive(body, {
        signature: header(request, 'x-razorpay-signature'),
        eventId: header(request, 'x-razorpay-event-id'),
      })
      return { status: 'ok' }
    },
  })
}
