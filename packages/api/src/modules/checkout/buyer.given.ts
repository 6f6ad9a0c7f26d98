import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { createTransaction, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { addAddress, attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { givenAddress } from '../address/address.given.ts'
import type { GivenProduct } from '../cart/shop.given.ts'

export interface GivenBuyer extends GivenUser {
  readonly cartId: string
  readonly addressId: string
}

export const givenBuyers = (world: World) => {
  const add = (as: string | undefined, cartId: string | null, { sku }: GivenProduct, qty = 1) =>
    world.call(addToCart, { as, body: { data: { cartItem: { sku, qty } }, cartId } })

  return {
    add,
    /** A signed-in buyer with these products in the cart and an address on it: one step before payment. */
    async buyer(
      products: readonly GivenProduct[],
      { postcode = '110049', state = 'Delhi', city = 'New Delhi' } = {},
    ): Promise<GivenBuyer> {
      const user = await givenIn(world).user()
      let cartId: string | null = null
      for (const product of products) cartId = (await add(user.token, cartId, product)).body.data.cartId
      const address = await world.call(addAddress, { as: user.token, body: givenAddress({ postcode, state, city }) })
      const addressId = address.body.data.address_id
      await world.call(attachAddress, { as: user.token, body: { addressID: addressId, cartID: String(cartId) } })
      return { ...user, cartId: String(cartId), addressId }
    },
    start: (buyer: GivenBuyer, paymentMethod: PaymentMethod = 'cashondelivery', headers: Record<string, string> = {}) =>
      world.call(createTransaction, { as: buyer.token, body: { cartId: buyer.cartId, paymentMethod }, headers }),
    pay: (buyer: GivenUser, transactionId: string, headers: Record<string, string> = {}) =>
      world.call(payOnDelivery, { as: buyer.token, body: { transactionId }, headers }),
  }
}

/** The transaction id in an answer; throws with the server's message if there is none. */
export function transactionOf(answer: { body: object }): string {
  if ('transactionId' in answer.body) return String(answer.body.transactionId)
  throw new Error(`no transaction: ${JSON.stringify(answer.body)}`)
}
/** The refusal in an answer. */
export const wordsOf = ({ body }: { body: unknown }) =>
  (body as { message?: { message: string; code: string } }).message
/** The order ids in an answer. */
export function ordersOf(answer: { body: object }): string[] {
  const { data } = answer.body as { data?: { orderIds?: string[] } }
  if (data?.orderIds) return data.orderIds
  throw new Error(`no orders: ${JSON.stringify(answer.body)}`)
}
