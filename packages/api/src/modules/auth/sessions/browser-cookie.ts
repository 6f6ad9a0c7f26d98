import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'nukkad_code'
const place = { path: '/api/v2/auth', httpOnly: true, sameSite: 'lax' } as const
const lifetimeSeconds = 15 * 60

/** The mark that this browser was given when it requested a code; empty when it did not. */
export const browserOf = ({ cookies }: FastifyRequest): string => cookies[name] ?? ''

/** Ties codes to this browser: a code read over someone's shoulder cannot be used on another device. */
export function tieToBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const mark = /^[\w-]{22}$/.test(browserOf(request)) ? browserOf(request) : randomBytes(16).toString('base64url')
  reply.setCookie(name, mark, { ...place, secure: isSecure, maxAge: lifetimeSeconds })
  return mark
}
