import type { FastifyError, FastifyInstance } from 'fastify'
import { serveApi } from './api-routes.ts'
import { serveCheckout } from './checkout/checkout-routes.ts'
import { serveControl } from './control/control-routes.ts'
import { noFaults } from './control/faults.ts'
import { createGateway } from './gateway.ts'
import { openGatewayStore } from './gateway-store.ts'
import { GatewayProblem } from './problem.ts'
import { createRefunds } from './refunds.ts'
import { serveSubscriptionControl } from './subscriptions/subscription-control.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'
import { createWebhooks } from './webhooks.ts'

export interface GatewayOptions {
  /** The folder in which payments are stored. */
  readonly folder: string
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** The shop's URL for events; without one nothing is sent until the control page sets one. */
  readonly webhookUrl?: string | undefined
}

/**
 * The stand-in for Razorpay: its API, its checkout script and window, its webhooks, and the control page for all of
 * these.
 */
export function serveGateway(app: FastifyInstance, options: GatewayOptions): { stop(): Promise<void> } {
  const { folder, keyId, keySecret, webhookSecret, webhookUrl } = options
  const store = openGatewayStore(folder)
  const faults = noFaults()
  const target = { url: webhookUrl }
  const webhooks = createWebhooks({ store, faults, secret: webhookSecret, target })
  const gateway = createGateway({ store, faults, webhooks, keySecret })
  const refunds = createRefunds({ store, faults, webhooks })
  const subscriptions = createSubscriptions({ store, gateway, webhooks, keySecret })
  const ticking = setInterval(() => subscriptions.runDue(), 5000).unref()

  void app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    own.setErrorHandler((error: FastifyError, _, reply) => {
      if (error instanceof GatewayProblem) return reply.code(error.status).send(error.body)
      const problem =
        (error.statusCode ?? 500) < 500
          ? new GatewayProblem('The request could not be understood.')
          : new GatewayProblem('We are facing some trouble completing your request.', null, 500, 'SERVER_ERROR')
      return reply.code(problem.status).send(problem.body)
    })
    await own.register(async (api) =>
      serveApi(api, { store, faults, gateway, refunds, subscriptions, keyId, keySecret }),
    )
    await own.register(async (pages) => serveCheckout(pages, { gateway, subscriptions, keyId }))
    await own.register(async (control) => {
      await serveControl(control, { store, faults, gateway, refunds, webhooks, target })
      serveSubscriptionControl(control, subscriptions)
    })
  })

  return {
    async stop() {
      clearInterval(ticking)
      gateway.stop()
      refunds.stop()
      await webhooks.stop()
    },
  }
}
