import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../../../db.ts'
import type { GatewayCheckout } from '../../checkout/settling/gateway-checkout.ts'
import { newTransactionId } from '../../orders/placing/public-number.ts'
import type { GatewayPayment } from '../../payments/gateway/gateway.ts'
import type { RecordCharge } from '../../payments/settling/record-charge.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { purchaseOf } from '../boxes/box-agreement.ts'
import type { Boxes } from '../boxes/boxes.ts'
import * as cycles from '../boxes/cycle.repository.ts'

import * as subscriptions from '../subscription.repository.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import type { SubscriptionMails } from '../subscription-mails.ts'

export interface ChargeParts {
  readonly boxes: Pick<Boxes, 'later'>
  readonly mails: Pick<SubscriptionMails, 'tellBegun'>
  readonly recordCharge: RecordCharge
  readonly refunds: Pick<RefundService, 'returnPayment'>
  readonly checkout: Pick<GatewayCheckout, 'find' | 'sendBack'>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

/** Why a mandate's charge is refunded instead of paying for a box. */
function whyNot(
  row: SubscriptionRow,
  box: cycles.CycleRow | undefined,
  { amount, currency, at }: GatewayPayment,
): string | null {
  if (box) return 'this delivery had already been paid for'
  if (amount !== row.price || currency !== 'INR') return 'the amount was not the agreed amount'
  const isTooLate = row.cancelledAt !== null && (at === null || at.getTime() > row.cancelledAt.getTime() + 1000)
  return isTooLate || row.state === 'expired' ? 'the subscription had ended' : null
}

/**
 * Handles a successful charge of a mandate, whether reported by an event or found by asking: it pays one delivery,
 * however often it is reported. True when it was new.
 */
export function createTakeCharge(parts: ChargeParts) {
  const { boxes, mails, recordCharge, refunds, checkout, log, now } = parts
  return async (tx: Tx, id: string, cycle: number, fact: GatewayPayment): Promise<boolean> => {
    const row = await subscriptions.lock(tx, id)
    if (!row || (fact.status !== 'captured' && fact.status !== 'refunded')) return false
    const box = await cycles.findCycle(tx, id, cycle)
    if (box?.paymentId === fact.id) return false
    const lack = whyNot(row, box, fact)
    const transactionId = lack === null && cycle === 1 ? row.transactionId : newTransactionId()
    const { userId } = row
    const purchase = {
      id: transactionId,
      userId,
      kind: 'subscription-box' as const,
      amount: fact.amount,
      subject: `${id}:${lack === null ? cycle : fact.id}`,
      agreement: purchaseOf(row, fact.amount, 1),
    }
    if (!(await recordCharge(tx, purchase, fact))) return false
    if (lack !== null) {
      log.warn({ subscription: id, payment: fact.id }, `a charge is refunded: ${lack}`)
      const own = await checkout.find(tx, transactionId)
      const about = { transactionId, userId, paymentId: fact.id, amount: fact.amount, reason: lack, now: now() }
      await refunds.returnPayment(tx, { ...about, key: `unplaced:${fact.id}` })
      if (own) await checkout.sendBack(tx, own, lack)
      return true
    }
    const today = dayInIndia(now())
    const paid = { subscriptionId: id, cycle, slot: cycle - 1, dueOn: today, amount: fact.amount, transactionId }
    await cycles.insertCycles(tx, [{ ...paid, gifts: 0, credit: 0, paymentId: fact.id }], now())
    const isBehind = row.state === 'created' || row.state === 'authenticated' || row.state === 'pending'
    await subscriptions.change(
      tx,
      id,
      {
        version: row.version + 1,
        anchor_on: row.anchorOn ?? today,
        ...((isBehind || row.state === 'halted') && { state: 'active' }),
      },
      now(),
    )
    await boxes.later(tx, id, cycle)
    if (cycle === 1) await mails.tellBegun(tx, row)
    return true
  }
}
export type TakeCharge = ReturnType<typeof createTakeCharge>
