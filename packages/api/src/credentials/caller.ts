/** What an account may be: each endpoint says which of these it is for. */
export type Role = 'user' | 'merchant' | 'editor' | 'campaigner' | 'operator' | 'place' | 'developer'

/** Who calls, as the access token says. `familyId` is the session that the token belongs to. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  readonly familyId: string
}
