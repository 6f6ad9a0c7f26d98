import { closeAccount, closingOf, reopenAccount, reopenPage } from '@nukkad/contracts/endpoints/people/closing'
import { askForCopy, latestCopy, takeCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { hrefs } from '@nukkad/contracts/hrefs'
import { signedIn } from '../../../access.ts'
import { sendRaw } from '../../../http/input/raw-body.ts'
import type { Plugin } from '../../../plugin.ts'
import { clearSessionCookies } from '../../auth/sessions/session-cookies.ts'
import type { DataCopyService } from '../copy/data-copy.service.ts'
import { linkPage, linkPageHeaders, refusedOnPage } from '../link-page.ts'
import type { ClosingService } from './closing.service.ts'

interface Services {
  readonly closing: ClosingService
  readonly copies: DataCopyService
}

const seldom = { rateLimit: { max: 20, timeWindow: '10 minutes' } }

export const closingRoutes: Plugin<Services> = async (app, { closing, copies }) => {
  // The form of the page behind the link has one button and no fields.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  )

  app.route({ ...latestCopy, handler: async (request) => ({ data: await copies.latest(signedIn(request).userId) }) })
  app.route({
    ...askForCopy,
    config: seldom,
    handler: async (request) => ({ data: await copies.ask(signedIn(request).userId, request.body.code) }),
  })
  app.route({
    ...takeCopy,
    handler: async (request, reply) => {
      const file = await copies.take(signedIn(request).userId, request.params.id)
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="nukkad-my-data.zip"',
        'cache-control': 'no-store',
      })
      return sendRaw(reply, file)
    },
  })

  app.route({ ...closingOf, handler: async (request) => ({ data: await closing.look(signedIn(request).userId) }) })
  app.route({
    ...closeAccount,
    config: seldom,
    handler: async (request, reply) => {
      const until = await closing.close(signedIn(request).userId, request.body.code)
      clearSessionCookies(reply)
      return { data: { until: until.toISOString() } }
    },
  })

  app.route({
    ...reopenPage,
    errorHandler: refusedOnPage,
    handler: async (_, reply) => reply.headers(linkPageHeaders).send(linkPage(asks)),
  })
  app.route({
    ...reopenAccount,
    config: seldom,
    errorHandler: refusedOnPage,
    handler: async ({ query }, reply) => {
      await closing.reopen(query.token)
      return reply.headers(linkPageHeaders).send(linkPage(done))
    },
  })
}

const asks = {
  title: 'Reopen your account?',
  text: 'Nothing will be erased, and everything will be there when you sign in again.',
  button: 'Reopen my account',
}
const done = {
  title: 'Your account is open again',
  text: 'Nothing has been lost. Sign in as before.',
  link: { href: hrefs.account(), text: 'Go to your account' },
}
