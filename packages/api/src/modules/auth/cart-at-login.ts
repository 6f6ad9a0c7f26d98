import type { Queryable, Tx } from '../../db.ts'

/** What signing in needs of the cart module. */
export interface CartAtLogin {
  /**
   * Merges the guest's cart into the user's inside the caller's transaction; answers the user's active cart, or null.
   * A guest cart that is unknown, taken or empty is no error: signing in must not fail because of it.
   */
  mergeAtLogin(tx: Tx, userId: string, guestCartId: string | undefined): Promise<string | null>
  /** The user's active cart, or null. */
  activeCartId(q: Queryable, userId: string): Promise<string | null>
}
