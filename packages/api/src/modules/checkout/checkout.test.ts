import { attachAddress } from '@nukkad/contracts/endpoints/address'
import { addCoupon, addPaymentMethod, addToCart, getCart } from '@nukkad/contracts/endpoints/cart'
import {
  cancelOrder,
  createTransaction,
  getOrder,
  getTransaction,
  listOrders,
  orderConfirmation,
  payNothing,
  payOnDelivery,
  releasePending,
} from '@nukkad/contracts/endpoints/orders'
import { givenIn } from '../../testing/given.ts'
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
const wordsOf = ({ body }: { body: unknown }) => (body as { message?: { message: string; code: string } }).message

describe('cash on delivery', () => {
  test('turns the bag into one order a merchant, takes the stock, closes the cart and mails once', async () => {
    const shop = given.shop()
    const [kurta, mug] = [
      await shop.product({ price: 129_900, stock: 4 }),
      await shop.product({ price: 45_000, gst: 12 }),
    ]
    const { asha, transactionId, orderIds } = await place(kurta, mug)

    expect(orderIds).toHaveLength(2)
    for (const id of orderIds) expect(id).toMatch(/^NK-[0-9A-Z]{12}$/)
    expect([await shop.stockOf(kurta), await shop.stockOf(mug)]).toEqual([3, 9])
    expect(await world.db`select from stock_hold where transaction_id = ${transactionId}`).toHaveLength(0)
    const cart = await world.call(getCart, { query: { cartID: asha.cartId }, as: asha.token })
    expect(cart.error.message).toBe('No such entity with %fieldName')
    const mails = await world.db`select from outbox where key = ${`order-confirmed:${transactionId}`}`
    expect(mails).toHaveLength(1)

    const { body } = await world.call(orderConfirmation, { query: { transactionId }, as: asha.token })
    expect(body.data.transaction).toMatchObject({ state: 'placed', amount: 1749, method: 'cashondelivery' })
    expect(body.data.orders).toHaveLength(2)
    expect(body.data.orders[0]).toMatchObject({
      label: 'Confirmed',
      payment: { method: 'cashondelivery', status: 'pending' },
      totals: { items: 1299, shipping: 0, paid: 1299, tax: 61.86 },
      taxes: [
        { label: 'CGST', amount: 30.93 },
        { label: 'SGST', amount: 30.93 },
      ],
      can_cancel: true,
      address: { postcode: '110049' },
    })
  })

  test('between states carries IGST', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ price: 99_900 })
    const asha = await buyers.buyer([kurta], { postcode: '560001', state: 'Karnataka', city: 'Bengaluru' })
    const [orderId] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
    const { body } = await world.call(getOrder, { query: { orderId }, as: asha.token })
    expect(body.data.taxes).toEqual([{ label: 'IGST', amount: 47.57 }])
  })

  test('paid for twice, by key or without, is one order set', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    const headers = { 'idempotency-key': 'tap-1' }
    const transactionId = transactionOf(await buyers.start(asha))
    const first = await buyers.pay(asha, transactionId, headers)
    const again = await buyers.pay(asha, transactionId, headers)
    const without = await buyers.pay(asha, transactionId)
    expect([again.body, without.body]).toEqual([first.body, first.body])
    const other = await buyers.pay(asha, 'T0000000000', headers)
    expect([other.status, other.error.message]).toEqual([409, 'This Idempotency-Key was used for another request.'])
  })

  test('started twice with the same key is one transaction', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    const headers = { 'idempotency-key': 'start-1' }
    const answers = await Promise.all([1, 2, 3].map(() => buyers.start(asha, 'cashondelivery', headers)))
    expect(new Set(answers.map(transactionOf)).size).toBe(1)
  })
})

