import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import type { Tx } from '../../db.ts'
import type { Base } from '../../plugin.ts'
import { type Account, accounts } from '../users/accounts.service.ts'
import { asUser } from '../users/shown-user.ts'
import { accountMark } from './account-mark.ts'
import type { CartAtLogin, MergedCart } from './cart-at-login.ts'
import type { OpenSession, Sessions } from './sessions/sessions.ts'

/** A session as sent to the browser, and the token that only its cookie carries. */
export interface Begun {
  readonly session: Session
  readonly refreshToken: string
  readonly familyId: string
  /** see account-mark.ts */
  readonly mark: string
}

interface Parts extends Pick<Base, 'settings' | 'tokens' | 'now'> {
  readonly carts: CartAtLogin
  readonly sessions: Sessions
}

export type BeginSession = ReturnType<typeof createBeginSession>

/** Begins a session; every way of signing in ends here. */
export function createBeginSession({ settings, tokens, now, carts, sessions }: Parts) {
  /**
   * The guest's cart becomes the user's in the transaction that opens the session. An account that was closed is
   * reopened when its user signs in within the grace period.
   */
  async function begin(
    tx: Tx,
    user: Account,
    guestCartId: string | undefined,
    created: boolean,
    openedBy?: string,
  ): Promise<Begun> {
    const merged = await carts.mergeAtLogin(tx, user.id, guestCartId)
    const isReopened = await accounts.noteSeen(tx, user.id, now())
    const open = await issueSession(await sessions.open(tx, user, openedBy), user, merged, created)
    return isReopened ? { ...open, session: { ...open.session, reopened: true } } : open
  }

  async function issueSession(
    open: OpenSession,
    user: Account,
    { cartId, couponError }: MergedCart,
    created: boolean,
  ): Promise<Begun> {
    const jwt_token = tokens.issue(open.caller)
    const session = { user: asUser(user, cartId), jwt_token, cartId, created }
    return {
      session: couponError === undefined ? session : { ...session, coupon_error: couponError },
      refreshToken: open.refreshToken,
      familyId: open.caller.familyId,
      mark: accountMark(settings.API_SECRET, open.caller.userId),
    }
  }

  return { begin, issueSession }
}
