import { forgotPassword, resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import type { Plugin } from '../../../plugin.ts'
import type { PasswordReset } from './password-reset.ts'

/** The rate limit per address. */
const config = { rateLimit: { max: 20, timeWindow: '10 minutes' } }

/** Resets a forgotten password: the mail with the link, and the call behind the link. */
export const passwordRoutes: Plugin<{ reset: PasswordReset }> = async (app, { reset }) => {
  app.route({
    ...forgotPassword,
    config,
    handler: async ({ body }) => {
      await reset.ask(body.email.trim().toLowerCase())
      return { data: { ok: true } }
    },
  })

  app.route({
    ...resetPassword,
    config,
    handler: async ({ body }) => {
      await reset.set(body.token, body.newPassword)
      return { data: { ok: true } }
    },
  })
}
