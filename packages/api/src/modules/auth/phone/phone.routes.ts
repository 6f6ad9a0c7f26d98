import { phoneSignInCode, phoneSignInVerify, phoneStartFresh } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import type { Plugin } from '../../../plugin.ts'
import type { AnswerBegun } from '../answer-begun.ts'
import { browserOf, tieToBrowser } from '../sessions/browser-cookie.ts'
import type { PhoneSignIn } from './phone-sign-in.ts'

interface Services {
  readonly phones: PhoneSignIn
  readonly answer: AnswerBegun
  readonly isSecure: boolean
}

export const phoneRoutes: Plugin<Services> = async (app, { phones, answer, isSecure }) => {
  app.route({
    ...phoneSignInCode,
    config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const browser = tieToBrowser(request, reply, { path: '/api/v2/auth', isSecure })
      return { data: await phones.sendCode(request.body.phone, { ip: request.ip, browser }) }
    },
  })

  app.route({
    ...phoneSignInVerify,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const { phone, otp, cartId } = request.body
      const outcome = await phones.verify(phone, otp, browserOf(request), cartId)
      if ('fresh' in outcome) return { data: { session: null, fresh: outcome.fresh } }
      return { data: { session: (await answer(request, reply, outcome)).data, fresh: null } }
    },
  })

  app.route({
    ...phoneStartFresh,
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request, reply) =>
      answer(request, reply, await phones.startFresh(request.body.token, browserOf(request), request.body.cartId)),
  })
}
