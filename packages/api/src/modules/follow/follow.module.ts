import type { Base, Module } from '../../plugin.ts'
import type { People } from '../users/people.service.ts'
import { followPersonal } from './follow.personal.ts'
import { followRoutes } from './follow.routes.ts'
import { createFollowService, type FollowService } from './follow.service.ts'

export function followModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { people }: { people: People },
): Module<FollowService> {
  const follow = createFollowService({ db, now, people })
  return {
    service: follow,
    personal: followPersonal,
    routes: async (app) => void (await app.register(followRoutes, { follow })),
  }
}
