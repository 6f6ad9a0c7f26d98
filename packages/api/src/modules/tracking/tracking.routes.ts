import { phoneCode, phoneVerify, trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Plugin } from '../../plugin.ts'
import type { TrackingService } from './tracking.service.ts'

export const trackingRoutes: Plugin<{ tracking: TrackingService }> = async (app, { tracking }) => {
  app.route({
    ...phoneCode,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async ({ body }) => ({ data: await tracking.sendCode(body) }),
  })
  app.route({
    ...phoneVerify,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async ({ body }) => ({ data: await tracking.verify(body) }),
  })
  app.route({
    ...trackOrder,
    handler: async (request, reply) => {
      const { seen, wait = 15 } = request.query
      const follower = { userId: request.user?.userId, token: bearerOf(request) }
      const patience = { seen, milliseconds: wait * 1000, gone: goneOf(reply) }
      reply.header('cache-control', 'no-store')
      return { data: await tracking.track(request.params.orderId, follower, patience) }
    },
  })
}

/**
 * The bearer token of a request without a user. Tracking tokens are sent like access tokens; the signature tells them
 * apart.
 */
const bearerOf = ({ headers, user }: FastifyRequest): string | undefined =>
  user ? undefined : /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** Aborts when the client disconnects. */
function goneOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
