import { getProfile, listDiscoveries, listFollowers, listFollowing } from '@nukkad/contracts/endpoints/people/profiles'
import type { Plugin } from '../../plugin.ts'
import type { FollowService } from '../follow/follow.service.ts'
import type { ProfileService } from './profile.service.ts'

interface Services {
  profiles: ProfileService
  follow: Pick<FollowService, 'list'>
}

export const profileRoutes: Plugin<Services> = async (app, { profiles, follow }) => {
  app.route({ ...getProfile, handler: async ({ params }) => ({ data: await profiles.of(params.id) }) })
  app.route({ ...listFollowers, handler: ({ params, query }) => follow.list(params.id, 'followers', query) })
  app.route({ ...listFollowing, handler: ({ params, query }) => follow.list(params.id, 'following', query) })
  app.route({ ...listDiscoveries, handler: ({ params, query }) => profiles.discoveries(params.id, query) })
}
