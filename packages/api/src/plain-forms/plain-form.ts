import type { FastifyError, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { Forbidden, Invalid } from '../errors.ts'
import { asRefusal } from '../http/answers/error-answers.ts'
import type { App } from '../plugin.ts'
import { plainPage, plainPageHeaders } from './plain-page.ts'

/**
 * Accepts forms as browsers send them without JavaScript: parsed into fields, and refused with a page instead of JSON.
 */
export function takePlainForms(app: Pick<App, 'addContentTypeParser' | 'setErrorHandler'>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfter } = asRefusal(error, request)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const next = { href: backOf(request), title: 'Back to where you were' }
    return reply
      .code(status)
      .headers(plainPageHeaders)
      .send(plainPage({ title: 'That did not work', text: message, next }))
  })
}

/** The fields of a form. If one is missing or wrong, `words` is the message to the sender. */
export function formFields<T extends TSchema>(schema: T, { body }: FastifyRequest, words: string): Static<T> {
  if (!Value.Check(schema, body)) throw new Invalid({ form: 'has a field that is missing or wrong' }, words)
  return body
}

/**
 * Browsers send cookies even with a form on another site, so only forms of our own pages are accepted: browsers report
 * where a form was sent from, older ones at least the origin.
 */
export function requireOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? hostOf(headers.origin) === host : site === 'same-origin'
  if (!isOwn) throw new Forbidden('This form was not sent from a page of Nukkad.')
}

/** A path of this site to go back to; anything else becomes the home page. */
export const sitePath = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[^\s\\]{0,299}$/.test(text) ? text : '/'

/** The page of this site that a form was sent from, with its query; undefined where the browser does not report it. */
export function pageOf({ headers: { referer }, host }: Pick<FastifyRequest, 'headers' | 'host'>): string | undefined {
  if (hostOf(referer) !== host) return undefined
  const { pathname, search } = new URL(String(referer))
  return pathname + search
}

/** The page that the form says it is on. */
const backOf = ({ body }: FastifyRequest): string => sitePath((body as { back?: unknown } | null | undefined)?.back)

const hostOf = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined
