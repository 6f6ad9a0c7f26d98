import { payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import type { World } from '../../testing/world.ts'
import type { GivenProduct } from '../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, transactionOf } from '../checkout/buyer.given.ts'

/** Buyers of a product, whose order has the given state. */
export const givenReaders = (world: World) => ({
  async owner(of: GivenProduct, state: 'placed' | 'delivered' | 'cancelled' = 'delivered'): Promise<GivenBuyer> {
    const given = givenBuyers(world)
    const buyer = await given.buyer([of])
    const transactionId = transactionOf(await given.start(buyer))
    await world.call(payOnDelivery, { as: buyer.token, body: { transactionId } })
    await world.db`
      update order_line set state = ${state}
      where order_id in (select order_id from shop_order where user_id = ${buyer.id})`
    return buyer
  },
})
