import type { Base, Module } from '../../plugin.ts'
import type { FollowService } from '../follow/follow.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { createProfileService, type ProfileParts, type ProfileService } from './profile.service.ts'

export function profileModule(
  { db }: Pick<Base, 'db'>,
  { follow, ...parts }: Pick<ProfileParts, 'people' | 'posts'> & { follow: FollowService },
): Module<ProfileService> {
  const profiles = createProfileService({ db, follow, ...parts })
  return { service: profiles, routes: async (app) => void (await app.register(profileRoutes, { profiles, follow })) }
}
