import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Overrides } from '@nukkad/contracts/overlay'

/** One working day. */
export const tokenLivesMs = 8 * 60 * 60 * 1000
/** For this long after its expiry (ms), a token still makes the page say that it has ended. */
export const toldEndedMs = 24 * 60 * 60 * 1000

/** The account that may override, until when, and its overrides. */
export interface OverrideGrant {
  readonly account: string
  /** milliseconds since 1970 */
  readonly until: number
  readonly overrides: Overrides
}

export type Held =
  | { readonly state: 'none' | 'forged'; readonly grant?: undefined }
  | { readonly state: 'on' | 'ended'; readonly grant: OverrideGrant }

/**
 * Signs the overrides of a browser, for one account and a limited time; the overrides are part of the signed payload.
 */
export class OverrideTokens {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** A new grant, for an account that has just been authorized. */
  begin(account: string): OverrideGrant {
    return { account, until: this.#now() + tokenLivesMs, overrides: {} }
  }

  sign(grant: OverrideGrant): string {
    const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
    return `${payload}.${this.#seal(payload).toString('base64url')}`
  }

  read(token: string | undefined): Held {
    if (!token) return { state: 'none' }
    const [payload = '', seal = '', ...more] = token.split('.')
    const [given, made] = [Buffer.from(seal, 'base64url'), this.#seal(payload)]
    const isOurs = more.length === 0 && given.length === made.length && timingSafeEqual(given, made)
    if (!isOurs) return { state: 'forged' }
    const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as OverrideGrant
    const age = this.#now() - grant.until
    if (age < 0) return { state: 'on', grant }
    return age < toldEndedMs ? { state: 'ended', grant } : { state: 'none' }
  }

  #seal(payload: string): Buffer {
    return createHmac('sha256', this.#secret).update('override ').update(payload).digest()
  }
}
