import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { Api } from '../api/api.ts'
import { formatRupees } from '../format/format-money.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { loadGateway } from './gateway-script.ts'
import { type OpenWindow, openGateway } from './gateway-window.ts'
import { type Begun, payingSteps } from './paying-steps.ts'
import { watchTransaction } from './window-watch.ts'

export interface PayWish {
  readonly method: PaymentMethod
  readonly useCredit: boolean
  /** Used unless this is false. */
  readonly useGiftCards?: boolean
  /** Makes it a gift. */
  readonly giftNote?: GiftNote | null
  /** 2026-12-05: the day of delivery; without one, as soon as possible. */
  readonly deliveryDay?: string | null
}
/**
 * What one attempt remembers, so that pressing the button again repeats the same request instead of making a new one.
 */
export interface Attempt {
  key?: string | undefined
  begun?: { readonly wish: string; readonly is: Begun } | undefined
}
/** What the gateway's window needs from its page. */
export interface GatewayWorld {
  readonly api: Api
  /** the amount on the button in rupees: the gateway is not opened for more */
  readonly amount: number
  readonly isWebview: boolean
  /** Called before the window opens; false if the user has left the page. */
  opening(transactionId: string): boolean
  opened(window: OpenWindow | undefined): void
}
export interface PayWorld extends GatewayWorld {
  /** The id of the cart, or with `isEventTicket` of the held seats. */
  readonly cartId: string
  readonly isEventTicket?: boolean
  readonly attempt: Attempt
  notice(text: string): void
}
export type Paid =
  | { readonly kind: 'placed'; readonly transactionId: string; readonly orderIds: readonly string[] }
  /** `isClosed`: the buyer closed the window without trying to pay. */
  | { readonly kind: 'looked-at'; readonly transaction: Transaction; readonly isClosed: boolean }
  /** The shop does not answer, but the bank may have accepted the payment. */
  | { readonly kind: 'unknown'; readonly transactionId: string }
  | { readonly kind: 'left' }

/** One attempt to pay for a cart or seats, from checkout to the order. Loaded when the user pays. */
export async function pay(world: PayWorld, wish: PayWish): Promise<Paid> {
  const steps = payingSteps(world.api)
  const begun = await begin(world, wish, steps)
  const { transactionId } = begun
  if (begun.method !== 'razorpay') {
    const { orderIds } = await steps.place(begun, world.attempt.key ?? transactionId)
    return { kind: 'placed', transactionId, orderIds }
  }
  return payAtGateway(world, transactionId)
}

/** Pays a transaction at the gateway and returns its outcome. Loaded when the user pays. */
export async function payAtGateway(world: GatewayWorld, transactionId: string): Promise<Paid> {
  const steps = payingSteps(world.api)
  const order = await steps.open(transactionId)
  if (order.amount > Math.round(world.amount * 100)) {
    const now = formatRupees(order.amount / 100)
    throw new ChangedMeanwhile('price_changed', `The price is now ${now}. Nothing was charged. Check it and confirm.`)
  }
  const Gateway = await loadGateway(order.scriptUrl)
  if (!world.opening(transactionId)) return { kind: 'left' }
  const shown = openGateway(Gateway, order, world.isWebview)
  world.opened(shown)
  const watch = watchTransaction(() => steps.look(transactionId))
  const end = await Promise.race([shown.end, watch.found])
  watch.stop()
  world.opened(undefined)
  if ('transactionId' in end) {
    shown.close()
    return { kind: 'looked-at', transaction: end, isClosed: false }
  }
  const transaction = await steps.settle(transactionId, end).catch((error: unknown) => {
    if (error instanceof ChangedMeanwhile) throw error
    return null
  })
  const isClosed = end.kind === 'closed' && end.error === undefined
  return transaction ? { kind: 'looked-at', transaction, isClosed } : { kind: 'unknown', transactionId }
}

async function begin(world: PayWorld, wish: PayWish, steps: ReturnType<typeof payingSteps>): Promise<Begun> {
  const { attempt, cartId, amount, isEventTicket = false } = world
  const text = JSON.stringify(wish)
  if (attempt.begun?.wish === text) return attempt.begun.is
  // Another way of paying is another request, and needs another key.
  if (attempt.begun) attempt.key = undefined
  attempt.key ??= crypto.randomUUID()
  const is = await steps.begin({ cartId, amount, isEventTicket, ...wish }, attempt.key)
  attempt.begun = { wish: text, is }
  if (is.notice) world.notice(is.notice)
  return is
}
