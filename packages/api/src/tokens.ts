import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

export type Role = 'user' | 'merchant' | 'editor' | 'operator'

/** Who calls, as the access token says. `familyId` is the session that the token belongs to. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  readonly familyId: string
}

/** The token was ours once. */
export const Expired = Symbol('expired')

const lifetimeSeconds = 15 * 60
const issuer = 'nukkad'

export type AccessTokens = ReturnType<typeof createAccessTokens>

/** Signs and reads the short-lived access tokens (HS256). Nothing is stored: what ends a session is its family. */
export function createAccessTokens(secret: string, now: () => Date = () => new Date()) {
  const key = createSecretKey(Buffer.from(secret))
  return {
    async issue({ userId, role, familyId }: Caller) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT({ role, sid: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { access_token: token, expiresAt: expiresAt * 1000 }
    },
    async verify(token: string): Promise<Caller | typeof Expired | undefined> {
      try {
        const { payload } = await jwtVerify<{ role: Role; sid: string }>(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: now(),
        })
        return { userId: String(payload.sub), role: payload.role, familyId: payload.sid }
      } catch (error) {
        return error instanceof errors.JWTExpired ? Expired : undefined
      }
    },
  }
}
