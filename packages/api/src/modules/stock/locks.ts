/**
 * Which locks are taken. Only tests pass anything else than `allLocks`: a twin test switches one off and shows what it
 * was for.
 */
export interface Locks {
  readonly cart: boolean
  /** 'in order' cannot deadlock; 'as they come' and 'none' exist for the twins. */
  readonly skus: 'in order' | 'as they come' | 'none'
  /** Counts the coupon's use by one guarded update; off: reads first, writes later. */
  readonly coupon: boolean
  /** A buyer's wallet, from the look at what is left to the hold or the posting. */
  readonly wallet: boolean
  /** An order, or a payment, while money of it is sent back. */
  readonly refund: boolean
}

export const allLocks: Locks = { cart: true, skus: 'in order', coupon: true, wallet: true, refund: true }
