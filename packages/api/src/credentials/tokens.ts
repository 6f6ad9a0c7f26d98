import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Caller, Role } from './caller.ts'

/** The token was ours once. */
export const Expired = Symbol('expired')

/** How long a token is good for, unless its session ends before. */
export const accessLifetimeSeconds = 15 * 60
const issuer = 'nukkad'
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The one header there is: a token that names another algorithm, or none, is not ours. */
const header = base64({ alg: 'HS256', typ: 'JWT' })

interface Claims {
  readonly iss: string
  readonly sub: string
  readonly role: Role
  /** id of the session */
  readonly sid: string
  /** both in seconds */
  readonly iat: number
  readonly exp: number
}
/** About half a kilobyte each. */
const mostKnown = 5_000

export type AccessTokens = ReturnType<typeof createAccessTokens>

/**
 * Signs and reads the short-lived access tokens (JWT with HS256). Nothing is stored; families that ended are refused for
 * as long as a token of theirs could still be good. Seals are made here and at once: by way of Web Crypto, which hands
 * each to another thread, reading a token was a quarter of what a call costs.
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

  const sealOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  /** What a token of ours says; undefined for any other text. */
  function claimsOf(token: string): Claims | undefined {
    const [head, body, seal = '', ...more] = token.split('.')
    if (head !== header || !body || more.length > 0) return undefined
    const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(`${head}.${body}`))]
    if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
    return claims.iss === issuer ? claims : undefined
  }

  function read(token: string): Caller | typeof Expired | undefined {
    const at = Math.floor(now().getTime() / 1000)
    const before = known.get(token)
    if (before) return before.expiresAt > at ? before.caller : Expired
    const claims = claimsOf(token)
    if (!claims) return undefined
    if (!(claims.exp > at)) return Expired
    const caller = { userId: claims.sub, role: claims.role, familyId: claims.sid }
    known.set(token, { caller, expiresAt: claims.exp })
    return caller
  }

  return {
    /** The session is over: its tokens are refused from now on. */
    refuseFamily,
    issue({ userId, role, familyId }: Caller) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + accessLifetimeSeconds
      const claims: Claims = { role, sid: familyId, iss: issuer, sub: userId, iat: issuedAt, exp: expiresAt }
      const text = `${header}.${base64(claims)}`
      const token = `${text}.${sealOf(text)}`
      return { access_token: token, expiresAt: expiresAt * 1000 }
    },
    verify(token: string): Caller | typeof Expired | undefined {
      const caller = read(token)
      return typeof caller === 'object' && ended.has(caller.familyId) ? Expired : caller
    },
  }
}
