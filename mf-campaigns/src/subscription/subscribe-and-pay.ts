import { type SubscriptionPlan, subscribe } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Api, Notify } from '@nukkad/platform'
import { ChangedMeanwhile, nextOf, type OpenWindow, type Uses } from '@nukkad/platform/paying'

const closed = 'You closed the payment. Nothing was charged; try again whenever you like.'
const refused = 'Your bank declined the payment. Nothing was charged; try again, or with another card.'

/** The delivery address, and which wallet balances the buyer wants to spend. */
export interface SubscriberChoice {
  readonly addressId: string
  readonly uses: Uses
}

/** What subscribing needs from its page. */
interface SubscribingWorld {
  readonly api: Api
  readonly campaignId: string
  readonly plan: SubscriptionPlan
  readonly isWebview: boolean
  readonly notice: Notify
  /** called before anything is paid */
  readonly begun: (subscriptionId: string) => void
  /** Returns false when the buyer has left the page. */
  readonly opening: () => boolean
  readonly opened: (window: OpenWindow | undefined) => void
}

/**
 * Creates the subscription and takes its mandate or its payment; `why` tells the buyer what prevented the payment.
 * `isKnown` is false while nobody knows yet whether the bank has paid.
 */
export async function subscribeAndPay(
  { api, campaignId, plan, isWebview, notice, begun: tellBegun, opening, opened }: SubscribingWorld,
  { addressId: addressID, uses }: SubscriberChoice,
) {
  const key = crypto.randomUUID()
  const wish = { method: 'razorpay', useCredit: uses.credit, useGiftCards: uses.giftCards } as const
  const { useCredit, useGiftCards } = wish
  const body = { campaignId, planId: plan.id, addressID, useCredit, useGiftCards }
  const begun = await api.call(subscribe, { body }, { key })
  if ('message' in begun) throw new ChangedMeanwhile(begun.message.code, begun.message.message)
  const { subscriptionId, transactionId, billing } = begun
  tellBegun(subscriptionId)
  if (billing === 'mandate') {
    const { giveMandate } = await import('@nukkad/platform/paying/mandate')
    const given = await giveMandate({ api, subscriptionId, isWebview, opening })
    return { subscriptionId, isPaid: given !== undefined && given.state !== 'created', isKnown: true, why: closed }
  }
  const { pay } = await import('@nukkad/platform/paying/pay')
  const is = { transactionId, method: begun.paymentMethod ?? 'razorpay', notice: undefined } as const
  // The transaction exists already, so paying starts after that step.
  const attempt = { begun: { wish: JSON.stringify(wish), is } }
  const world = {
    api,
    cartId: subscriptionId,
    amount: plan.payNow,
    isWebview,
    attempt,
    notice,
    opening,
    opened,
  }
  const paid = await pay(world, wish)
  if (paid.kind === 'looked-at' && nextOf(paid.transaction) === 'retry') {
    return { subscriptionId, isPaid: false, isKnown: true, why: paid.isClosed ? closed : refused }
  }
  const isKnown = paid.kind === 'placed' || (paid.kind === 'looked-at' && nextOf(paid.transaction) === 'confirmed')
  return { subscriptionId, isPaid: paid.kind !== 'left', isKnown, why: closed }
}
