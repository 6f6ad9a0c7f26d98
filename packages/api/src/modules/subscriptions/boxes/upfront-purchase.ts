import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { Bought, PurchaseKind } from '../../checkout/purchases.ts'
import { refused } from '../../checkout/refusals.ts'
import { share } from '../../pricing/money.ts'
import { availableFor } from '../../stock/stock.ts'
import * as campaigns from '../campaigns/campaign.repository.ts'
import { isOver } from '../campaigns/campaign.service.ts'
import * as subscriptions from '../subscription.repository.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import type { SubscriptionMails } from '../subscription-mails.ts'
import { purchaseOf } from './box-agreement.ts'
import type { Boxes } from './boxes.ts'
import * as cycles from './cycle.repository.ts'
import { dueOn } from './cycle-dates.ts'

export interface UpfrontParts {
  readonly boxes: Pick<Boxes, 'later'>
  readonly mails: Pick<SubscriptionMails, 'tellBegun'>
  readonly now: () => Date
}

const paidAlready = refused('transaction_ended', 'This subscription has already been paid for.')

/** All deliveries of a subscription as a purchase in the checkout; its subject is the subscription's id. */
export function upfrontPurchase({ boxes, mails, now }: UpfrontParts): PurchaseKind {
  async function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
    const row = await subscriptions.find(tx, id)
    if (!row) throw new NoSuchEntity()
    return row
  }

  async function begin(tx: Tx, row: SubscriptionRow, bought: Bought): Promise<void> {
    const { transactionId, paid } = bought
    const today = dayInIndia(now())
    await subscriptions.change(tx, row.id, { state: 'active', transaction_id: transactionId, anchor_on: today }, now())
    // Distributes the amount that was paid, to the paisa, in case the price changed between two payment attempts.
    const amounts = share(
      paid,
      Array.from({ length: row.deliveries }, () => 1),
    )
    const fromWallet = share(bought.gifts + bought.credit, amounts)
    const gifts = share(bought.gifts, fromWallet)
    const rows = amounts.map((amount, slot) => ({
      subscriptionId: row.id,
      cycle: slot + 1,
      slot,
      dueOn: dueOn(today, row, slot),
      amount,
      transactionId,
      gifts: gifts[slot] ?? 0,
      credit: (fromWallet[slot] ?? 0) - (gifts[slot] ?? 0),
      paymentId: null,
    }))
    await cycles.insertCycles(tx, rows, now())
    await boxes.later(tx, row.id, 1)
    await mails.tellBegun(tx, row)
  }

  return {
    name: 'subscription',

    lock: async (tx, subject) => void (await subscriptions.lock(tx, subject)),

    async agree(tx, userId, subject) {
      const row = await findSubscription(tx, subject)
      if (String(row.userId) !== userId) throw new NoSuchEntity()
      if (row.state !== 'created') return paidAlready
      if (row.billing !== 'upfront') return refused('payment', 'This is paid by mandate, for each delivery.')
      return purchaseOf(row, row.price * row.deliveries, row.deliveries)
    },

    async reserve(tx, subject) {
      const row = await findSubscription(tx, subject)
      if (row.state !== 'created') return paidAlready
      const campaign = await campaigns.findCampaign(tx, row.campaign, now())
      if (!campaign || isOver(campaign, now()))
        return refused('unavailable', 'This subscription is no longer available.')
      const left = (await availableFor(tx, [row.sku], null, now())).get(row.sku) ?? 0
      return left > 0 ? null : refused('unavailable', 'This month’s boxes are sold out. Check back soon.')
    },

    async deliver(tx, bought) {
      const row = await findSubscription(tx, bought.subject)
      if (row.state !== 'created' && row.state !== 'expired') return 'this subscription had already been paid for'
      const other = await subscriptions.running(tx, String(row.userId), row.planId)
      if (other) return 'another subscription to the same box had already been paid'
      await begin(tx, row, bought)
      return null
    },
  }
}

/** One charge of a mandate: recorded when the money has arrived, and never sold through the checkout. */
export const boxPurchase: PurchaseKind = {
  name: 'subscription-box',
  lock: async (tx, subject) => void (await subscriptions.lock(tx, subject.split(':')[0] ?? subject)),
  agree: () => Promise.reject(new NoSuchEntity()),
  reserve: async () => paidAlready,
  deliver: async () => 'this delivery had already been paid for',
}
