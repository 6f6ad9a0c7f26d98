import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import { payNothing, payOnDelivery } from '@nukkad/contracts/endpoints/orders'
import type { Api } from '@nukkad/platform'

/** The ways to pay that this screen can bring to an end; the gateway has a screen of its own to come. */
const settlements = {
  cashondelivery: (api: Api, transactionId: string) => api.call(payOnDelivery, { body: { transactionId } }),
  free: (api: Api, transactionId: string) => api.call(payNothing, { params: { transactionid: transactionId } }),
} as const
type Settled = keyof typeof settlements

export const canSettle = (method: PaymentMethod): method is Settled => method in settlements

/** Places the orders of a transaction. Asking twice with one id places them once. */
export const settle = (api: Api, method: Settled, transactionId: string) => settlements[method](api, transactionId)
