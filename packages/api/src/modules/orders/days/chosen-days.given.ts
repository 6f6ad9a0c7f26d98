import { changeDeliveryDay, deliveryDays, orderDeliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { createTransaction, getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { dayInIndia, indianMidnight } from '@nukkad/contracts/indian-time'
import type { GivenUser } from '../../../testing/users.given.ts'
import type { World } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../../merchants/merchants.given.ts'

/** A buyer in Mumbai, five working days on the road from a maker in Delhi. */
export const inMumbai = { postcode: '400050', state: 'Maharashtra', city: 'Mumbai' }

/** Buyers who choose the day of delivery, and the merchant they buy from. */
export const givenDays = (world: World) => {
  const buyers = givenBuyers(world)
  return {
    buyers,
    today: () => dayInIndia(world.clock.now()),
    /** A buyer one step before payment, with a kurta that its maker sends within two working days. */
    async buyer(address = inMumbai) {
      const meera = await givenMerchants(world).merchant()
      const kurta = await givenShop(world).product({ merchant: meera.merchantId })
      return { meera, kurta, asha: await buyers.buyer([kurta], address) }
    },
    offered: async (buyer: GivenBuyer): Promise<string[]> =>
      ok(await world.call(deliveryDays, { as: buyer.token, query: { cartID: buyer.cartId } })).data.days,
    begin: (buyer: GivenBuyer, deliveryDay: unknown, rest: object = {}) =>
      world.call(createTransaction, {
        as: buyer.token,
        body: Object.assign({ cartId: buyer.cartId, paymentMethod: 'cashondelivery' as const, deliveryDay }, rest),
      }),
    /** An order placed for the day at this place of those that are offered. */
    async ordered(at: number) {
      const given = await this.buyer()
      const days = await this.offered(given.asha)
      return { ...given, days, day: days.at(at) ?? '', orderId: await this.placed(given.asha, days.at(at)) }
    },
    async placed(buyer: GivenBuyer, day: string | undefined): Promise<string> {
      const [orderId = ''] = ordersOf(await buyers.pay(buyer, transactionOf(await this.begin(buyer, day))))
      return orderId
    },
    order: async (buyer: GivenUser, orderId: string) =>
      ok(await world.call(getOrder, { as: buyer.token, query: { orderId } })).data,
    ofOrder: (buyer: GivenUser, orderId: string) =>
      world.call(orderDeliveryDays, { as: buyer.token, params: { orderId } }),
    change: (buyer: GivenUser, orderId: string, day: unknown, headers: Record<string, string> = {}) =>
      world.call(changeDeliveryDay, { as: buyer.token, params: { orderId }, body: { day: day as string }, headers }),
    /** The same person with a new session: tokens end long before the next day. */
    async again<User extends GivenUser>(user: User, role: 'user' | 'merchant' = 'user'): Promise<User> {
      const [family] = await world.db<{ id: string }[]>`
        insert into session_family (id, user_id) values (gen_random_uuid(), ${user.id}) returning id`
      const session = await world.tokens.issue({ userId: user.id, role, familyId: String(family?.id) })
      return { ...user, token: session.access_token }
    },
    /** Moves the clock to a minute after the next midnight in India. */
    toMidnight: () =>
      world.clock.forward((indianMidnight(world.clock.now(), 1).getTime() - world.clock.now().getTime()) / 1000 + 60),
  }
}
