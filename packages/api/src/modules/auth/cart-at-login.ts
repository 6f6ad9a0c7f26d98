import type { Queryable, Tx } from '../../db.ts'

export interface MergedCart {
  /** The user's active cart, or null. */
  readonly cartId: string | null
  /** Why the guest's coupon was removed. */
  readonly couponError?: string
}

/** The part of the cart module that signing in needs. */
export interface CartAtLogin {
  /**
   * Merges the guest's cart into the user's inside the caller's transaction; a coupon that this user may not use is
   * removed. A guest cart that is unknown, taken or empty is not an error: signing in must not fail because of it.
   */
  mergeAtLogin(tx: Tx, userId: string, guestCartId: string | undefined): Promise<MergedCart>
  /** The user's active cart, or null. */
  activeCartId(q: Queryable, userId: string): Promise<string | null>
}
