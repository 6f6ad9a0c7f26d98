import { accountMarkCookie } from '@nukkad/contracts/account-mark'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Begun } from '../begin-session.ts'
import { refreshLifetimeSeconds } from './sessions.ts'

const name = 'nukkad_refresh'
const place = { path: '/api', httpOnly: true, sameSite: 'lax' } as const
/** The shell's server reads it with each page. */
const everywhere = { path: '/', httpOnly: true, sameSite: 'lax' } as const

export const refreshTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[name]

/** The token that renews a session, and the mark of its account. No script sees them, and no other site sends them along. */
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
