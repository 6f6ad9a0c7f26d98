import {
  emailCheck,
  forgotPassword,
  logout,
  newToken,
  otpSignIn,
  otpVerify,
  resetPassword,
  signIn,
  signUp,
  webviewSignIn,
} from '@nukkad/contracts/endpoints/auth'
import type { FastifyReply } from 'fastify'
import { signedIn } from '../../access.ts'
import { Unauthorized } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { AuthService, Begun } from './auth.service.ts'
import type { PasswordReset } from './password-reset.ts'
import { clearRefreshToken, refreshTokenOf, setRefreshToken } from './refresh-cookie.ts'

interface Services {
  auth: AuthService
  reset: PasswordReset
  /** The site is reached by https only. */
  isSecure: boolean
}

/** So many calls from one address. */
const atMost = (max: number, timeWindow: string) => ({ rateLimit: { max, timeWindow } })

export const authRoutes: Plugin<Services> = async (app, { auth, reset, isSecure }) => {
  const answer = (reply: FastifyReply, { session, refreshToken }: Begun) => {
    setRefreshToken(reply, refreshToken, isSecure)
    return { data: session }
  }

  app.route({
    ...signUp,
    config: atMost(30, '10 minutes'),
    handler: async ({ body }, reply) => answer(reply, await auth.signUp(body)),
  })

  app.route({
    ...signIn,
    config: atMost(60, '1 minute'),
    handler: async ({ body, ip }, reply) => answer(reply, await auth.signIn(body, ip)),
  })

  app.route({
    ...otpSignIn,
    config: atMost(60, '10 minutes'),
    handler: async ({ body }) => ({ data: await auth.sendCode(body) }),
  })

  app.route({
    ...otpVerify,
    config: atMost(60, '1 minute'),
    handler: async ({ body }, reply) => answer(reply, await auth.verifyCode(body)),
  })

  app.route({
    ...webviewSignIn,
    config: atMost(60, '1 minute'),
    handler: async ({ body }, reply) => answer(reply, await auth.signInByToken(body.access_token, body.cartId)),
  })

  app.route({
    ...newToken,
    handler: async (request, reply) => {
      const token = refreshTokenOf(request)
      const begun = token ? await auth.renew(token) : undefined
      if (begun) return answer(reply, begun)
      clearRefreshToken(reply)
      throw new Unauthorized()
    },
  })

  app.route({
    ...logout,
    handler: async (request, reply) => {
      await auth.signOut(signedIn(request))
      clearRefreshToken(reply)
      return { data: { ok: true } }
    },
  })

  app.route({
    ...emailCheck,
    config: atMost(20, '1 minute'),
    handler: async ({ body }) => ({ data: { registered: await auth.isRegistered(body.email) } }),
  })

  app.route({
    ...forgotPassword,
    config: atMost(20, '10 minutes'),
    handler: async ({ body }) => {
      await reset.ask(body.email.trim().toLowerCase())
      return { data: { ok: true } }
    },
  })

  app.route({
    ...resetPassword,
    config: atMost(20, '10 minutes'),
    handler: async ({ body }) => {
      await reset.set(body.token, body.newPassword)
      return { data: { ok: true } }
    },
  })
}
