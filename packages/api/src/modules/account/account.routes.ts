import {
  askForContactCode,
  askForFreshCode,
  changeContact,
  changeNotice,
  endOtherSessions,
  endSession,
  listNotices,
  listSessions,
  ownAccount,
  stopNotice,
  stopNoticePage,
} from '@nukkad/contracts/endpoints/people/account'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { AccountService } from './account.service.ts'
import type { ContactService } from './contact.service.ts'
import type { FreshCodes } from './fresh-codes.ts'
import { linkPage, linkPageHeaders, refusedOnPage } from './link-page.ts'
import type { NoticeService } from './notices/notices.service.ts'
import { stopAsked, stopDone } from './notices/stop-words.ts'

interface Services {
  readonly account: AccountService
  readonly codes: FreshCodes
  readonly contacts: ContactService
  readonly notices: NoticeService
}

export const accountRoutes: Plugin<Services> = async (app, { account, codes, contacts, notices }) => {
  // The button of a mail client and the form of the page both submit forms; their contents are ignored.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  )

  app.route({ ...ownAccount, handler: async (request) => ({ data: await account.show(signedIn(request)) }) })
  app.route({ ...listSessions, handler: async (request) => ({ data: await account.sessions(signedIn(request)) }) })
  app.route({
    ...endSession,
    handler: async (request) => {
      await account.endSession(signedIn(request), request.params.id)
      return { data: { ok: true } }
    },
  })
  app.route({
    ...endOtherSessions,
    handler: async (request) => ({ data: { ended: await account.endOthers(signedIn(request)) } }),
  })
  app.route({
    ...askForFreshCode,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => ({
      data: await codes.send(signedIn(request).userId, request.body.purpose, request.ip),
    }),
  })

  app.route({
    ...askForContactCode,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => ({
      data: await contacts.sendCode(signedIn(request).userId, request.body, request.ip),
    }),
  })
  app.route({
    ...changeContact,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const caller = signedIn(request)
      await contacts.change(caller.userId, request.body)
      return { data: await account.show(caller) }
    },
  })

  app.route({ ...listNotices, handler: async (request) => ({ data: await notices.list(signedIn(request).userId) }) })
  app.route({
    ...changeNotice,
    handler: async (request) => {
      const { kind, isOn } = request.body
      return { data: await notices.change(signedIn(request).userId, kind, isOn) }
    },
  })
  // Mail clients open links before people do, so GET changes nothing.
  app.route({
    ...stopNoticePage,
    errorHandler: refusedOnPage,
    handler: async (_, reply) => reply.headers(linkPageHeaders).send(linkPage(stopAsked)),
  })
  app.route({
    ...stopNotice,
    errorHandler: refusedOnPage,
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: async ({ query }, reply) => {
      await notices.stop(query.token)
      return reply.headers(linkPageHeaders).send(linkPage(stopDone))
    },
  })
}
