import * as counting from '@nukkad/contracts/endpoints/access/access-counter'
import { signedIn } from '../../../access.ts'
import { Forbidden } from '../../../errors.ts'
import { sendRaw } from '../../../http/input/raw-body.ts'
import type { Plugin } from '../../../plugin.ts'
import type { AuthModuleService } from '../../auth/auth.module.ts'
import { setSessionCookies } from '../../auth/sessions/session-cookies.ts'
import type { CounterService } from './counter.service.ts'
import type { RedeemService } from './redeem.service.ts'

interface CounterServices {
  readonly counters: CounterService
  readonly redeem: RedeemService
  readonly auth: Pick<AuthModuleService, 'signIn' | 'askForPassword'>
  readonly isSecure: boolean
}

/** The routes of a place's own sign-in and its counter. */
export const counterRoutes: Plugin<CounterServices> = async (app, { counters, redeem, auth, isSecure }) => {
  app.route({
    ...counting.counterSignIn,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async ({ body, ip }, reply) => {
      const begun = await auth.signIn(body, ip, async ({ id, role }) => {
        if (role !== 'place' && role !== 'merchant') throw new Forbidden('This account is not assigned to a counter.')
        await counters.counterOf(id)
      })
      setSessionCookies(reply, begun, isSecure)
      return { data: begun.session }
    },
  })
  app.route({
    ...counting.counterForgot,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async ({ body }) => {
      await auth.askForPassword(body.email.trim().toLowerCase(), 'counter')
      return { data: { ok: true } }
    },
  })
  app.route({
    ...counting.counterToday,
    handler: async (request) => ({ data: await counters.today(signedIn(request).userId) }),
  })
  app.route({
    ...counting.scanCode,
    handler: async (request) => ({ data: await counters.scan(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...counting.redeemOffer,
    handler: async (request) => {
      const { userId } = signedIn(request)
      return { data: await redeem.confirm(await counters.counterOf(userId), userId, request.body) }
    },
  })
  app.route({
    ...counting.receiptOf,
    handler: async (request) => ({ data: await counters.receipt(signedIn(request).userId, request.params.nonce) }),
  })
  app.route({
    ...counting.undoUse,
    handler: async (request) => ({ data: await counters.undo(signedIn(request).userId, request.params.useId) }),
  })
  app.route({
    ...counting.changePin,
    handler: async (request) => ({ data: { pin: await counters.changePin(signedIn(request).userId) } }),
  })
  app.route({
    ...counting.usesCsv,
    handler: async (request, reply) => {
      const { name, text } = await counters.csv(signedIn(request).userId, request.query.day)
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
      return sendRaw(reply, text)
    },
  })
}
