import type { Base, Module } from '../../plugin.ts'
import type { AuthService } from '../auth/auth.service.ts'
import { createUserService, type UserParts, type UserService } from './user.service.ts'
import { usersPersonal } from './users.personal.ts'
import { usersRoutes } from './users.routes.ts'

export function usersModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { auth, ...parts }: Omit<UserParts, 'db' | 'now'> & { auth: AuthService },
): Module<UserService> {
  const users = createUserService({ db, now, ...parts })
  return {
    service: users,
    personal: usersPersonal,
    routes: async (app) => void (await app.register(usersRoutes, { users, auth, settings })),
  }
}
