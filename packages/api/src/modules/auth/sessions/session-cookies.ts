import { accountMarkCookie } from '@nukkad/contracts/account-mark'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Begun } from '../begin-session.ts'
import { refreshLifetimeSeconds } from './sessions.ts'

const name = 'nukkad_refresh'
const place = { path: '/api', httpOnly: true, sameSite: 'lax' } as const
/** The shell's server reads this cookie with each page. */
const everywhere = { path: '/', httpOnly: true, sameSite: 'lax' } as const

export const refreshTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[name]

/** Sets the token that renews a session, and its account's mark; hidden from scripts, and not sent by other sites. */
export function setSessionCookies(
  reply: FastifyReply,
  { refreshToken, mark }: Pick<Begun, 'refreshToken' | 'mark'>,
  isSecure: boolean,
): void {
  const lasting = { secure: isSecure, maxAge: refreshLifetimeSeconds }
  reply.setCookie(name, refreshToken, { ...place, ...lasting })
  reply.setCookie(accountMarkCookie, mark, { ...everywhere, ...lasting })
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(name, place)
  reply.clearCookie(accountMarkCookie, everywhere)
}
