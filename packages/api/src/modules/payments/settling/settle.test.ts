import { addToCart, cartCount, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, orderConfirmation } from '@nukkad/contracts/endpoints/orders/orders'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

describe('a gateway payment', () => {
  test('reported by browser and webhooks at once creates one set of orders, one mail and one entry', async () => {
    const buyer = await givenBuyers(world).buyer([await shop().product(), await shop().product()])
    await givenWallet(world).credit(buyer, 50_000)
    const started = await world.call(createTransaction, {
      as: buyer.token,
      body: { cartId: buyer.cartId, paymentMethod: 'razorpay', useCredit: true },
    })
    expect(started.body).toMatchObject({ amount: 1480, credit: 500, paymentMethod: 'razorpay' })
    const transactionId = String((started.body as { transactionId: string }).transactionId)
    const order = await gateway().opened(buyer, transactionId)
    expect(order.amount).toBe(148_000)
    const { payment, signed } = await gateway().pay(order.orderId)
    const events = await gateway().events(payment.id)
    expect(events).toHaveLength(3)
    const answers = await Promise.all([
      gateway().answer(buyer, transactionId, signed),
      gateway().answer(buyer, transactionId, signed),
      ...events.map((event) => gateway().deliver(event)),
      ...events.map((event) => gateway().deliver(event)),
    ])
    const [first, second] = answers as unknown as { body: { data: { orderIds: string[] } } }[]
    expect(first?.body.data.orderIds).toHaveLength(2)
    expect(second?.body.data.orderIds).toEqual(first?.body.data.orderIds)
    expect(answers.slice(2).every((answer) => 'statusCode' in answer && answer.statusCode === 200)).toBe(true)
    expect(await gateway().counts(transactionId)).toEqual({ orders: 2, mails: 1, entries: 1, refunds: 0 })
    expect(await givenWallet(world).balances(buyer)).toMatchObject({ credit: 0 })
    const { body } = await world.call(orderConfirmation, { as: buyer.token, query: { transactionId } })
    expect(body.data.orders.map(({ payment: { status } }) => status)).toEqual(['captured', 'captured'])
  })

  test('is placed through the webhook when the window was closed', async () => {
    await gateway().hearing(true)
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    await gateway().pay(order.orderId, 'lost')
    await eventually(async () => (await gateway().transaction(buyer, transactionId)).next === 'confirmed')
  })

  test('is placed through the reconciler when the webhook is lost too', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    await gateway().pay(order.orderId, 'lost')
    expect((await gateway().transaction(buyer, transactionId)).next).toBe('wait')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed', next: 'confirmed' })
  })

  test('leaves what was added to the cart meanwhile in the next cart', async () => {
    const [kurta, lamp] = [await shop().product({ stock: 5 }), await shop().product({ stock: 5 })]
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    const { signed } = await gateway().pay(order.orderId)
    for (const { sku } of [lamp, kurta]) {
      const body = { data: { cartItem: { sku, qty: 1 } }, cartId: buyer.cartId }
      expect((await world.call(addToCart, { as: buyer.token, body })).status).toBe(200)
    }
    await gateway().answer(buyer, transactionId, signed)
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
    const { cartId: cartID, count } = (await world.call(cartCount, { as: buyer.token })).body.data
    expect([count, cartID === buyer.cartId]).toEqual([2, false])
    const cart = (await world.call(getCart, { as: buyer.token, query: { cartID } })).body.data.cart
    expect(cart?.shipping_info).toEqual({ address_id: null, postcode: '110049' })
    expect(cart?.items.map(({ sku, qty }) => [sku, qty]).sort()).toEqual(
      [
        [kurta.sku, 1],
        [lamp.sku, 1],
      ].sort(),
    )
  })

  test('charges the amount computed by the server', async () => {
    const { order } = await gateway().checkout([await shop().product({ price: 49_900 })])
    expect(order.amount).toBe(49_900 + 4_900 - 2_000)
  })

  test('is exact above 2^31 paise, from the cart through the gateway to the order', async () => {
    const price = 3_000_000_001
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product({ price })])
    expect(order.amount).toBe(price - 2_000)
    await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)
    const [row] = await world.db`
      select payable_paise as payable from shop_order where transaction_id = ${transactionId}`
    expect(row).toEqual({ payable: price - 2_000 })
  })

  test.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('is put in review when it has %s than agreed, and nothing ships', async (_, odd) => {
    const kurta = await shop().product({ stock: 3 })
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    const { signed } = await gateway().pay(order.orderId, 'success', odd)
    await gateway().answer(buyer, transactionId, signed)
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      state: 'review',
      next: 'review',
      orderIds: [],
    })
    expect([await shop().stockOf(kurta), (await gateway().payments(transactionId))[0]?.state]).toEqual([3, 'review'])
  })

  test('ends its review when an operator returns it, and the buyer reads so', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const { signed } = await gateway().pay(order.orderId, 'success', { amount: 100 })
    await gateway().answer(buyer, transactionId, signed)
    await world.db`
      insert into payment (payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, created_at, updated_at)
      select 'pay_again', gateway_order_id, transaction_id, state, 200, currency, created_at, updated_at
      from payment where transaction_id = ${transactionId}`
    const { service } = world.modules.operations
    /** The payments that the operator is shown, under the ids that the decision takes. */
    const waiting = async () => {
      const { findings } = (await service.look()).waiting.find(({ check }) => check.name === 'payments-to-review') ?? {}
      return (findings ?? []).filter(({ text }) => text.endsWith(transactionId)).map(({ id }) => id)
    }
    const nexts: unknown[] = []
    const ids = await waiting()
    expect(ids).toHaveLength(2)
    for (const id of ids) {
      expect(await service.decide('return-payment', id)).toBe(true)
      nexts.push((await gateway().transaction(buyer, transactionId)).next)
    }
    // The second payment still waits for a decision when the first is returned.
    expect(nexts).toEqual(['review', 'refunded'])
    expect(await waiting()).toEqual([])
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      reason: expect.stringContaining('its amount differed from the agreed amount. We are refunding it in full'),
    })
  })

  test('is refused with a forged signature', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const forged = { razorpay_payment_id: 'pay_1234567890', razorpay_order_id: order.orderId }
    const answer = await gateway().answer(buyer, transactionId, { ...forged, razorpay_signature: 'a'.repeat(64) })
    expect(answer.status).toBe(400)
    expect(await gateway().orders(transactionId)).toHaveLength(0)
  })

  test('looks absent to another user', async () => {
    const { transactionId } = await gateway().checkout([await shop().product()])
    const other = (await gateway().checkout([await shop().product()])).buyer
    expect((await gateway().answer(other, transactionId, {})).status).toBe(404)
  })
})

