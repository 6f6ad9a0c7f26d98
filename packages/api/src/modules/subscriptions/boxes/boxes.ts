import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Tx, transaction } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import { together } from '../../../sql-fragment.ts'
import { placeOrders } from '../../orders/placing/place-orders.service.ts'
import { ordersOf } from '../../orders/reading/open-orders.ts'
import { sum } from '../../pricing/money.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import { availableFor, lockSkus, moveStock, theseSkus } from '../../stock/stock.ts'
import type { BoxCatalogue } from '../campaigns/campaign.service.ts'
import * as subscriptions from '../subscription.repository.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import type { SubscriptionMails } from '../subscription-mails.ts'
import { boxOf } from './box-agreement.ts'
import * as cycles from './cycle.repository.ts'
import { daysAfter } from './cycle-dates.ts'

export interface BoxParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly catalogue: BoxCatalogue
  readonly refunds: Pick<RefundService, 'ofPurchase' | 'returnPayment'>
  readonly mails: SubscriptionMails
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}
declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'subscription-box': { readonly id: string; readonly cycle: number }
  }
}

export type Boxes = ReturnType<typeof createBoxes>

/** An outbox entry kind: packs a delivery that was just paid. */
const boxKind = 'subscription-box'
/** A box that is sold out is postponed by a week, at most twice; then it is refunded. */
const [daysToWait, mostWaits] = [7, 2]

/** Turns paid deliveries into orders, on their day and once each; or refunds them. */
// limit: packing a box, refunding it and completing the subscription call each other
export function createBoxes({ db, outbox, catalogue, refunds, mails, log, now }: BoxParts) {
  /** The caller holds the subscription's lock. */
  async function giveBack(tx: Tx, row: SubscriptionRow, box: cycles.CycleRow, reason: string): Promise<void> {
    const { transactionId, amount, paymentId, gifts, credit } = box
    const about = { transactionId, userId: row.userId, amount, reason, now: now() }
    const part = `box-${box.cycle}`
    const all = await cycles.cyclesOf(tx, [row.id])
    const paid = sum(all, (one) => (one.transactionId === transactionId ? one.amount : 0))
    const refundId = paymentId
      ? await refunds.returnPayment(tx, { ...about, paymentId, key: `purchase:${transactionId}:${part}` })
      : await refunds.ofPurchase(tx, { ...about, part, paid, fromWallet: { gifts, credit }, to: 'source' })
    await cycles.noteRefunded(tx, box, refundId, now())
  }

  async function place(
    tx: Tx,
    row: SubscriptionRow,
    box: cycles.CycleRow,
    item: Awaited<ReturnType<BoxCatalogue['forSale']>>[number],
  ): Promise<string> {
    const { userId, address } = row
    const { transactionId, amount, gifts, credit, cycle: part } = box
    const [order] = ordersOf({
      transactionId,
      userId,
      method: gifts + credit < amount ? 'razorpay' : 'free',
      paymentStatus: 'captured',
      gifts,
      credit,
      part,
      now: now(),
      agreement: boxOf(item, address, amount, now()),
    })
    if (!order) throw new Error('The box has no items.')
    await together(tx, [moveStock(tx, [{ sku: item.sku, qty: 1 }], 'out'), ...placeOrders(tx, [order], now())])
    await cycles.noteSent(tx, box, order.id, now())
    await outbox.enqueue(tx, { kind: 'order-placed', key: order.id, payload: { orderId: order.id } })
    return order.id
  }

  async function soldOut(tx: Tx, row: SubscriptionRow, box: cycles.CycleRow): Promise<void> {
    if (box.moved >= mostWaits) {
      await giveBack(tx, row, box, 'the box was sold out')
      await mails.tellRefunded(tx, row, box)
      return
    }
    const later = { ...box, moved: box.moved + 1, dueOn: daysAfter(dayInIndia(now()), daysToWait) }
    await cycles.putOff(tx, row.id, [later])
    await mails.tellMoved(tx, row, later)
  }

  /** Completes a prepaid subscription that owes no more deliveries. */
  async function endIfDone(tx: Tx, row: SubscriptionRow): Promise<void> {
    if (row.billing !== 'upfront' || row.state === 'cancelled') return
    const all = await cycles.cyclesOf(tx, [row.id])
    if (all.some(({ state }) => state === 'owed')) return
    await subscriptions.change(tx, row.id, { state: 'completed' }, now())
  }

  async function pack(tx: Tx, id: string, cycle: number): Promise<void> {
    const row = await subscriptions.lock(tx, id)
    const box = row && (await cycles.findCycle(tx, id, cycle))
    if (!row || box?.state !== 'owed') return
    if (row.state === 'paused' || box.dueOn > dayInIndia(now())) return
    await lockSkus(tx, theseSkus(tx, [row.sku]))
    const [[item], available] = [await catalogue.forSale(tx, [row.sku]), await availableFor(tx, [row.sku], null, now())]
    if (!item || (available.get(row.sku) ?? 0) < 1) await soldOut(tx, row, box)
    else await mails.tellPacked(tx, row, box, await place(tx, row, box, item))
    await endIfDone(tx, row)
  }

  const run = (id: string, cycle: number) => transaction(db, (tx) => pack(tx, id, cycle))
  outbox.handle(boxKind, ({ id, cycle }) => run(id, cycle))

  return {
    pack: run,
    giveBack,
    endIfDone,

    /** Queues the packing, to run once the caller's transaction commits. */
    later: async (tx: Tx, id: string, cycle: number): Promise<void> => {
      await outbox.enqueue(tx, { kind: boxKind, key: `${id}:${cycle}`, payload: { id, cycle } })
    },

    /** Packs the deliveries that are due today; returns how many were tried. */
    async packDue(isStopped: () => boolean): Promise<number> {
      let looked = 0
      for (const { subscriptionId, cycle } of await cycles.dueCycles(db, dayInIndia(now()), 200)) {
        if (isStopped()) break
        looked += 1
        // A box that cannot be packed does not hold up the others.
        await run(subscriptionId, cycle).catch((error: unknown) =>
          log.error({ err: error, subscription: subscriptionId, cycle }, 'a box could not be packed'),
        )
      }
      return looked
    },
  }
}
