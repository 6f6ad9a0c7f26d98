import {
  awardBrands,
  awardVote,
  ballotReport,
  exportVotes,
  getPoll,
  listBallots,
  votePoll,
} from '@nukkad/contracts/endpoints/campaigns/ballots'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { Ballots } from './ballot.service.ts'

const voterOf = (request: FastifyRequest) => ({ userId: signedIn(request).userId, ip: request.ip })
/** By user and not by address: a whole hall may vote from one network. */
const limit = {
  rateLimit: {
    max: 120,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `vote:${request.user?.userId ?? request.ip}`,
  },
}

export const ballotRoutes: Plugin<{ ballots: Ballots }> = async (app, { ballots }) => {
  app.route({
    ...getPoll,
    handler: async ({ params, user }) => ({ data: await ballots.poll(params.id, user?.userId ?? null) }),
  })
  app.route({
    ...votePoll,
    config: limit,
    handler: async (request) => ({
      data: await ballots.votePoll(request.params.id, request.body.optionId, voterOf(request)),
    }),
  })
  app.route({ ...awardBrands, handler: async ({ user }) => ({ data: await ballots.awards(user?.userId ?? null) }) })
  app.route({
    ...awardVote,
    config: limit,
    handler: async (request) => {
      const { category, brandId } = request.body
      return { data: await ballots.voteAward(category, brandId, voterOf(request)) }
    },
  })
  app.route({ ...listBallots, handler: async () => ({ data: await ballots.list() }) })
  app.route({
    ...exportVotes,
    handler: async ({ params }, reply) => {
      // Read first: a refusal is shown as a page and not saved as the file.
      const text = await ballots.csv(params.id)
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${params.id}.csv"`)
      reply.header('cache-control', 'no-store')
      return sendRaw(reply, text)
    },
  })
  app.route({ ...ballotReport, handler: async ({ params }) => ({ data: await ballots.report(params.id) }) })
}
