import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
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
  /** Spent unless this says otherwise. */
  readonly useGiftCards?: boolean
}
/** What one attempt remembers, so that the next press asks again for the same and not for another. */
export interface Attempt {
  key?: string | undefined
  begun?: { readonly wish: string; readonly is: Begun } | undefined
}
/** What the gateway's window needs of its page. */
export interface GatewayWorld {
  readonly api: Api
  /** rupees on the button: the gateway is not opened for more */
  readonly amount: number
  readonly isWebview: boolean
  /** The window stands open; false when nobody is there any more to pay in it. */
  opening(transactionId: string): boolean
  opened(window: OpenWindow | undefined): void
}
export interface PayWorld extends GatewayWorld {
  /** The cart, or with `isEventTicket` the held seats. */
  readonly cartId: string
  readonly isEventTicket?: boolean
  readonly attempt: Attempt
  notice(text: string): void
}
export type Paid =
  | { readonly kind: 'placed'; readonly transactionId: string; readonly orderIds: readonly string[] }
  /** `isClosed`: the buyer closed the window without trying to pay. */
  | { readonly kind: 'looked-at'; readonly transaction: Transaction; readonly isClosed: boolean }
  /** The shop does not answer, but the bank may have said yes. */
  | { readonly kind: 'unknown'; readonly transactionId: string }
  | { readonly kind: 'left' }

/** One attempt to pay a cart or seats, from the agreement to the order. Loaded when somebody pays. */
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

/** From a transaction that waits for its money to what became of it. Loaded when somebody pays. */
export async function payAtGateway(world: GatewayWorld, transactionId: string): Promise<Paid> {
  const steps = payingSteps(world.api)
  const order = await steps.open(transactionId)
  if (order.amount > Math.round(world.amount * 100)) {
    const now = formatRupees(order.amount / 100)
    throw new ChangedMeanwhile('price_changed', `It is ${now} now. Nothing was charged: please look again and confirm.`)
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
  // Another way of paying is another question, and needs another key.
  if (attempt.begun) attempt.key = undefined
  attempt.key ??= crypto.randomUUID()
  const is = await steps.begin({ cartId, amount, isEventTicket, ...wish }, attempt.key)
  attempt.begun = { wish: text, is }
  if (is.notice) world.notice(is.notice)
  return is
}
