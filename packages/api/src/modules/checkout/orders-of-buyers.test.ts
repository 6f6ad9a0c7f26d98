import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import {
  cancelOrder,
  createTransaction,
  getOrder,
  getTransaction,
  getTransactionState,
  listOrders,
  orderConfirmation,
  payNothing,
  payOnDelivery,
  releasePending,
  waitingPayments,
} from '@nukkad/contracts/endpoints/orders/orders'
import { attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from './buyer.given.ts'

const world = useWorld()
const given = { ...givenIn(world), shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const place = async (...products: Parameters<ReturnType<typeof givenBuyers>['buyer']>[0]) => {
  const buyers = given.buyers()
  const asha = await buyers.buyer(products)
  const transactionId = transactionOf(await buyers.start(asha))
  const orderIds = ordersOf(await buyers.pay(asha, transactionId))
  return { asha, transactionId, orderIds }
}
describe('orders of a buyer', () => {
  test('are listed newest first, in pages', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ stock: 10 })
    const { asha, orderIds } = await place(kurta)
    const address = asha.addressId
    for (let more = 0; more < 2; more += 1) {
      world.clock.forward(60)
      const cartId = String((await buyers.add(asha.token, null, kurta)).body.data.cartId)
      await world.call(attachAddress, { as: asha.token, body: { addressID: address, cartID: cartId } })
      const next = { ...asha, cartId }
      orderIds.unshift(...ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(next)))))
    }
    const page = (query: object) => world.call(listOrders, { as: asha.token, query: query as Record<string, unknown> })
    const all = (await page({})).body
    expect(all.data.map(({ orderId }) => orderId)).toEqual(orderIds)
    expect(all).toMatchObject({ total: 3, page: 1, pagesize: 20, hasNext: false })
    expect((await page({ page: 2, pagesize: 2 })).body).toMatchObject({
      data: [{ orderId: orderIds[2] }],
      hasNext: false,
    })
    expect((await page({ page: 9 })).body).toMatchObject({ data: [], total: 3 })
    expect((await page({ page: 0 })).status).toBe(400)
  })

  test('can be cancelled before they ship: stock and coupon are returned, once', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    await shop.coupon('BACKAGAIN', { usageLimit: 1 })
    const [kurta, mug] = [await shop.product({ stock: 3 }), await shop.product({ stock: 3 })]
    const asha = await buyers.buyer([kurta, mug])
    await world.call(addCoupon, { as: asha.token, body: { cartID: asha.cartId, couponCode: 'BACKAGAIN' } })
    const orderIds = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
    const cancel = (orderId: string | undefined) =>
      world.call(cancelOrder, {
        as: asha.token,
        params: { orderId: String(orderId) },
        body: { reason: 'Changed my mind' },
      })

    const first = await cancel(orderIds[0])
    expect(first.body.data).toMatchObject({
      state: 'cancelled',
      label: 'Cancelled',
      can_cancel: false,
      expected_by: null,
    })
    expect(first.body.data.events.at(-1)?.text).toBe('Cancelled by you: Changed my mind')
    expect(await shop.usesOf('BACKAGAIN')).toBe(1)
    await Promise.all([cancel(orderIds[1]), cancel(orderIds[1]), cancel(orderIds[0])])
    expect(await shop.usesOf('BACKAGAIN')).toBe(0)
    expect([await shop.stockOf(kurta), await shop.stockOf(mug)]).toEqual([3, 3])
  })

  test('cannot be cancelled once they have shipped', async () => {
    const { asha, orderIds } = await place(await given.shop().product())
    await world.db`update shop_order set state = 'shipped' where order_id = ${String(orderIds[0])}`
    const answer = await world.call(cancelOrder, { as: asha.token, params: { orderId: String(orderIds[0]) }, body: {} })
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict'])
  })

  test('keep what was agreed when the catalogue changes later', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ price: 100_000 })
    const { asha, orderIds } = await place(kurta)
    await shop.price(kurta, 777_700)
    await world.db`update product set title = 'Something else' where id = ${kurta.id}`
    const { body } = await world.call(getOrder, { query: { orderId: orderIds[0] }, as: asha.token })
    expect(body.data.lines[0]).toMatchObject({ name: expect.stringMatching(/^Kurta/), price: 1000 })
  })

  test('are found by the transaction id without signing in, with their ids only', async () => {
    const { transactionId, orderIds } = await place(await given.shop().product())
    const { status, body } = await world.call(getTransactionState, { query: { transactionId } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ transactionId, state: 'placed', next: 'confirmed', orderIds, pollAfter: null })
    const absent = await world.call(getTransactionState, { query: { transactionId: 'T00000000000000000000' } })
    expect([absent.status, absent.error.code]).toEqual([404, 'no_such_entity'])
  })

  test('are announced while their bank has yet to confirm the payment, to their buyer alone', async () => {
    const asha = await given.buyers().buyer([await given.shop().product({ price: 122_910 })])
    const eve = await given.user()
    const waiting = async (token: string) => (await world.call(waitingPayments, { as: token })).body.data
    const transactionId = transactionOf(await given.buyers().start(asha))
    const query = { transactionId }
    const { amount } = (await world.call(getTransaction, { as: asha.token, query })).body.data
    expect(await waiting(asha.token)).toEqual([])

    const move = (state: string, reason: string | null) => world.db`
      update checkout_transaction set state = ${state}, reason = ${reason} where transaction_id = ${transactionId}`
    await move('pending', null)
    expect(await waiting(asha.token)).toEqual([{ transactionId, amount }])
    expect(await waiting(eve.token)).toEqual([])
    await move('pending', 'Your bank declined.')
    expect(await waiting(asha.token)).toEqual([])
  })

  test('look to other users like orders that do not exist, on every call', async () => {
    const { transactionId, orderIds, asha } = await place(await given.shop().product())
    const eve = (await given.user()).token
    const dev = await given.buyers().buyer([await given.shop().product()])
    const ask = (order: string, txn: string, cart: string, address: string) => [
      world.call(getOrder, { as: eve, query: { orderId: order } }),
      world.call(cancelOrder, { as: eve, params: { orderId: order }, body: {} }),
      world.call(getTransaction, { as: eve, query: { transactionId: txn } }),
      world.call(orderConfirmation, { as: eve, query: { transactionId: txn } }),
      world.call(payOnDelivery, { as: eve, body: { transactionId: txn } }),
      world.call(payNothing, { as: eve, params: { transactionid: txn } }),
      world.call(releasePending, { as: eve, body: { transactionId: txn } }),
      world.call(createTransaction, { as: eve, body: { cartId: cart, paymentMethod: 'cashondelivery' } }),
      world.call(attachAddress, { as: eve, body: { addressID: address, cartID: cart } }),
      world.call(attachAddress, { as: dev.token, body: { addressID: address, cartID: dev.cartId } }),
    ]
    const theirs = await Promise.all(ask(String(orderIds[0]), transactionId, dev.cartId, asha.addressId))
    const absent = await Promise.all(ask('NK-000000000000', 'T00000000000000000000', '99999999', '99999999'))
    for (const [at, answer] of theirs.entries()) {
      expect([answer.status, answer.error.code]).toEqual([404, 'no_such_entity'])
      expect({ ...answer.error, requestId: '' }).toEqual({ ...absent[at]?.error, requestId: '' })
    }
    const theirsAlone = await world.call(addToCart, {
      as: eve,
      body: { data: { cartItem: { sku: 'x', qty: 1 } }, cartId: dev.cartId },
    })
    expect(theirsAlone.status).toBe(404)
  })

  test('need a signed-in caller and valid ids', async () => {
    expect((await world.call(listOrders)).error.message).toBe('Unauthorized')
    const { token } = await given.user()
    for (const orderId of ['x', 'y'.repeat(99), '<img src=x onerror=alert(1)>', "'; drop table shop_order"]) {
      expect((await world.call(getOrder, { as: token, query: { orderId } })).status).toBe(400)
    }
  })
})
