import type { FastifyRequest } from 'fastify'
import type { App } from '../../plugin.ts'

/** What only reads, for everybody alike. */
const isForEverybody = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.access === 'public' && (method === 'GET' || method === 'HEAD')

/** Headers of every answer, by whether the site is reached by https. */
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
 * The one place that says what may be kept: nothing that is about one person, whether data, a file or a refusal. A route
 * whose answer everybody may keep says so itself, in its handler.
 */
export function headEveryAnswer(app: App, headersOf: ReturnType<typeof answerHeaders>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request))
    done()
  })
}
