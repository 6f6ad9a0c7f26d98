import { forgotPassword, resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import type { Plugin } from '../../../plugin.ts'
import type { PasswordReset } from './password-reset.ts'

/** How many calls one address may make. */
const config = { rateLimit: { max: 20, timeWindow: '10 minutes' } }

/** A new password for one that was forgotten: the mail with the link, and what the link leads to. */
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
