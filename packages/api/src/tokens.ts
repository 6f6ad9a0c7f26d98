import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

export type Role = 'user' | 'merchant' | 'editor' | 'campaigner' | 'operator' | 'place'

/** Who calls, as the access token says. `familyId` is the session that the token belongs to. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  readonly familyId: string
}

/** The token was ours once. */
export const Expired = Symbol('expired')

/** How long a token is good for, unless its session ends before. */
export const accessLifetimeSeconds = 15 * 60
const issuer = 'nukkad'
/** About half a kilobyte each. */
const mostKnown = 5_000

export type AccessTokens = ReturnType<typeof createAccessTokens>

/**
 * Signs and reads the short-lived access tokens (HS256). Nothing is stored; families that ended are refused for as long
 * as a token of theirs could still be good.
 */
export function createAccessTokens(secret: string, now: () => Date = () => new Date()) {
  const key = createSecretKey(Buffer.from(secret))
  /** A page makes many calls with one token: its signature is checked with the first of them. In seconds. */
  const known = new LRUCache<string, { readonly caller: Caller; readonly expiresAt: number }>({ max: mostKnown })
  /** Until when, in milliseconds, by family. */
  const ended = new Map<string, number>()

  function refuseFamily(familyId: string, endedAt: Date): void {
    const at = now().getTime()
    const until = endedAt.getTime() + accessLifetimeSeconds * 1000
    if (until <= at) return
    // In the order in which they ended, or nearly: the oldest stand first.
    for (const [family, end] of ended) {
      if (end > at) break
      ended.delete(family)
    }
    if (!ended.has(familyId)) ended.set(familyId, until)
  }

  async function read(token: string): Promise<Caller | typeof Expired | undefined> {
    const before = known.get(token)
    if (before) return before.expiresAt > Math.floor(now().getTime() / 1000) ? before.caller : Expired
    try {
      const { payload } = await jwtVerify<{ role: Role; sid: string }>(token, key, {
        issuer,
        algorithms: ['HS256'],
        currentDate: now(),
      })
      const caller = { userId: String(payload.sub), role: payload.role, familyId: payload.sid }
      if (payload.exp) known.set(token, { caller, expiresAt: payload.exp })
      return caller
    } catch (error) {
      return error instanceof errors.JWTExpired ? Expired : undefined
    }
  }

  return {
    /** The session is over: its tokens are refused from now on. */
    refuseFamily,
    async issue({ userId, role, familyId }: Caller) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + accessLifetimeSeconds
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
      const caller = await read(token)
      return typeof caller === 'object' && ended.has(caller.familyId) ? Expired : caller
    },
  }
}
