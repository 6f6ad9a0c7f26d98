import type { Tx } from '../../../db.ts'
import { isSamePurchase, laterIn } from '../../orders/placing/agreement.ts'
import { rupees } from '../../pricing/money.ts'
import { changed, later, type Refused, refused } from '../refusals.ts'
import type { Agree } from '../start/agree.ts'
import type { CartTransaction } from '../transaction.repository.ts'

/**
 * Checks whether a bag would be sold on the agreed terms today, or says what is different. A transaction may lie unpaid
 * for days, and its order at the gateway can be paid at any time: neither keeps a price. The caller holds the cart's
 * lock.
 */
export const createStillAgreed =
  (agree: Agree) =>
  async (tx: Tx, { userId, cartId, method, gifts, credit, agreement }: CartTransaction): Promise<Refused | null> => {
    const agreed = await agree(tx, {
      claim: { buyer: { kind: 'user', userId: String(userId) }, cartId: String(cartId) },
      method: agreement.pricedFor ?? method,
      usesWallet: gifts + credit > 0,
      giftNote: agreement.giftNote ?? null,
      deliveryDay: agreement.deliveryDay ?? null,
    })
    if (agreed.refusal) return { message: agreed.refusal }
    if (!isSamePurchase(agreed.agreement, agreement)) return changed
    const late = laterIn(agreed.agreement, agreement)
    if (late) return later(late.name)
    const [now, before] = [agreed.agreement.payable, agreement.payable]
    if (now === before) return null
    return refused(
      'price_changed',
      `The total is now ${rupees(now)} instead of ${rupees(before)}. Please confirm again.`,
    )
  }
export type StillAgreed = ReturnType<typeof createStillAgreed>
