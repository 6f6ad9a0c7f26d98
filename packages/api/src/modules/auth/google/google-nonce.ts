import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db.ts'
import { isSameHash, keyedHash } from '../keyed-hash.ts'
import { spendNonce } from './google.repository.ts'

const name = 'nukkad_google'
const place = { path: '/api/v2/auth/google', httpOnly: true, sameSite: 'lax' } as const
const lifetimeSeconds = 600

export interface GoogleNonces {
  /** Returns a nonce for the provider; its counterpart, which only this API can compute, is set as a cookie. */
  begin(reply: FastifyReply): string
  /** Whether this browser requested the token within the last minutes, and the token is used for the first time. */
  spend(nonce: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** Nonces of Google sign-in. Without them a token that leaked anywhere would open the account from any browser. */
export function googleNonces(db: Db, secret: string, isSecure: boolean, now: () => Date): GoogleNonces {
  const twin = (nonce: string, expires: number) => keyedHash(secret, 'google-nonce', nonce, String(expires))
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    begin(reply) {
      const nonce = randomBytes(18).toString('base64url')
      const expires = seconds() + lifetimeSeconds
      const value = `${expires}.${twin(nonce, expires).toString('base64url')}`
      reply.setCookie(name, value, { ...place, secure: isSecure, maxAge: lifetimeSeconds })
      return nonce
    },
    async spend(nonce, request, reply) {
      const [expires = '', hash = ''] = (request.cookies[name] ?? '').split('.')
      reply.clearCookie(name, place)
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < seconds()) return false
      if (!isSameHash(twin(nonce, Number(expires)), Buffer.from(hash, 'base64url'))) return false
      return spendNonce(db, keyedHash(secret, 'google-nonce-spent', nonce), now())
    },
  }
}
