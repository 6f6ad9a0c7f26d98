import type { BodyOf } from '@nukkad/contracts'
import type { RequestStepName, stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Tx } from '../../../db.ts'
import { Conflict, Invalid, NoSuchEntity } from '../../../errors.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import { orderBook } from '../../orders/order-book.service.ts'
import { parcelOf } from '../../orders/steps/order-moves.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { availableFor, lockSkus, moveStock, putBack, theseSkus } from '../../stock/stock.ts'
import type { RewardsService } from '../../wallet/rewards/rewards.service.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import { keptGoods, rewardOf } from '../cashback/cashback.repository.ts'
import { findRequest } from '../return.repository.ts'
import type { ReturnRow } from '../return-rows.ts'
import { refuseIllegal, replacementsOf, returnedOf, type TakeStep } from '../steps/return-moves.ts'
import { partlySoldOut, soldOutInstead } from '../steps/return-words.ts'
import { isSlot } from './pickup-slots.ts'
import type { RequestChange } from './return-writing.repository.ts'

export const requestTargets: Readonly<Record<RequestStepName, RequestState>> = {
  approve: 'approved',
  deny: 'denied',
  schedule_pickup: 'pickup_scheduled',
  picked_up: 'picked_up',
  received: 'received',
  refund: 'refunded',
  ship_replacement: 'replacement_shipped',
  deliver_replacement: 'fulfilled',
}

export type Answer = BodyOf<typeof stepReturn>

export interface AnswerParts {
  readonly take: TakeStep
  readonly refunds: Pick<RefundService, 'request'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly rewards: Pick<RewardsService, 'takeBack'>
  readonly invoices: Pick<InvoiceService, 'creditNote'>
}

/**
 * The merchant's answers to a request. The order is locked first, so two simultaneous refunds are made once: the second
 * sees that it was done, and repeating a step changes nothing.
 */
