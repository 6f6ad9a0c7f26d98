import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenHash } from '../auth/keyed-hash.ts'

const name = 'nukkad_gifts'
const place = { path: '/api/gift-finder', httpOnly: true, sameSite: 'lax' } as const
const year = 365 * 86_400

/** The hash of the key that identifies this browser as the owner of its lists; null when it has none. */
export function browserKeyOf({ cookies }: FastifyRequest): Buffer | null {
  const key = cookies[name]
  return key && /^[A-Za-z0-9_-]{32}$/.test(key) ? tokenHash(key) : null
}

/** The same, but a browser without a key is given one that scripts cannot read. */
export function giveBrowserKey(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Buffer {
  const known = browserKeyOf(request)
  if (known) return known
  const key = randomBytes(24).toString('base64url')
  reply.setCookie(name, key, { ...place, secure: isSecure, maxAge: year })
  return tokenHash(key)
}
