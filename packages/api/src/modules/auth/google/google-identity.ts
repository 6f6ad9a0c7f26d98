import { errors, type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '../../../errors.ts'
import type { Settings } from '../../../settings.ts'
import { createGoogleKeys } from './google-keys.ts'
import { away, refused, unverified } from './google-refusals.ts'

/** The verified claims of a Google token about a person. */
export interface GoogleIdentity {
  readonly subject: string
  /** in lower case, and verified by Google */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** the nonce that the sign-in was started with */
  readonly nonce: string
}

export interface GoogleVerifier {
  /** Throws Unauthorized for a token that is not valid, and `upstream` when Google's keys cannot be fetched. */
  verify(credential: string): Promise<GoogleIdentity>
}

/** Seconds that Google's clock and ours may differ. */
const tolerance = 30

/**
 * Verifies ID tokens by OpenID Connect: signature by the issuer's published keys, issuer, audience, time, and that the
 * address is verified. The keys are found by discovery, once, and fetched again when a token names an unknown one.
 */
export function createGoogleVerifier(
  { GOOGLE_CLIENT_ID, GOOGLE_ISSUER }: Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER'>,
  now: () => Date,
): GoogleVerifier {
  // Google's own tokens may omit the scheme.
  const issuer = [GOOGLE_ISSUER, GOOGLE_ISSUER.replace(/^https:\/\//, '')]

  const keys = createGoogleKeys(GOOGLE_ISSUER)

  return {
    async verify(credential) {
      if (GOOGLE_CLIENT_ID === 'none') throw refused()
      const known = await keys()
      try {
        const { payload } = await jwtVerify(credential, known, {
          issuer,
          audience: GOOGLE_CLIENT_ID,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp', 'iat', 'nonce', 'email'],
          clockTolerance: tolerance,
          currentDate: now(),
        })
        return identityIn(payload)
      } catch (error) {
        if (error instanceof Refusal) throw error
        throw isAboutTheToken(error) ? refused() : away()
      }
    },
  }
}

/**
 * Whether the token is at fault (such as an unpublished key), and not Google (an answer that is missing or unreadable).
 */
function isAboutTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}

function identityIn({ sub, email, email_verified, given_name, family_name, nonce }: JWTPayload): GoogleIdentity {
  const isVerified = email_verified === true || email_verified === 'true'
  if (!sub || typeof email !== 'string' || !isVerified || typeof nonce !== 'string') {
    throw unverified()
  }
  return {
    subject: sub,
    email: email.trim().toLowerCase(),
    firstName: typeof given_name === 'string' ? given_name : '',
    lastName: typeof family_name === 'string' ? family_name : '',
    nonce,
  }
}
