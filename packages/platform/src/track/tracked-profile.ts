import type { User } from '@nukkad/contracts/endpoints/people/auth'
import type { Identity } from './analytics.ts'

/**
 * The person an event is about: the email address, of which only a hash is kept, and with consent what they said about
 * themselves.
 */
export function trackedProfile({ email, _id, firstName, lastName, engagement }: User): Identity['profile'] {
  return { email, ...(engagement ? { _id, firstName, lastName, ...engagement } : {}) }
}
