import { phoneCode, phoneVerify, trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Plugin } from '../../plugin.ts'
import { browserOf, tieToBrowser } from '../auth/sessions/browser-cookie.ts'
import type { TrackingService } from './tracking.service.ts'

interface Services {
  readonly tracking: TrackingService
  readonly isSecure: boolean
}

export const trackingRoutes: Plugin<Services> = async (app, { tracking, isSecure }) => {
  app.route({
    ...phoneCode,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const browser = tieToBrowser(request, reply, { path: '/api/user', isSecure })
      return { data: await tracking.sendCode(request.body, { ip: request.ip, browser }) }
    },
  })
  app.route({
    ...phoneVerify,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request) => ({ data: await tracking.verify(request.body, browserOf(request)) }),
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
