import { doIFollow, followUser, unfollowUser } from '@nukkad/contracts/endpoints/people/follow'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { FollowService } from './follow.service.ts'

const config = {
  rateLimit: {
    max: 200,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `follow:${request.user?.userId ?? request.ip}`,
  },
}

export const followRoutes: Plugin<{ follow: FollowService }> = async (app, { follow }) => {
  app.route({
    ...doIFollow,
    handler: async (request) => ({ data: await follow.of(signedIn(request).userId, request.params.userId) }),
  })
  app.route({
    ...followUser,
    config,
    handler: async (request) => ({ data: await follow.follow(signedIn(request).userId, request.params.userId) }),
  })
  app.route({
    ...unfollowUser,
    config,
    handler: async (request) => ({ data: await follow.unfollow(signedIn(request).userId, request.params.userId) }),
  })
}
