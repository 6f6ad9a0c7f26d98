import type { Tx } from '../../../db.ts'
import { type Paise, sum } from '../../pricing/money.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { OrderRow } from '../order-rows.ts'
import { declinedOf } from './declined-lines.ts'
import { orderMoney } from './order-money.ts'

/** The order as it was before its cancellation. */
type GivenBack = Pick<OrderRow, 'id' | 'state' | 'lines' | 'waived'>

interface Purses {
  readonly refunds: Pick<RefundService, 'request'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
}

/**
 * Refunds a cancelled order: payments return to where they came from (cash that was never paid does not), credit and
 * perks to the wallet. What declined lines gave back before does not come back again. Returns how much money and how
 * many perks came back, and whether all money is in the wallet.
 */
export async function giveBackMoney(
  tx: Tx,
  { refunds, wallet }: Purses,
  { id: orderId, ...row }: GivenBack,
  { reason, isTold, now }: { reason: string; isTold: boolean; now: Date },
): Promise<{ amount: Paise; perks: Paise; isInWallet: boolean }> {
  const order = await orderMoney.lock(tx, orderId)
  if (!order) return { amount: 0, perks: 0, isInWallet: false }
  const before = declinedOf(row)
  const wasPaid = order.paymentStatus === 'refund_initiated'
  const amount = (wasPaid ? order.payable - order.waived : order.gifts + order.credit) - before.refunded
  const key = `cancelled:${orderId}`
  if (amount > 0) await refunds.request(tx, { key, orderId, amount, to: 'source', isTold, reason, now })
  else if (wasPaid) await orderMoney.setPaymentStatus(tx, orderId, 'refunded', now)
  const perks = sum(row.lines, (line) => line.perks) - before.perks
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
  const { payable, gifts, credit, waived } = order
  const isInWallet = amount > 0 && (!wasPaid || payable - gifts - credit - waived <= before.refunded)
  return { amount, perks, isInWallet }
}
