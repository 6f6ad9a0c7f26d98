import type { Session, User } from '@nukkad/contracts/endpoints/people/auth'
import type { BehaviorSubject } from 'rxjs'

export type { Session, User }

/** Who uses the page. 'unknown' is what the server renders and what lasts until the load-time check is through. */
export type SessionState =
  | { readonly status: 'unknown'; readonly user: null }
  | { readonly status: 'guest'; readonly user: null }
  | { readonly status: 'user'; readonly user: User }

/** The session of the page, one for all remotes and in step with the other tabs. */
export interface SessionStore {
  readonly state$: BehaviorSubject<SessionState>
  /** Stores what a sign-in answered: user, token, the user's cart in place of the guest's. */
  begin(session: Session): void
  /** Tells the server and clears what is stored. When the call fails it rejects and nothing is changed. */
  end(): Promise<void>
  /** The user changed their profile. */
  update(user: User): void
}
