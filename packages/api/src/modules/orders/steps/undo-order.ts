import type { Tx } from '../../../db.ts'
import { coupons } from '../../coupons/coupons.service.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import type { Paise } from '../../pricing/money.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { bySku, putBack } from '../../stock/stock.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import { giveBackMoney } from '../money/give-back-money.ts'
import type { OrderActor, OrderRow } from '../order-rows.ts'
import type { Sibling } from '../placing/order-writing.repository.ts'
import { step } from './order-steps.ts'

export interface UndoParts {
  readonly refunds: Pick<RefundService, 'request'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly invoices: Pick<InvoiceService, 'creditNote'>
}

export interface Undoing {
  readonly order: OrderRow
  readonly siblings: readonly Sibling[]
  readonly to: 'cancelled' | 'rto'
  readonly actor: OrderActor
  readonly text: string
  readonly reason: string | undefined
  /** Ids of lines that are missing or damaged: their pieces do not go back into stock. */
  readonly unsellable?: readonly string[] | undefined
  /** Whether a mail of the caller reports what came back into the wallet. */
  readonly isTold?: boolean
  readonly now: Date
}

const paid = new Set<OrderRow['paymentStatus']>(['captured', 'refund_initiated', 'partly_refunded', 'refunded'])

export interface Undone {
  readonly eventId: number
  readonly back: Paise
  readonly perks: Paise
  /** Whether everything that came back is in the wallet already. */
  readonly isInWallet: boolean
}

/**
 * Undoes an order, whoever asked for it: the sellable pieces go back into stock, money and perks to the buyer; the coupon
 * too, when nothing of its transaction is left and nothing has been shipped. Callers hold the order's lock.
 */
export function createUndo({ refunds, wallet, invoices }: UndoParts) {
  return async (
    tx: Tx,
    { order, siblings, to, actor, text, reason, unsellable = [], isTold = false, now }: Undoing,
  ): Promise<Undone> => {
    const { id: orderId, state: from } = order
    // An order of which a line was declined has had a refund already.
    const wasPaid = paid.has(order.paymentStatus)
    const paymentStatus = wasPaid ? 'refund_initiated' : 'cancelled'
    const change = { orderId, from, to, actor, text, reason: reason ?? null, now, paymentStatus } as const
    const eventId = await step(tx, change)

    const isLast = siblings.every(({ id, state }) => id === orderId || state === 'cancelled')
    const sellable = order.lines.filter(({ id, state }) => state === from && !unsellable.includes(String(id)))
    await putBack(tx, bySku(sellable))
    if (to === 'cancelled' && isLast) await coupons.giveBack(tx, order.transactionId, now)
    const about = { reason: text, isTold, now }
    // Cash that was never collected is not refunded; what was paid from gift cards and credit is.
    const { amount: back, perks, isInWallet } = await giveBackMoney(tx, { refunds, wallet }, order, about)
    const credit = {
      key: orderId,
      orderId,
      lines: 'rest',
      reason: to === 'rto' ? 'Not delivered' : 'Cancelled',
      now,
    } as const
    await invoices.creditNote(tx, credit)
    return { eventId, perks, isInWallet, back }
  }
}
export type Undo = ReturnType<typeof createUndo>
