import { merchantForgot, merchantSignIn } from '@nukkad/contracts/endpoints/merchants/merchant'
import type { Db } from '../../db.ts'
import { Forbidden } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import { merchantOfUser } from './merchant-account.repository.ts'

interface Services {
  db: Db
  auth: Pick<AuthModuleService, 'signIn' | 'askForPassword' | 'answer'>
}

/** The merchants' own sign-in: the same passwords and delays, but only for users who act for a merchant. */
export const merchantAuthRoutes: Plugin<Services> = async (app, { db, auth }) => {
  app.route({
    ...merchantSignIn,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const begun = await auth.signIn(request.body, request.ip, async ({ id, role }) => {
        if (role === 'merchant' && (await merchantOfUser(db, id))) return
        throw new Forbidden('This is not a maker’s account. Shoppers sign in at the top of every page.')
      })
      return auth.answer(request, reply, begun)
    },
  })
  app.route({
    ...merchantForgot,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async ({ body }) => {
      await auth.askForPassword(body.email.trim().toLowerCase(), 'merchant')
      return { data: { ok: true } }
    },
  })
}