describe('the server’s own amount', () => {
  test('is charged when the client says another', async () => {
    const asha = await given.buyers().buyer([await given.shop().product({ price: 49_900_00 / 100 })])
    const { body } = await world.call(createTransaction, {
      as: asha.token,
      body: { cartId: asha.cartId, paymentMethod: 'cashondelivery', amount: 100, totals: { price_paid: 1 } },
    })
    expect(body).toMatchObject({ amount: 548, totals: { price_paid: 548 } })
  })

  test('a price that rose is shown before it is taken', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ price: 100_000 })
    const asha = await given.buyers().buyer([kurta])
    await shop.price(kurta, 150_000)
    const refused = await given.buyers().start(asha)
    expect(wordsOf(refused)?.message).toMatch(/went up from ₹1,000 to ₹1,500/)
    expect((await given.buyers().start(asha)).body).toMatchObject({ amount: 1500 })
  })

  test('a price that fell is taken, and told', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ price: 150_000 })
    const asha = await given.buyers().buyer([kurta])
    await shop.price(kurta, 120_000)
    const { body } = await given.buyers().start(asha)
    expect(body).toMatchObject({ amount: 1200, notice: expect.stringContaining('down from ₹1,500 to ₹1,200') })
  })

  test('a price that rises between the start and the placement is asked about, and one that falls is taken', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    const kurta = await shop.product({ price: 100_000 })
    const asha = await buyers.buyer([kurta])
    const transactionId = transactionOf(await buyers.start(asha))
    await shop.price(kurta, 110_000)
    expect(wordsOf(await buyers.pay(asha, transactionId))?.code).toBe('price_changed')
    const next = transactionOf(await buyers.start(asha))
    await shop.price(kurta, 90_000)
    const [orderId] = ordersOf(await buyers.pay(asha, next))
    const { body } = await world.call(getOrder, { query: { orderId }, as: asha.token })
    expect(body.data.totals).toMatchObject({ items: 900, shipping: 49, paid: 949 })
  })
})

describe('a way of paying outside its rule', () => {
  test.each([
    ['below ₹200', { price: 10_000 }, {}, /₹200 and more/],
    ['above ₹5,000', { price: 600_000 }, {}, /up to ₹5,000/],
    ['for something personalised', { isPersonalised: true }, {}, /Personalised/],
    [
      'to a pincode whose courier takes no cash',
      {},
      { postcode: '737101', state: 'Sikkim', city: 'Gangtok' },
      /pincode/,
    ],
  ])('cash on delivery %s is refused with the reason', async (_what, wishes, where, reason) => {
    const asha = await given.buyers().buyer([await given.shop().product(wishes)], where)
    expect(wordsOf(await given.buyers().start(asha))).toMatchObject({
      code: 'payment',
      message: expect.stringMatching(reason),
    })
    const chosen = await world.call(addPaymentMethod, {
      as: asha.token,
      body: { cartID: asha.cartId, paymentMethod: { method: 'cashondelivery', po_number: null } },
    })
    expect(chosen.body.message?.message).toMatch(reason)
    expect(chosen.body.data.cart?.selected_payment_method).toBeNull()
  })

  test('settling for free with something left to pay is refused', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    expect(wordsOf(await buyers.start(asha, 'free'))?.message).toBe('₹1,000 is left to pay.')
    const transactionId = transactionOf(await buyers.start(asha))
    const answer = await world.call(payNothing, { as: asha.token, params: { transactionid: transactionId } })
    expect(wordsOf(answer)?.message).toBe('₹1,000 is left to pay.')
  })

  test('settles for free what a coupon paid in full', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    await shop.coupon('ALLFREE', { percent: 100 })
    await world.db`update coupon set kind = 'percent' where code = 'ALLFREE'`
    const asha = await buyers.buyer([await shop.product({ price: 99_900 })])
    await world.call(addCoupon, { as: asha.token, body: { cartID: asha.cartId, couponCode: 'ALLFREE' } })
    const { totals } =
      (await world.call(getCart, { query: { cartID: asha.cartId }, as: asha.token })).body.data.cart ?? {}
    expect(totals).toMatchObject({ discount: 999, base_total: 0, shipping_charges: 0, price_paid: 0 })
    expect(wordsOf(await buyers.start(asha))?.message).toBe('Nothing is left to pay.')
    const transactionId = transactionOf(await buyers.start(asha, 'free'))
    const answer = await world.call(payNothing, { as: asha.token, params: { transactionid: transactionId } })
    const { body } = await world.call(getOrder, { as: asha.token, query: { orderId: ordersOf(answer)[0] } })
    expect(body.data).toMatchObject({
      payment: { method: 'free', status: 'captured' },
      totals: { discount: 999, paid: 0 },
    })
  })
})

