import type { Access, Endpoint } from '@nukkad/contracts'
import { admittedTo, isForRole, type StaffRole } from '@nukkad/contracts/roles'

/** How callers authenticate. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a signed-in user; the role that a call requires is listed with it.',
  },
  visitor: { type: 'http', scheme: 'bearer', description: 'The fixed public token of the site, for visitors.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'nukkad_refresh',
    description: 'The refresh token; HttpOnly, set by signing in and rotated by each use.',
  },
  gateway: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Razorpay-Signature',
    description: 'HMAC-SHA256 over the raw body with the webhook secret.',
  },
  operator: { type: 'http', scheme: 'basic', description: "The name 'operator' and the operators' password." },
} as const

type Requirement = Partial<Record<keyof typeof securitySchemes, readonly string[]>>

const byAccess: Readonly<Record<Exclude<Access, StaffRole>, readonly Requirement[]>> = {
  public: [],
  optional: [{}, { bearer: [] }],
  visitor: [{ bearer: [] }, { visitor: [] }],
  user: [{ bearer: [] }],
  refresh: [{ session: [] }],
  gateway: [{ gateway: [] }],
  operator: [{ operator: [] }],
}

const requirementsOf = (access: Access): readonly Requirement[] =>
  isForRole(access) ? admittedTo[access].map((role) => ({ bearer: [role] })) : byAccess[access]

/** A form that a browser posts from the gateway carries its signature in a field, not in a header. */
export const securityOf = ({ access, schema }: Endpoint): readonly Requirement[] =>
  schema.consumes?.includes('application/x-www-form-urlencoded') ? [] : requirementsOf(access)

/**
 * Refusal statuses by access: 401 where a caller must be known or may have expired, 403 by role, 404 where operators'
 * pages may be off.
 */
export function statusesOfAccess(access: Access): readonly number[] {
  if (access === 'public') return []
  if (isForRole(access)) return [401, 403]
  return access === 'operator' ? [401, 404] : [401]
}