// limit: one entry per answer of a merchant, under the lock of the order
export function createAnswerRequest({ take, refunds, wallet, rewards, invoices }: AnswerParts) {
  async function refund(tx: Tx, row: ReturnRow, now: Date): Promise<ReturnRow> {
    refuseIllegal(row, 'refunded')
    const { id, orderId, userId, refund: amount, refundTo: to, perks } = row
    const key = `return:${id}`
    const { isRewarded, transactionId } = await rewardOf(tx, orderId)
    const before = isRewarded ? await keptGoods(tx, orderId) : 0
    const refundId =
      amount > 0 ? await refunds.request(tx, { key, orderId, amount, to, reason: `Return ${id}`, now }) : null
    if (perks > 0) {
      const text = `Perks returned from ${orderId}`
      await wallet.returnPerks(tx, { key, userId: String(userId), transactionId, amount: perks, orderId, text, now })
    }
    const lines = row.lines.map(({ lineId, pieces }) => ({ lineId, qty: pieces.length }))
    await invoices.creditNote(tx, { key: id, orderId, lines, reason: 'Returned by the buyer', now })
    const after = await take(tx, row, { to: 'refunded', actor: 'merchant', now, change: { refundId } })
    if (isRewarded) {
      const kept = { before, after: await keptGoods(tx, orderId) }
      await rewards.takeBack(tx, { key: id, orderId, userId: String(userId), ...kept, now })
    }
    return after
  }

  /**
   * The replacements are taken from stock now. If all of them are sold out, the exchange becomes a return; if some are,
   * it is refused, because the buyer wants the others.
   */
  async function approveExchange(tx: Tx, row: ReturnRow, now: Date): Promise<ReturnRow> {
    refuseIllegal(row, 'approved')
    const wanted = replacementsOf(row)
    const skus = wanted.map(({ sku }) => sku)
    await lockSkus(tx, theseSkus(tx, skus))
    const available = await availableFor(tx, skus, null, now)
    const missing = wanted.filter(({ sku, qty }) => (available.get(sku) ?? 0) < qty)
    if (missing.length > 0 && missing.length < wanted.length) throw new Conflict(partlySoldOut(row, missing))
    if (missing.length > 0) {
      const change = { kind: 'return' } as const
      return take(tx, row, { to: 'approved', actor: 'merchant', now, change, text: soldOutInstead(row) })
    }
    await moveStock(tx, wanted, 'out')
    return take(tx, row, { to: 'approved', actor: 'merchant', now, change: { holdsReplacement: true } })
  }

  async function receive(tx: Tx, row: ReturnRow, { condition }: Answer, now: Date): Promise<ReturnRow> {
    if (!condition) throw new Invalid({ condition: 'is required' }, 'Please choose the condition of the returned item.')
    const refundsAtOnce = row.kind !== 'exchange' && condition === 'good'
    const step = { to: 'received', actor: 'merchant', now, change: { condition }, isQuiet: refundsAtOnce } as const
    const after = await take(tx, row, step)
    if (condition === 'good') await putBack(tx, returnedOf(row))
    return refundsAtOnce ? refund(tx, after, now) : after
  }

  async function shipReplacement(tx: Tx, row: ReturnRow, { courier, awb }: Answer, now: Date): Promise<ReturnRow> {
    const parcel = parcelOf(courier, awb)
    const after = await take(tx, row, {
      to: 'replacement_shipped',
      actor: 'merchant',
      now,
      change: { holdsReplacement: false },
    })
    const shipment = { orderId: row.orderId, requestId: row.id, ...parcel, expectedBy: null, now }
    if (!(await orderBook.ship(tx, shipment))) {
      throw new Conflict(`${parcel.courier} ${parcel.awb} is the number of another parcel.`)
    }
    return after
  }

  const steps: Readonly<
    Record<RequestStepName, (tx: Tx, row: ReturnRow, answer: Answer, now: Date) => Promise<ReturnRow>>
  > = {
    approve: (tx, row, _, now) =>
      row.kind === 'exchange'
        ? approveExchange(tx, row, now)
        : take(tx, row, { to: 'approved', actor: 'merchant', now }),
    deny: (tx, row, { reason }, now) => {
      const deniedBecause = reason?.trim()
      if (!deniedBecause) throw new Invalid({ reason: 'is required' }, 'Please give a reason.')
      return take(tx, row, { to: 'denied', actor: 'merchant', now, change: { deniedBecause } })
    },
    schedule_pickup: (tx, row, answer, now) =>
      take(tx, row, { to: 'pickup_scheduled', actor: 'merchant', now, change: pickupOf(answer, now) }),
    picked_up: (tx, row, _, now) => take(tx, row, { to: 'picked_up', actor: 'merchant', now }),
    received: receive,
    refund: (tx, row, _, now) => refund(tx, row, now),
    ship_replacement: shipReplacement,
    deliver_replacement: async (tx, row, _, now) => {
      await orderBook.markDelivered(tx, row.orderId, row.id, now)
      return take(tx, row, { to: 'fulfilled', actor: 'merchant', now })
    },
  }

  return async (tx: Tx, id: string, answer: Answer, now: Date): Promise<ReturnRow> => {
    const seen = await findRequest(tx, id)
    if (!seen) throw new NoSuchEntity()
    await orderBook.lock(tx, seen.orderId)
    const row = (await findRequest(tx, id)) ?? seen
    return isDoneAlready(row, answer) ? row : steps[answer.step](tx, row, answer, now)
  }
}
export type AnswerRequest = ReturnType<typeof createAnswerRequest>

/** A pickup may be rescheduled; every other step is taken once. */
function isDoneAlready(row: ReturnRow, { step }: Answer): boolean {
  const to = requestTargets[step]
  if (step === 'schedule_pickup') return false
  return row.state === to || (step === 'received' && row.state === 'refunded' && row.condition !== null)
}

function pickupOf({ pickup, courier, awb }: Answer, now: Date): RequestChange {
  if (!pickup) throw new Invalid({ pickup: 'is required' }, 'Please choose when the courier comes.')
  if (!isSlot(now, pickup)) {
    throw new Invalid(
      { pickup: 'is not one of the offered times' },
      'No courier is available at that time. Please choose another.',
    )
  }
  return { pickup: { ...pickup, courier: courier ?? null, awb: awb || null } }
}
