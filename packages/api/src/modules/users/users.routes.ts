import { messages, type QueryOf } from '@nukkad/contracts'
import { appUser } from '@nukkad/contracts/endpoints/people/auth'
import {
  agreeToEngagement,
  ownEngagement,
  withdrawEngagement,
} from '@nukkad/contracts/endpoints/people/engagement-consent'
import { changePassword, me, ownProfile, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import { appSecretOf } from '@nukkad/contracts/settings'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { Unauthorized } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { Settings } from '../../settings.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { UserService } from './user.service.ts'

interface Services {
  users: UserService
  settings: Pick<Settings, 'APP_SECRET_ANDROID' | 'APP_SECRET_IOS'>
  auth: Pick<AuthService, 'changePassword'>
}

export const usersRoutes: Plugin<Services> = async (app, { users, auth, settings }) => {
  app.route({
    ...me,
    handler: async ({ user }) => {
      const data = user ? await users.me(user) : undefined
      return data ? { data } : { message: messages.unauthorized }
    },
  })

  app.route({
    ...appUser,
    handler: async (request) => {
      const [os, secret] = [namedByApp(request, 'client_id'), namedByApp(request, 'client_secret')]
      const isApp = os !== undefined && secret === appSecretOf(settings, os)
      const data = isApp ? await users.me(signedIn(request)) : undefined
      if (!data) throw new Unauthorized()
      return { data }
    },
  })

  app.route({ ...ownProfile, handler: async (request) => ({ data: await users.profile(signedIn(request)) }) })

  app.route({
    ...updateProfile,
    handler: async (request) => ({ data: await users.change(signedIn(request), request.body) }),
  })

  app.route({
    ...ownEngagement,
    handler: async (request) => ({ data: (await users.me(signedIn(request)))?.engagement ?? null }),
  })
  app.route({
    ...agreeToEngagement,
    handler: async (request) => ({ data: await users.engage(signedIn(request), request.body) }),
  })
  app.route({
    ...withdrawEngagement,
    handler: async (request) => ({ data: await users.engage(signedIn(request), null) }),
  })

  app.route({
    ...changePassword,
    handler: async (request) => {
      await auth.changePassword(signedIn(request), request.body)
      return { data: { ok: true } }
    },
  })
}

/** An app names itself in headers, and a page that it opened in the query. */
function namedByApp(
  request: FastifyRequest<{ Querystring: QueryOf<typeof appUser> }>,
  name: keyof QueryOf<typeof appUser>,
) {
  const header = request.headers[name]
  return typeof header === 'string' ? header : request.query[name]
}
