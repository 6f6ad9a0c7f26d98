import { messages } from '@nukkad/contracts'
import { changePassword, me, ownProfile, updateProfile } from '@nukkad/contracts/endpoints/users'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { UserService } from './user.service.ts'

interface Services {
  users: UserService
  auth: Pick<AuthService, 'changePassword'>
}

export const usersRoutes: Plugin<Services> = async (app, { users, auth }) => {
  app.route({
    ...me,
    handler: async ({ user }) => {
      const data = user ? await users.me(user) : undefined
      return data ? { data } : { message: messages.unauthorized }
    },
  })

  app.route({ ...ownProfile, handler: async (request) => ({ data: await users.profile(signedIn(request)) }) })

  app.route({
    ...updateProfile,
    handler: async (request) => ({ data: await users.change(signedIn(request), request.body) }),
  })

  app.route({
    ...changePassword,
    handler: async (request) => {
      await auth.changePassword(signedIn(request), request.body)
      return { data: { ok: true } }
    },
  })
}