describe('holds', () => {
  test('keep the last one for the buyer who is paying, and end by themselves after 15 minutes', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ stock: 1 })
    const [asha, dev] = [await buyers.buyer([kurta]), await buyers.buyer([kurta])]
    transactionOf(await buyers.start(asha))
    expect(wordsOf(await buyers.start(dev))?.message).toMatch(/Sold out/)
    const bag = await world.call(getCart, { query: { cartID: dev.cartId }, as: dev.token })
    expect(bag.body.data.cart?.items[0]?.msg_title).toBe('Sold out.')
    world.clock.forward(15 * 60 + 1)
    const session = await world.tokens.issue({ userId: dev.id, role: 'user', familyId: crypto.randomUUID() })
    transactionOf(await buyers.start({ ...dev, token: session.access_token }))
  })

  test('are freed at once when the buyer gives up', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ stock: 1 })
    const [asha, dev] = [await buyers.buyer([kurta]), await buyers.buyer([kurta])]
    const transactionId = transactionOf(await buyers.start(asha))
    const freed = await world.call(releasePending, { as: asha.token, body: { transactionId } })
    expect(freed.body.data.ok).toBe(true)
    transactionOf(await buyers.start(dev))
    expect(wordsOf(await buyers.pay(asha, transactionId))?.code).toBe('transaction_ended')
  })

  test('do not take the unit from their own cart', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product({ stock: 1 })])
    const first = transactionOf(await buyers.start(asha))
    expect(transactionOf(await buyers.start(asha))).toBe(first)
  })
})

describe('a checkout', () => {
  test('wants something in the bag and a place to bring it to', async () => {
    const user = await given.user()
    const kurta = await given.shop().product()
    const cartId = String((await given.buyers().add(user.token, null, kurta)).body.data.cartId)
    const start = () =>
      world.call(createTransaction, { as: user.token, body: { cartId, paymentMethod: 'cashondelivery' } })
    expect(wordsOf(await start())?.code).toBe('address')
    await world.db`delete from cart_line where cart_id = ${cartId}`
    expect(wordsOf(await start())?.code).toBe('empty')
  })

  test('whose bag changed after it started is not placed', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product()
    const asha = await buyers.buyer([kurta])
    const transactionId = transactionOf(await buyers.start(asha))
    await buyers.add(asha.token, asha.cartId, kurta)
    expect(wordsOf(await buyers.pay(asha, transactionId))?.code).toBe('cart_changed')
  })

  test('drops a coupon that ended, and asks again', async () => {
    const shop = given.shop()
    await shop.coupon('ENDING', { ends: new Date(world.clock.now().getTime() + 60_000) })
    const asha = await given.buyers().buyer([await shop.product()])
    await world.call(addCoupon, { as: asha.token, body: { cartID: asha.cartId, couponCode: 'ENDING' } })
    world.clock.forward(61)
    expect(wordsOf(await given.buyers().start(asha))?.code).toBe('coupon')
    expect((await given.buyers().start(asha)).body).toMatchObject({ amount: 1000 })
  })

  test('counts the coupon when it is placed, one a buyer if it says so', async () => {
    const shop = given.shop()
    const buyers = given.buyers()
    await shop.coupon('ONCEEACH', { perBuyer: 1 })
    const kurta = await shop.product()
    const asha = await buyers.buyer([kurta])
    const apply = (cartID: string) =>
      world.call(addCoupon, { as: asha.token, body: { cartID, couponCode: 'ONCEEACH' } })
    await apply(asha.cartId)
    await buyers.pay(asha, transactionOf(await buyers.start(asha)))
    expect(await shop.usesOf('ONCEEACH')).toBe(1)
    const next = (await buyers.add(asha.token, null, kurta)).body.data.cartId
    expect((await apply(String(next))).body.message).toBe('You have already used this coupon.')
  })
})

describe('orders', () => {
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

  test('can be cancelled before they ship: stock and coupon go back, once', async () => {
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

  test('of somebody else look like orders that do not exist, on every call', async () => {
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

  test('want a signed-in caller, and ids that are ids', async () => {
    expect((await world.call(listOrders)).error.message).toBe('Unauthorized')
    const { token } = await given.user()
    for (const orderId of ['x', 'y'.repeat(99), '<img src=x onerror=alert(1)>', "'; drop table shop_order"]) {
      expect((await world.call(getOrder, { as: token, query: { orderId } })).status).toBe(400)
    }
  })
})
