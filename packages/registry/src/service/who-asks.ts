import type { Team } from '@nukkad/contracts/registry-trust'
import type { FastifyRequest } from 'fastify'
import { decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import { ServiceRefusal } from '../client/registry-faults.ts'
import { audience, hashOfBody, tokenLivesSeconds } from '../client/signed-request.ts'
import { holderOf, type KeyHolder } from '../trust/key-holder.ts'
import type { TrustChain } from '../trust/trust-chain.ts'

/** The caller, identified by the key that signed the request. */
export interface Asker extends KeyHolder {
  /** for the audit log: the team, and the person on whose behalf it makes the request */
  readonly by: string
}

const mostRemembered = 50_000
/** Tolerated difference between the clocks of machines, in seconds. */
const clockTolerance = 30

/** Checks the tokens of requests; each token is accepted once. */
export class WhoAsks {
  readonly #trust: TrustChain
  readonly #used = new Map<string, number>()

  constructor(trust: TrustChain) {
    this.#trust = trust
  }

  /** Throws ServiceRefusal unless a valid key signed exactly this request. */
  async of(request: FastifyRequest, body: Uint8Array | string): Promise<Asker> {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new ServiceRefusal('unauthorized', 'This request is not signed.')
    // Another registry on the same store may have added or revoked keys.
    await this.#trust.read()
    const holder = this.#holderOf(token)
    const payload = await claimsOf(token, holder)
    const isThis = payload.htm === request.method && payload.htu === request.url && payload.bh === hashOfBody(body)
    if (!isThis) throw new ServiceRefusal('unauthorized', 'This request differs from the one that was signed.')
    this.#once(`${holder.keyId} ${payload.jti}`)
    return { ...holder, by: payload.sub ? `${payload.sub} by ${holder.name}` : holder.name }
  }

  #holderOf(token: string): KeyHolder {
    let keyId: string | undefined
    try {
      keyId = decodeProtectedHeader(token).kid
    } catch {
      // Not a token.
    }
    const holder = keyId === undefined ? undefined : holderOf(this.#trust.current, keyId)
    if (!holder) throw new ServiceRefusal('unauthorized', 'This request is signed with an unknown key.')
    if (holder.revokedAt !== undefined) {
      throw new ServiceRefusal(
        'unauthorized',
        `The key ${holder.keyId} of ${holder.name} was revoked ${holder.revokedAt}.`,
      )
    }
    return holder
  }

  #once(id: string): void {
    const now = Date.now()
    if (this.#used.has(id)) throw new ServiceRefusal('unauthorized', 'This request has already been made.')
    for (const [old, until] of this.#used) {
      if (until > now && this.#used.size < mostRemembered) break
      this.#used.delete(old)
    }
    this.#used.set(id, now + (tokenLivesSeconds + clockTolerance) * 1000)
  }
}

/** The body as it arrived, byte for byte: its hash was signed. */
export const rawBodyOf = (request: FastifyRequest): Buffer =>
  (request as FastifyRequest & { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)

async function claimsOf(token: string, { publicKey }: KeyHolder): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      audience,
      maxTokenAge: tokenLivesSeconds,
      clockTolerance,
      requiredClaims: ['jti', 'exp', 'iat', 'htm', 'htu', 'bh'],
    })
    return payload
  } catch (error) {
    const isLate = (error as { code?: string }).code === 'ERR_JWT_EXPIRED'
    throw new ServiceRefusal(
      'unauthorized',
      isLate ? 'This request is too old; check the clocks.' : 'The signature of this request is not valid.',
    )
  }
}

/** Throws ServiceRefusal unless the caller has one of these roles. */
export function wantRole({ name, team }: Asker, ...roles: readonly Team['role'][]): void {
  if (roles.includes(team.role)) return
  throw new ServiceRefusal('forbidden', `${name} may not do that: it requires the key of ${roles.join(' or ')}.`)
}
