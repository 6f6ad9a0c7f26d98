import type { Tx } from '../../../db.ts'
import { Conflict, Invalid, NoSuchEntity } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { bySku, putBack } from '../../stock/stock.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { DeclinedMails } from '../mails/declined-mail.ts'
import { declinedStory } from '../mails/move-words.ts'
import { orderMoney } from '../money/order-money.ts'
import { findOrder } from '../order.repository.ts'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import { appendEvents, lockSiblings } from '../placing/order-writing.repository.ts'
import { type MoveOrder, refuseUnpaid } from './order-moves.ts'
import { canCancel, orderLabel } from './order-states.ts'

export interface Declining {
  readonly orderId: string
  readonly lineId: string
  readonly reason: string
  /** Whether its pieces are missing or damaged, so that they do not go back on sale. */
  readonly isUnsellable: boolean
  readonly now: Date
}

export interface DeclineParts {
  readonly move: MoveOrder
  readonly refunds: Pick<RefundService, 'request' | 'isInWallet'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly invoices: Pick<InvoiceService, 'creditNote'>
  readonly mails: DeclinedMails
}

export type DeclineLine = ReturnType<typeof createDeclineLine>

/**
 * Takes one line out of an order that has not shipped: its sellable pieces go back into stock; cash is reduced by its
 * price, and what exceeds the cash is refunded, its perks too. The order is locked first, as for every other step, so
 * its cancellation by the buyer and a second tab see the result. The last line of an order is cancelled with it.
 */
export function createDeclineLine({ move, refunds, wallet, invoices, mails }: DeclineParts) {
  /** Cash that was not collected yet is reduced first, as it is what the buyer would pay last. */
  async function giveBack(tx: Tx, order: OrderRow, line: OrderLineRow, { reason, now }: { reason: string; now: Date }) {
    const { id: orderId, userId, transactionId } = order
    const key = `declined:${orderId}:${line.id}`
    const isOwed = order.paymentStatus === 'pending'
    const owed = isOwed ? order.payable - order.gifts - order.credit - order.waived : 0
    const less = Math.min(owed, line.payable)
    if (less > 0) await orderMoney.waive(tx, orderId, less, now)
    const back = line.payable - less
    const request = { key, orderId, amount: back, to: 'source', isTold: true, reason, now } as const
    const refundId = back > 0 ? await refunds.request(tx, request) : undefined
    const { perks } = line
    const text = `Perks returned from ${orderId}`
    const gift = { key, userId: String(userId), transactionId, amount: perks, orderId, text, now }
    if (perks > 0) await wallet.returnPerks(tx, gift)
    return { less, back, perks, isInWallet: refundId !== undefined && (await refunds.isInWallet(tx, refundId)) }
  }

  return async (tx: Tx, { orderId, lineId, reason, isUnsellable, now }: Declining): Promise<OrderRow> => {
    await lockSiblings(tx, orderId)
    const order = await findOrder(tx, orderId)
    const line = order?.lines.find(({ id }) => String(id) === lineId)
    if (!order || !line) throw new NoSuchEntity()
    if (line.state === 'cancelled') return order
    if (!canCancel(order.state)) throw new Conflict(cannot(order))
    refuseUnpaid(order)
    const why = oneLine(reason)
    if (!why) throw new Invalid({ reason: 'is required' }, 'Please give a reason.')
    const unsellable = isUnsellable ? [lineId] : []
    if (order.lines.every(({ id, state }) => id === line.id || state === 'cancelled')) {
      return move(tx, { orderId, step: 'cancel', actor: 'merchant', reason: why, unsellable, now })
    }
    if (!(await orderMoney.cancelLine(tx, { lineId: line.id, orderId, now }))) throw new Conflict(cannot(order))
    if (!isUnsellable) await putBack(tx, bySku([line]))
    const text = declinedStory(order, line, why)
    const event = { orderId, at: now, kind: 'cancelled', actor: 'merchant', text } as const
    const [eventId = 0] = await appendEvents(tx, [event])
    const came = await giveBack(tx, order, line, { reason: text, now })
    const lines = [{ lineId: line.id, qty: line.qty }]
    await invoices.creditNote(tx, { key: `${orderId}:${line.id}`, orderId, lines, reason: 'Not sent', now })
    await mails.tellDeclined(tx, order, { ...came, eventId, text })
    return (await findOrder(tx, orderId)) ?? order
  }
}

const cannot = ({ state, paymentStatus, method }: OrderRow) =>
  `The status of this order is “${orderLabel(state, paymentStatus, method)}”, so no item of it can be declined.`
