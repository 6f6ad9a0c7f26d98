import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'nukkad_code'
const lifetimeSeconds = 15 * 60

/** The mark that this browser was given when it requested a code; empty when it did not. */
export const browserOf = ({ cookies }: FastifyRequest): string => cookies[name] ?? ''

interface Place {
  /** Begins the paths of the calls that send and verify such codes; the browser sends its mark to these only. */
  readonly path: string
  readonly isSecure: boolean
}

/**
 * Gives this browser the mark by which it is known when it sends the code. A code that is sent to a phone is valid only
 * there, because it can be read over someone's shoulder.
 */
export function tieToBrowser(request: FastifyRequest, reply: FastifyReply, { path, isSecure }: Place): string {
  const mark = /^[\w-]{22}$/.test(browserOf(request)) ? browserOf(request) : randomBytes(16).toString('base64url')
  reply.setCookie(name, mark, { path, httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: lifetimeSeconds })
  return mark
}
