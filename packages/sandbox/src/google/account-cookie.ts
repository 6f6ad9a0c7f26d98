import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GoogleAccount } from './id-token.ts'

const cookieName = 'sandbox_google'

/** Keeps the account in this browser for a month, with the client that the user has agreed to. */
export function keepAccount(reply: FastifyReply, account: GoogleAccount, clientId: string): void {
  const kept = Buffer.from(JSON.stringify({ ...account, clientId })).toString('base64url')
  reply.header('set-cookie', `${cookieName}=${kept}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`)
}

/** The account signed in to the stand-in, in this browser. */
export function accountIn({ headers }: FastifyRequest): GoogleAccount | undefined {
  const kept = /(?:^|;\s*)sandbox_google=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  if (!kept) return undefined
  try {
    const {
      email,
      given = '',
      family = '',
    } = JSON.parse(Buffer.from(kept, 'base64url').toString()) as Partial<GoogleAccount>
    return email ? { email, given, family } : undefined
  } catch {
    return undefined
  }
}
