/** The roles of accounts; each endpoint declares which of them may call it. */
export type Role = 'user' | 'merchant' | 'editor' | 'campaigner' | 'operator' | 'place' | 'developer'

/** The caller according to the access token; `familyId` is the session that the token belongs to. */
export interface Caller {
  readonly userId: string
  readonly role: Role
  readonly familyId: string
}
