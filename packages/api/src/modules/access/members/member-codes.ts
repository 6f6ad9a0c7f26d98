import { createHmac, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const period = 30
/** How many codes are issued in advance, for a phone that loses its connection at the counter. */
const ahead = 4
const digits = 6

/** A code with the half minute it belongs to. */
export interface StepCode {
  readonly step: number
  readonly code: string
  readonly startsAt: number
  readonly endsAt: number
}

export type MemberCodes = ReturnType<typeof createMemberCodes>

/**
 * One-time codes of members (RFC 6238). A member's secret is derived from the salt in the database and the server's own
 * secret, so neither a copy of the database nor a member's phone can make a code: phones show what the server made, and
 * their clocks do not matter.
 */
export function createMemberCodes(secret: string, now: () => Date) {
  const stepNow = () => Math.floor(now().getTime() / 1000 / period)

  function generator(salt: Uint8Array): TOTP {
    const own = createHmac('sha256', secret).update('access-member:').update(salt).digest()
    return new TOTP({ secret: new Secret({ buffer: Uint8Array.from(own).buffer }), digits, period })
  }
  const codeAt = (totp: TOTP, step: number) => totp.generate({ timestamp: step * period * 1000 })

  return {
    /** The codes of this half minute and the next ones. */
    upcoming(salt: Uint8Array): StepCode[] {
      const totp = generator(salt)
      const first = stepNow()
      return Array.from({ length: ahead }, (_, nth) => {
        const step = first + nth
        return { step, code: codeAt(totp, step), startsAt: step * period * 1000, endsAt: (step + 1) * period * 1000 }
      })
    },

    /** The step that a code was made for, this one or the previous one; undefined when it is neither. */
    stepOf(salt: Uint8Array, typed: string): number | undefined {
      if (!/^\d{6}$/.test(typed)) return undefined
      const totp = generator(salt)
      const wanted = Buffer.from(typed)
      return [stepNow(), stepNow() - 1].find((step) => timingSafeEqual(Buffer.from(codeAt(totp, step)), wanted))
    },
  }
}
