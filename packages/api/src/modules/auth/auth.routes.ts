import {
  emailCheck,
  logout,
  newToken,
  otpSignIn,
  otpVerify,
  signIn,
  signUp,
  webviewSignIn,
} from '@nukkad/contracts/endpoints/people/auth'
import { signedIn } from '../../access.ts'
import { Unauthorized } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { AnswerBegun } from './answer-begun.ts'
import type { AuthService } from './auth.service.ts'
import { browserOf, tieToBrowser } from './sessions/browser-cookie.ts'
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './sessions/session-cookies.ts'

interface Services {
  auth: AuthService
  answer: AnswerBegun
  /** Whether the site is served over https only. */
  isSecure: boolean
}

/** The rate limit per address. */
const atMost = (max: number, timeWindow: string) => ({ rateLimit: { max, timeWindow } })

export const authRoutes: Plugin<Services> = async (app, { auth, answer, isSecure }) => {
  app.route({
    ...signUp,
    config: atMost(30, '10 minutes'),
    handler: async (request, reply) => answer(request, reply, await auth.signUp(request.body)),
  })

  app.route({
    ...signIn,
    config: atMost(60, '1 minute'),
    handler: async (request, reply) => answer(request, reply, await auth.signIn(request.body, request.ip)),
  })

  app.route({
    ...otpSignIn,
    config: atMost(60, '10 minutes'),
    handler: async (request, reply) => {
      tieToBrowser(request, reply, { path: '/api/v2/auth', isSecure })
      return { data: await auth.sendCode(request.body) }
    },
  })

  app.route({
    ...otpVerify,
    config: atMost(60, '1 minute'),
    handler: async (request, reply) => answer(request, reply, await auth.verifyCode(request.body, browserOf(request))),
  })

  app.route({
    ...webviewSignIn,
    config: atMost(60, '1 minute'),
    handler: async (request, reply) =>
      answer(request, reply, await auth.signInByToken(request.body.access_token, request.body.cartId)),
  })

  app.route({
    ...newToken,
    handler: async (request, reply) => {
      const token = refreshTokenOf(request)
      const begun = token ? await auth.renew(token) : undefined
      if (begun) {
        setSessionCookies(reply, begun, isSecure)
        return { data: begun.session }
      }
      clearSessionCookies(reply)
      throw new Unauthorized()
    },
  })

  app.route({
    ...logout,
    handler: async (request, reply) => {
      await auth.signOut(signedIn(request))
      clearSessionCookies(reply)
      return { data: { ok: true } }
    },
  })

  app.route({
    ...emailCheck,
    config: atMost(20, '1 minute'),
    handler: async ({ body }) => ({ data: { registered: await auth.isRegistered(body.email) } }),
  })
}
