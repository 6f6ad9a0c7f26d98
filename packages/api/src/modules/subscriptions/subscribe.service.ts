import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type { subscribe } from '@nukkad/contracts/endpoints/money/subscriptions'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { AddressService } from '../address/address.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import { once } from '../idempotency/idempotency.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import { newSubscriptionId, newTransactionId } from '../orders/placing/public-number.ts'
import { inRupees } from '../pricing/money.ts'
import { addressFor } from './address-for.ts'
import * as campaigns from './campaigns/campaign.repository.ts'
import { isOver } from './campaigns/campaign.service.ts'
import type { Mandates } from './mandates/mandates.ts'
import * as newSubscriptions from './new-subscription.repository.ts'
import { isRunning } from './next-delivery.ts'
import * as subscriptions from './subscription.repository.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'

export interface SubscribeParts {
  readonly db: Db
  readonly now: () => Date
  readonly addresses: Pick<AddressService, 'find'>
  readonly catalogue: Pick<CatalogueService, 'forSale' | 'serviceability'>
  readonly checkout: Pick<CheckoutService, 'createPurchase' | 'stopped'>
  readonly mandates: Pick<Mandates, 'steer'>
}
type Answer = AnswerOf<typeof subscribe>
type Begun = Pick<SubscriptionRow, 'id' | 'billing' | 'price' | 'transactionId'> | { readonly refusal: Answer }
type Wish = BodyOf<typeof subscribe>

const no = (code: string, message: string) => ({ message: { code, message } })

/** Turns a plan into a subscription that waits to be paid, through a transaction or a mandate. */
export function createSubscribe({ db, now, addresses, catalogue, checkout, mandates }: SubscribeParts) {
  /** Looks up what was asked for, or says why it is unavailable. */
  async function look(userId: string, { campaignId, planId, addressID }: Wish) {
    const [campaign, plans, own] = await Promise.all([
      campaigns.findCampaign(db, campaignId, now()),
      campaigns.plansOf(db, campaignId),
      addresses.find(db, userId, addressID),
    ])
    const plan = plans.find(({ id }) => id === planId)
    if (!campaign || !plan || !own) throw new NoSuchEntity()
    if (isOver(campaign, now())) return no('over', 'This subscription is no longer available.')
    const [item] = await catalogue.forSale(db, [plan.sku])
    if (!plan.isOffered || !item) return no('unavailable', 'This plan is no longer offered.')
    if (item.onHand < 1) return no('sold_out', 'This month’s boxes are sold out. Check back soon.')
    const way = await addressFor(catalogue, item, own)
    return 'refusal' in way ? no('address', way.refusal) : { plan, address: way.address }
  }

  /** The subscription that waits to be paid; two concurrent calls get the same one. */
  async function begin(
    tx: Tx,
    userId: string,
    { plan, address }: { plan: campaigns.PlanRow; address: AgreedAddress },
  ): Promise<Begun> {
    const before = await subscriptions.running(tx, userId, plan.id)
    const other = before && (await subscriptions.lock(tx, before))
    if (other && isRunning(other)) {
      if (other.state !== 'halted')
        return { refusal: no('running', 'You already have this subscription. Go to your subscriptions to change it.') }
      // A stopped one is over for its owner: its mandate ends, or it could charge beside the new one. No mail says so,
      // because it would read as if the new one had been cancelled.
      await mandates.steer(tx, other, 'cancel', { state: 'cancelled', cancelled_at: now(), resume_on: null })
    }
    const wanted = { ...plan, userId, planId: plan.id, address }
    const { id, billing, price, transactionId } = await newSubscriptions.begin(
      tx,
      { ...wanted, id: newSubscriptionId(), transactionId: newTransactionId() },
      now(),
    )
    return { id, billing, price, transactionId }
  }

  return async (call: { userId: string; key: string | undefined }, wish: Wish): Promise<Answer> => {
    const stopped = checkout.stopped()
    if (stopped) return stopped
    const seen = await look(call.userId, wish)
    if (!('plan' in seen)) return seen
    const only = { scope: `${call.userId}:subscribe`, key: call.key, request: wish, now: now() }
    const begun = await transaction(db, (tx) => once(tx, only, () => begin(tx, call.userId, seen)))
    if ('refusal' in begun) return begun.refusal
    const { id: subscriptionId, billing, price, transactionId } = begun
    if (billing === 'mandate') return { transactionId, subscriptionId, billing, amount: inRupees(price) }
    const { useCredit, useGiftCards } = wish
    const uses = { useCredit, useGiftCards }
    const made = await checkout.createPurchase(call, 'subscription', subscriptionId, 'razorpay', uses)
    if (!('transactionId' in made)) return made
    const { amount, paymentMethod, gift_cards, credit } = made
    return { transactionId: made.transactionId, subscriptionId, billing, amount, paymentMethod, gift_cards, credit }
  }
}
