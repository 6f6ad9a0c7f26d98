import type { Tx } from '../../db.ts'
import * as uses from './coupon-use.repository.ts'

/**
 * Counts one use; false when none is left, in total or for this buyer. The guarded update locks the coupon's row, so
 * that the buyer's own uses are counted under the lock.
 */
export async function countUse(tx: Tx, use: uses.CouponUse): Promise<boolean> {
  if (!(await uses.countGuarded(tx, use.couponId)) || (await uses.isOverFor(tx, use))) return false
  await uses.insertUse(tx, use)
  return true
}

/** For the invariant check of coupons. */
export const { recountUses } = uses
