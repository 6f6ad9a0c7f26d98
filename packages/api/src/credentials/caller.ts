import type { Role } from '@nukkad/contracts/roles'

/** The caller according to the access token; `familyId` is the session that the token belongs to. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  readonly familyId: string
}
