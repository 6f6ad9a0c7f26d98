import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Role } from '@nukkad/contracts/roles'
import { LRUCache } from 'lru-cache'
import type { Caller } from './caller.ts'

/** The token was issued by us but is no longer valid. */
export const Expired = Symbol('expired')

/** How long a token is valid, unless its session ends earlier. */
export const accessLifetimeSeconds = 15 * 60
const issuer = 'nukkad'
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The only header we issue: a token that names another algorithm, or none, is not ours. */
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
 * Signs and verifies the short-lived access tokens (JWT with HS256). Nothing is stored; ended families are refused for
 * as long as one of their tokens could still be valid. Signatures are computed synchronously here: Web Crypto hands
 * each one to another thread, which made verifying a token a quarter of the cost of a call. Of several secrets the first
 * signs and all verify, so that one can follow another while both are in use.
 */
export function createAccessTokens(secrets: string | readonly string[], now: () => Date = () => new Date()) {
  const keys = [secrets].flat().map((secret) => createSecretKey(Buffer.from(secret)))
  /**
   * Verified tokens: a page makes many calls with one token, so its signature is checked only once. Expiry in seconds.
   */
  const known = new LRUCache<string, { readonly caller: Caller; readonly expiresAt: number }>({ max: mostKnown })
  /** Until when each ended family is refused, in milliseconds. */
  const ended = new Map<string, number>()

  function refuseFamily(familyId: string, endedAt: Date): void {
    const at = now().getTime()
    const until = endedAt.getTime() + accessLifetimeSeconds * 1000
    if (until <= at) return
    // The map is in the order in which they ended, or nearly: the oldest come first.
    for (const [family, end] of ended) {
      if (end > at) break
      ended.delete(family)
    }
    if (!ended.has(familyId)) ended.set(familyId, until)
  }

  const sealOf = (text: string, key: KeyObject) => createHmac('sha256', key).update(text).digest('base64url')

  function isOurs(text: string, seal: string): boolean {
    const given = Buffer.from(seal)
    return keys.some((key) => {
      const made = Buffer.from(sealOf(text, key))
      return given.length === made.length && timingSafeEqual(given, made)
    })
  }

  /** The claims of a token we issued; undefined for any other text. */
  function claimsOf(token: string): Claims | undefined {
    const [head, body, seal = '', ...more] = token.split('.')
    if (head !== header || !body || more.length > 0) return undefined
    if (!isOurs(`${head}.${body}`, seal)) return undefined
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
    /** Ends the session: its tokens are refused from now on. */
    refuseFamily,
    issue({ userId, role, familyId }: Caller) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + accessLifetimeSeconds
      const claims: Claims = { role, sid: familyId, iss: issuer, sub: userId, iat: issuedAt, exp: expiresAt }
      const text = `${header}.${base64(claims)}`
      const token = `${text}.${sealOf(text, keys[0] as KeyObject)}`
      return { access_token: token, expiresAt: expiresAt * 1000 }
    },
    verify(token: string): Caller | typeof Expired | undefined {
      const caller = read(token)
      return typeof caller === 'object' && ended.has(caller.familyId) ? Expired : caller
    },
  }
}
