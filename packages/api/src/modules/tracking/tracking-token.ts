import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/**
 * Tokens that give access to the tracking of orders for one phone number, for half an hour. They are not access tokens,
 * nor derived from one.
 */
export interface TrackingTokens {
  issue(phone: string): Promise<{ tracking_token: string; expiresAt: number }>
  /** The phone number, or undefined when the token is invalid or expired. */
  phoneOf(token: string): Promise<string | undefined>
}

const lifetimeSeconds = 30 * 60
const issuer = 'nukkad-tracking'

export function createTrackingTokens(secret: string, now: () => Date): TrackingTokens {
  const key = createSecretKey(Buffer.from(`${issuer}\n${secret}`))
  return {
    async issue(phone) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(phone)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { tracking_token: token, expiresAt: expiresAt * 1000 }
    },
    async phoneOf(token) {
      try {
        const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: now() })
        return payload.sub
      } catch {
        return undefined
      }
    },
  }
}
