import type { Queryable } from '../../../db.ts'
import { boughtBy } from '../order.repository.ts'
import { markRewarded } from './order-writing.repository.ts'

/**
 * How far a buyer's purchase of a product has come: 'ordered' is on its way, 'received' was delivered at least once.
 */
export type Purchase = 'never' | 'ordered' | 'received'

/** What other modules may read and note about a user's orders. */
export const purchases = {
  async of(q: Queryable, userId: string, productId: string): Promise<Purchase> {
    const { received, ordered } = await boughtBy(q, userId, productId)
    if (received) return 'received'
    return ordered ? 'ordered' : 'never'
  },
  markRewarded,
} as const
