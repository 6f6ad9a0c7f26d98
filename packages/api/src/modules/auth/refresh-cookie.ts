import type { FastifyReply, FastifyRequest } from 'fastify'
import { refreshLifetimeSeconds } from './sessions.ts'

const name = 'nukkad_refresh'
const place = { path: '/api', httpOnly: true, sameSite: 'lax' } as const

export const refreshTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[name]

/** No script sees it, and no other site sends it along. */
export function setRefreshToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(name, token, { ...place, secure: isSecure, maxAge: refreshLifetimeSeconds })
}

export function clearRefreshToken(reply: FastifyReply): void {
  reply.clearCookie(name, place)
}
