import type { RemainderReturned } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import type { Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, NoSuchEntity } from '../../../errors.ts'
import { type Refused, refused } from '../../checkout/refusals.ts'
import { once } from '../../idempotency/idempotency.ts'
import { inRupees, type Paise } from '../../pricing/money.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import * as cards from '../gift-card.repository.ts'

export interface RemainderParts {
  readonly db: Db
  readonly refunds: Pick<RefundService, 'ofPurchase' | 'ofPurchases'>
  readonly wallet: Pick<WalletService, 'leftOfCard' | 'takeRemainder'>
  readonly walletOf: (userId: string) => Promise<Wallet>
  readonly now: () => Date
}
export type Remainders = ReturnType<typeof createRemainders>

interface Call {
  readonly userId: string
  readonly key: string | undefined
  readonly giftId: string
}

const nothingLeft = refused(
  'transaction_ended',
  'The balance cannot be returned: it has been spent, is reserved for a payment, or has expired.',
)

/**
 * Refunds what is left of a redeemed card to its buyer, at the holder's request: to the bank it was paid from, never to
 * the holder. Lock order: card, payment, wallet.
 */
export function createRemainders({ db, refunds, wallet, walletOf, now }: RemainderParts) {
  async function giveBackIn(tx: Tx, { userId, giftId }: Call): Promise<Paise> {
    const card = await cards.lock(tx, giftId)
    const transactionId = card?.transactionId
    if (!transactionId || String(card.redeemedBy) !== userId) throw new NoSuchEntity()
    const at = now()
    const amount = await wallet.leftOfCard(tx, userId, giftId, at)
    if (amount <= 0) return 0
    const earlier = (await refunds.ofPurchases(tx, [transactionId])).length
    const name = `${giftId}:remainder:${earlier + 1}`
    const refundId = await refunds.ofPurchase(tx, {
      transactionId,
      userId: card.buyerId,
      part: name,
      amount,
      paid: card.amount,
      to: 'source',
      reason: 'Remaining balance of a gift card',
      now: at,
    })
    const text = card.senderName
      ? `Remaining balance of the gift card from ${card.senderName} returned`
      : 'Remaining balance of a gift card returned'
    const taking = { key: `remainder:${name}`, userId, giftId, refundId, amount, text, now: at }
    // A payment may have set it aside since the check; then the whole transaction is rolled back.
    if (!(await wallet.takeRemainder(tx, taking)))
      throw new Conflict('This gift card has just been used. Please check the balance again.')
    return amount
  }

  return {
    async giveBack(call: Call): Promise<Refused | { data: RemainderReturned }> {
      const { userId, key, giftId } = call
      const amount = await transaction(db, (tx) =>
        once(tx, { scope: `${userId}:returnGiftCard`, key, request: { giftId }, now: now() }, () =>
          giveBackIn(tx, call),
        ),
      )
      if (amount === 0) return nothingLeft
      return { data: { amount: inRupees(amount), wallet: await walletOf(userId) } }
    },
  }
}
