import {
  answerComplaint,
  makeComplaint,
  receivedComplaints,
  trackComplaint,
} from '@nukkad/contracts/endpoints/people/complaints'
import { networkOf } from '@nukkad/contracts/network-of'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { ComplaintService } from './complaint.service.ts'

export const complaintRoutes: Plugin<{ complaints: ComplaintService }> = async (app, { complaints }) => {
  app.route({
    ...makeComplaint,
    config: {
      rateLimit: {
        max: 60,
        timeWindow: '1 hour',
        keyGenerator: ({ user, ip }: FastifyRequest) => `complaint:${user?.userId ?? networkOf(ip)}`,
      },
    },
    handler: async (request) => {
      const sender = { userId: request.user?.userId ?? null, ip: request.ip, key: idempotencyKey(request) }
      return { data: await complaints.make(request.body, sender) }
    },
  })
  app.route({
    ...trackComplaint,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async ({ body }) => ({ data: await complaints.track(body.ticket, body.email) }),
  })
  app.route({
    ...receivedComplaints,
    handler: ({ query: { state, page = 1, pagesize = 20 } }) => complaints.list(state !== 'answered', page, pagesize),
  })
  app.route({
    ...answerComplaint,
    handler: async (request) => {
      const { ticket } = request.params
      return { data: await complaints.answer(ticket, signedIn(request).userId, request.body.answer) }
    },
  })
}
