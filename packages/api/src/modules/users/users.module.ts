import type { Base, Module } from '../../plugin.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { CartAtLogin } from '../auth/cart-at-login.ts'
import { createUserService, type UserService } from './user.service.ts'
import { usersRoutes } from './users.routes.ts'

export function usersModule(
  { db }: Pick<Base, 'db'>,
  { carts, auth }: { carts: CartAtLogin; auth: AuthService },
): Module<UserService> {
  const users = createUserService(db, carts)
  return { service: users, routes: async (app) => void (await app.register(usersRoutes, { users, auth })) }
}
