import { logout, newToken } from '@nukkad/contracts/endpoints/people/auth'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { BehaviorSubject } from 'rxjs'
import type { Api, Credentials } from '../api/api.ts'
import { type Exclusively, renewal } from './renewal.ts'
import type { Session, SessionState, SessionStore, User } from './session.ts'
import type { SessionVault } from './session-vault.ts'

const guest: SessionState = { status: 'guest', user: null }
const lapsed: SessionState = { status: 'guest', user: null, hasLapsed: true }
/** A token this close to its expiry (ms) is renewed before it is sent, which saves a refused call. */
const margin = 20_000

interface SessionParts {
  readonly vault: SessionVault
  readonly exclusively: Exclusively
  readonly now?: () => number
  /** creates the client for the session's own calls */
  connect(credentials: Credentials): Api
  /** the guest's coupon is not valid for this account */
  couponLost(text: string): void
  /** the user's cart replaces the guest's; null if a numeric one was dropped */
  cartChanged(cartId: string | null): void
  /** the stored pincode was cleared, or all data of the user was */
  storageChanged(): void
}

/** The session of the shell: what remotes see, what the API client needs, and what keeps tabs in sync. */
export interface ShellSession extends SessionStore, Credentials {
  /** The user check on page load; if nothing is stored, the visitor is a guest and no call is made. */
  check(): Promise<void>
  /** another tab signed in or out */
  refresh(): void
}

export function createSession(parts: SessionParts): ShellSession {
  const { vault } = parts
  const now = parts.now ?? Date.now
  const state$ = new BehaviorSubject<SessionState>({ status: 'unknown', user: null })
  const show = (user: User | null) => state$.next(user ? { status: 'user', user } : guest)

  function forget(next = guest) {
    vault.forget()
    parts.storageChanged()
    state$.next(next)
  }

  const anonymous = parts.connect({ token: () => null, renew: async () => null })
  const renew = renewal({
    vault,
    exclusively: parts.exclusively,
    request: async () => (await anonymous.call(newToken)).data,
    renewed({ user, jwt_token }) {
      vault.keepUser(user)
      vault.keepToken(jwt_token)
      if (state$.value.user?._id !== user._id) show(user)
    },
    refused: () => forget(lapsed),
  })
  const credentials: Credentials = {
    renew,
    token() {
      const held = vault.token()
      if (!held) return null
      return held.expiresAt - margin > now() ? held.access_token : renew(held.access_token)
    },
  }
  const api = parts.connect(credentials)

  return {
    ...credentials,
    state$,
    begin(session: Session) {
      vault.keepSession(session)
      const cartId = session.cartId ?? session.user.cartId
      if (cartId) parts.cartChanged(cartId)
      if (session.coupon_error) parts.couponLost(session.coupon_error)
      parts.storageChanged()
      show(session.user)
    },
    async end() {
      await api.call(logout)
      forget()
    },
    update(user) {
      vault.keepUser(user)
      show(user)
    },
    async check() {
      if (!vault.user() && !vault.token()) return show(null)
      try {
        const refused = vault.token()?.access_token ?? ''
        let answer = await api.call(me)
        // Whatever happened to the token, the refresh cookie may still identify the user; this is tried once.
        if (!('data' in answer) && (vault.token()?.access_token ?? '') === refused && (await renew(refused)))
          answer = await api.call(me)
        if (!('data' in answer)) return forget()
        vault.keepUser(answer.data)
        show(answer.data)
      } catch {
        // Without an answer the stored user is the best guess; a refused one was already removed by the renewal.
        show(vault.token() ? vault.user() : null)
      }
    },
    refresh: () => {
      const user = vault.user()
      if (user?._id !== state$.value.user?._id) show(user)
    },
  }
}
