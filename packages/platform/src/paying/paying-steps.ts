import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import {
  createTransaction,
  getTransaction,
  payNothing,
  payOnDelivery,
  type Transaction,
} from '@nukkad/contracts/endpoints/orders/orders'
import {
  createGatewayOrder,
  type GatewayOrder,
  settleGatewayPayment,
} from '@nukkad/contracts/endpoints/orders/payments'
import type { Api } from '../api/api.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import type { WindowEnd } from './gateway-window.ts'

/** Returns the answer, or throws ChangedMeanwhile with the refusal's message. */
function agreedOr<T extends object>(answer: T | { message: { message: string; code: string } }): T {
  if ('message' in answer) throw new ChangedMeanwhile(answer.message.code, answer.message.message)
  return answer
}

export interface Wish {
  readonly cartId: string
  readonly isEventTicket: boolean
  readonly method: PaymentMethod
  readonly useCredit: boolean
  readonly useGiftCards?: boolean
  readonly giftNote?: GiftNote | null
  readonly deliveryDay?: string | null
  /** rupees as shown on the screen; the server charges its own amount */
  readonly amount: number
}
export interface Begun {
  readonly transactionId: string
  /** How the rest is paid; `free` when the server says that credit covers all of it. */
  readonly method: PaymentMethod
  /** A change in the buyer's favour. */
  readonly notice: string | undefined
}

/** The calls of a payment, in order. Each may be repeated with the same key and takes effect once. */
export function payingSteps(api: Api) {
  return {
    async begin(wish: Wish, key: string): Promise<Begun> {
      const { cartId, method, useCredit, useGiftCards, giftNote, deliveryDay, amount, isEventTicket } = wish
      const body = {
        cartId,
        paymentMethod: method,
        amount,
        ...(useCredit && { useCredit }),
        ...(useGiftCards === false && { useGiftCards }),
        ...(isEventTicket && { isEventTicket }),
        ...(giftNote && { giftNote }),
        ...(deliveryDay && { deliveryDay }),
      }
      const begun = agreedOr(await api.call(createTransaction, { body }, { key: `begin-${key}` }))
      return { transactionId: begun.transactionId, method: begun.paymentMethod ?? method, notice: begun.notice }
    },

    /** Places the orders when no gateway is needed. */
    async place({ transactionId, method }: Begun, key: string) {
      const options = { key: `place-${key}` }
      const answer =
        method === 'free'
          ? await api.call(payNothing, { params: { transactionid: transactionId } }, options)
          : await api.call(payOnDelivery, { body: { transactionId } }, options)
      return agreedOr(answer).data
    },

    async open(transactionId: string): Promise<GatewayOrder> {
      const body = { transactionId, currency: 'INR' }
      return agreedOr(await api.call(createGatewayOrder, { body }, { key: `open-${transactionId}` })).data
    },

    async settle(transactionId: string, end: WindowEnd): Promise<Transaction> {
      const told = end.kind === 'paid' ? end.signed : end.error ? { error: end.error } : {}
      const params = { transactionId }
      // The server calls the gateway meanwhile, which may take a while.
      const body = { platform: 'Web', ...told }
      return (await api.call(settleGatewayPayment, { params, body }, { timeout: 25_000 })).data
    },

    look: async (transactionId: string): Promise<Transaction> =>
      (await api.call(getTransaction, { query: { transactionId } })).data,
  }
}