describe('a gateway event', () => {
  test('is refused and not stored when one byte was changed', async () => {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(order.orderId)
    const [event] = await gateway().events(payment.id)
    const { body = '', id = '' } = event ?? {}
    const answer = await gateway().deliver({ id, body: body.replace('"captured":false', '"captured":true ') }, body)
    expect(answer.statusCode).toBe(401)
    expect(await world.db`select from gateway_event where event_id = ${id}`).toHaveLength(0)
    expect(await gateway().payments(transactionId)).toHaveLength(0)
  })

  test('has one effect when delivered three times', async () => {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(order.orderId)
    const captured = (await gateway().events(payment.id)).find(({ event }) => event === 'payment.captured')
    if (!captured) throw new Error('nothing was captured')
    for (const answer of await Promise.all([1, 2, 3].map(() => gateway().deliver(captured)))) {
      expect(answer.statusCode).toBe(200)
    }
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 1, mails: 1 })
    expect(await world.db`select from gateway_event where event_id = ${captured.id}`).toHaveLength(1)
  })

  test('may report the order as paid before the payment as captured', async () => {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(order.orderId)
    for (const event of (await gateway().events(payment.id)).reverse()) await gateway().deliver(event)
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 1, mails: 1, refunds: 0 })
    expect(await gateway().payments(transactionId)).toMatchObject([{ state: 'captured' }])
  })

  test('changes nothing when it is about an earlier failed try and a later one has paid', async () => {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const first = await gateway().pay(order.orderId, 'failure')
    const second = await gateway().pay(order.orderId)
    for (const event of await gateway().events(second.payment.id)) await gateway().deliver(event)
    for (const event of await gateway().events(first.payment.id)) await gateway().deliver(event)
    expect((await gateway().orders(transactionId)).map(({ status }) => status)).toEqual(['captured'])
  })
})
