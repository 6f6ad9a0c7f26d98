import { createTransaction, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import type { GivenUser } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf } from '../checkout/buyer.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { givenGifts } from './gift-card.given.ts'

/** Purchases paid with gift cards. */
export function useCardMoney() {
  const world = useWorld()
  const gifts = () => givenGifts(world)
  const wallet = () => givenWallet(world)
  const service = () => world.modules.wallet.service.wallet
  const cartOf = (price: number, more = 0) =>
    givenShop(world)
      .merchant()
      .then(async (merchant) => {
        const wishes = [{ merchant, price }, ...Array.from({ length: more }, () => ({ price }))]
        const products = []
        for (const wish of wishes) products.push(await givenShop(world).product(wish))
        return givenBuyers(world).buyer(products)
      })
  const start = (buyer: GivenBuyer, more: object = {}) =>
    world.call(createTransaction, {
      as: buyer.token,
      body: { cartId: buyer.cartId, paymentMethod: 'cashondelivery', ...more },
    })
  const pay = async (buyer: GivenUser, transactionId: string) =>
    ordersOf(await world.call(payOnDelivery, { as: buyer.token, body: { transactionId } }))
  const sweep = () => {
    const { db, app, clock, modules } = world
    const jobs = Object.values(modules).flatMap((module) =>
      'housekeeping' in module ? (module.housekeeping ?? []) : [],
    )
    return createHousekeeping({ db, log: app.log, now: clock.now, jobs }).sweep()
  }
  const isWell = async () => {
    const { invariants } = await world.modules.operations.service.look()
    // The cards in these tests have no payment behind them, so only the checks of the ledger and tenders apply.
    const found = invariants.filter(({ check }) => check.area === 'ledger' || check.name.includes('tenders'))
    expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
  }
  const until = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
  const hold = (
    userId: string,
    transactionId: string,
    of: { perks?: number; gifts?: number; credit?: number },
    end = until(15),
  ) =>
    world.db.begin((tx) =>
      service().hold(tx, { perks: 0, gifts: 0, credit: 0, ...of, transactionId, userId, until: end }),
    )
  const capture = (transactionId: string) =>
    world.db.begin((tx) => service().capture(tx, { transactionId, now: world.clock.now() }))
  return { world, gifts, wallet, service, cartOf, start, pay, sweep, isWell, until, hold, capture }
}
