import type { FastifyRequest } from 'fastify'
import type { App } from '../../plugin.ts'

/** Requests that only read and whose answer is the same for everyone. */
const isForEverybody = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.access === 'public' && (method === 'GET' || method === 'HEAD')

/** The headers of every answer; `isSecure` says whether the site is served over https. */
export function answerHeaders(isSecure: boolean) {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  } as const
  const forEverybody = { ...always, 'cache-control': 'no-cache' } as const
  const forOne = { ...always, 'cache-control': 'no-store' } as const
  return (request: FastifyRequest): Readonly<Record<string, string>> => ({
    ...(isForEverybody(request) ? forEverybody : forOne),
    'x-request-id': request.id,
  })
}

/**
 * The one place that decides what may be cached: nothing that is about one person, whether data, a file or a refusal. A
 * route whose answer may be cached by anyone sets that itself, in its handler.
 */
export function headEveryAnswer(app: App, headersOf: ReturnType<typeof answerHeaders>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request))
    done()
  })
}
