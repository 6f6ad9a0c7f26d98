import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, getOrder, orderConfirmation } from '@nukkad/contracts/endpoints/orders/orders'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf, wordsOf } from './buyer.given.ts'

const world = useWorld()
const given = { shop: () => givenShop(world), buyers: () => givenBuyers(world) }

const place = async (...products: Parameters<ReturnType<typeof givenBuyers>['buyer']>[0]) => {
  const buyers = given.buyers()
  const asha = await buyers.buyer(products)
  const transactionId = transactionOf(await buyers.start(asha))
  const orderIds = ordersOf(await buyers.pay(asha, transactionId))
  return { asha, transactionId, orderIds }
}

describe('cash on delivery', () => {
  test('places one order per merchant, takes the stock, closes the cart and mails once', async () => {
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

  test('charges IGST between states', async () => {
    const buyers = given.buyers()
    const kurta = await given.shop().product({ price: 99_900 })
    const asha = await buyers.buyer([kurta], { postcode: '560001', state: 'Karnataka', city: 'Bengaluru' })
    const [orderId] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
    const { body } = await world.call(getOrder, { query: { orderId }, as: asha.token })
    expect(body.data.taxes).toEqual([{ label: 'IGST', amount: 47.58 }])
  })

  test('places one set of orders when it is paid twice, with or without a key', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    const headers = { 'idempotency-key': 'tap-1' }
    const transactionId = transactionOf(await buyers.start(asha))
    const first = await buyers.pay(asha, transactionId, headers)
    const again = await buyers.pay(asha, transactionId, headers)
    const without = await buyers.pay(asha, transactionId)
    expect([again.body, without.body]).toEqual([first.body, first.body])
    const other = await buyers.pay(asha, 'T0000000000', headers)
    expect([other.status, other.error.message]).toEqual([
      409,
      'This Idempotency-Key has already been used for another request.',
    ])
  })

  test('starts one transaction when it is started several times with the same key', async () => {
    const buyers = given.buyers()
    const asha = await buyers.buyer([await given.shop().product()])
    const headers = { 'idempotency-key': 'start-1' }
    const answers = await Promise.all([1, 2, 3].map(() => buyers.start(asha, 'cashondelivery', headers)))
    expect(new Set(answers.map(transactionOf)).size).toBe(1)
  })
})

describe('the amount of a transaction', () => {
  test('is computed by the server, whatever the client sends', async () => {
    const asha = await given.buyers().buyer([await given.shop().product({ price: 49_900_00 / 100 })])
    const { body } = await world.call(createTransaction, {
      as: asha.token,
      body: { cartId: asha.cartId, paymentMethod: 'cashondelivery', amount: 100, totals: { price_paid: 1 } },
    })
    expect(body).toMatchObject({ amount: 548, totals: { price_paid: 548 } })
  })

  test('is refused once with a notice after a price rose', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ price: 100_000 })
    const asha = await given.buyers().buyer([kurta])
    await shop.price(kurta, 150_000)
    const refused = await given.buyers().start(asha)
    expect(wordsOf(refused)?.message).toMatch(/went up from ₹1,000 to ₹1,500/)
    expect((await given.buyers().start(asha)).body).toMatchObject({ amount: 1500 })
  })

  test('includes a price that fell, with a notice', async () => {
    const shop = given.shop()
    const kurta = await shop.product({ price: 150_000 })
    const asha = await given.buyers().buyer([kurta])
    await shop.price(kurta, 120_000)
    const { body } = await given.buyers().start(asha)
    expect(body).toMatchObject({ amount: 1200, notice: expect.stringContaining('down from ₹1,500 to ₹1,200') })
  })

  test('is confirmed again when a price rises before placement; a lower price is charged as it is', async () => {
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
