import type { Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import { perksOfOrder } from './order-money.repository.ts'
import { orderMoney } from './order-money.ts'

interface Purses {
  readonly refunds: Pick<RefundService, 'request'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
}

/**
 * Refunds a cancelled order: payments return to where they came from (cash that was never paid does not), credit and
 * perks to the wallet. Returns how many perks came back, and whether all money is in the wallet.
 */
export async function giveBackMoney(
  tx: Tx,
  { refunds, wallet }: Purses,
  orderId: string,
  { reason, isTold, now }: { reason: string; isTold: boolean; now: Date },
): Promise<{ perks: Paise; isInWallet: boolean }> {
  const order = await orderMoney.lock(tx, orderId)
  if (!order) return { perks: 0, isInWallet: false }
  const wasPaid = order.paymentStatus === 'refund_initiated'
  const amount = wasPaid ? order.payable : order.gifts + order.credit
  const key = `cancelled:${orderId}`
  if (amount > 0) await refunds.request(tx, { key, orderId, amount, to: 'source', isTold, reason, now })
  else if (wasPaid) await orderMoney.setPaymentStatus(tx, orderId, 'refunded', now)
  const perks = await perksOfOrder(tx, orderId)
  const { transactionId } = order
  const userId = String(order.userId)
  if (perks > 0)
    await wallet.returnPerks(tx, {
      key,
      userId,
      transactionId,
      amount: perks,
      orderId,
      text: `Refund from ${orderId}`,
      now,
    })
  return { perks, isInWallet: amount > 0 && amount === order.gifts + order.credit }
}
