import type { Session, User } from '@nukkad/contracts/endpoints/people/auth'
import type { BehaviorSubject } from 'rxjs'

export type { Session, User }

/** The user of the page. 'unknown' is what the server renders, and lasts until the check at load time is done. */
export type SessionState =
  | { readonly status: 'unknown'; readonly user: null }
  /** `hasLapsed`: the server ended the session of the user, who has not signed out */
  | { readonly status: 'guest'; readonly user: null; readonly hasLapsed?: true }
  | { readonly status: 'user'; readonly user: User }

/** The session of the page, shared by all remotes and synchronised with the other tabs. */
export interface SessionStore {
  readonly state$: BehaviorSubject<SessionState>
  /** Stores the result of a sign-in: user, token, the user's cart in place of the guest's. */
  begin(session: Session): void
  /** Ends the session on the server and clears what is stored. When the call fails it rejects and changes nothing. */
  end(): Promise<void>
  /** Stores the user's changed profile. */
  update(user: User): void
}
