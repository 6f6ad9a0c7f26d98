import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { type GivenProduct, givenShop } from '../../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf, wordsOf } from '../../checkout/buyer.given.ts'
import { givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

const open = (buyer: GivenBuyer, transactionId: string) =>
  world.call(createGatewayOrder, { as: buyer.token, body: { amount: 1, currency: 'INR', transactionId } })

/** Its maker is away from today on. */
const closed = ({ merchantId }: GivenProduct) => world.db`
  update merchant set away_from = current_date - 1, away_until = current_date + 14 where id = ${merchantId}`

describe('a bag whose payment is opened later than it was agreed on', () => {
  async function agreed() {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    const buyer = await givenBuyers(world).buyer([kurta])
    return { kurta, buyer, transactionId: transactionOf(await givenBuyers(world).start(buyer, 'razorpay')) }
  }

  test.each([
    ['dearer', 120_000, 118_000, /went up from ₹1,000 to ₹1,200/],
    // With delivery, which is free from ₹999.
    ['cheaper', 80_000, 82_900, /total is now ₹829 instead of ₹980/],
  ])('is agreed on again when it has become %s', async (_, price, total, words) => {
    const { kurta, buyer, transactionId } = await agreed()
    await shop().price(kurta, price)
    expect(wordsOf(await open(buyer, transactionId))).toEqual({
      code: 'price_changed',
      message: expect.stringMatching(words),
    })
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'failed' })

    const next = transactionOf(await givenBuyers(world).start(buyer, 'razorpay'))
    expect((await gateway().opened(buyer, next)).amount).toBe(total)
  })

  test('is not sold when its product was withdrawn', async () => {
    const { kurta, buyer, transactionId } = await agreed()
    await world.db`update product set is_published = false where id = ${kurta.id}`
    expect(wordsOf(await open(buyer, transactionId))?.code).toBe('unavailable')
  })

  test('is not sold with a coupon that ended', async () => {
    await shop().coupon('ENDSSOON', { percent: 50 })
    const kurta = await shop().product({ price: 100_000 })
    const buyer = await givenBuyers(world).buyer([kurta])
    await world.db`update cart set coupon_code = 'ENDSSOON' where cart_id = ${buyer.cartId}`
    const transactionId = transactionOf(await givenBuyers(world).start(buyer, 'razorpay'))
    await world.db`update coupon set ends_at = now() - interval '1 minute' where code = 'ENDSSOON'`
    expect(wordsOf(await open(buyer, transactionId))?.code).toBe('coupon')
  })

  test('is agreed on again when its maker has closed for a while', async () => {
    const { kurta, buyer, transactionId } = await agreed()
    await closed(kurta)
    expect(wordsOf(await open(buyer, transactionId))).toEqual({
      code: 'cart_changed',
      message: expect.stringContaining('now arrives later than you were told'),
    })
    const next = transactionOf(await givenBuyers(world).start(buyer, 'razorpay'))
    expect((await gateway().opened(buyer, next)).amount).toBe(98_000)
  })

  test('is begun anew when it is started again after that, and paid in cash on the day that was told', async () => {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    const buyer = await givenBuyers(world).buyer([kurta])
    const first = transactionOf(await givenBuyers(world).start(buyer))
    await closed(kurta)
    expect(wordsOf(await givenBuyers(world).pay(buyer, first))?.code).toBe('cart_changed')
    const second = transactionOf(await givenBuyers(world).start(buyer))
    await world.db`update merchant set away_until = away_until + 10 where id = ${kurta.merchantId}`
    const third = transactionOf(await givenBuyers(world).start(buyer))
    expect(third).not.toBe(second)
    expect(ordersOf(await givenBuyers(world).pay(buyer, third))).toHaveLength(1)
  })

  test('is not sold as agreed when something was added', async () => {
    const { buyer, transactionId } = await agreed()
    const lamp = await shop().product()
    await world.call(addToCart, {
      as: buyer.token,
      body: { data: { cartItem: { sku: lamp.sku, qty: 1 } }, cartId: buyer.cartId },
    })
    expect(wordsOf(await open(buyer, transactionId))?.code).toBe('cart_changed')
  })
})

describe('an order of the gateway that is paid when the time for it is over', () => {
  /** The window of a bag is left alone until its transaction has ended. */
  async function leftAlone(kurta: GivenProduct) {
    const till = await gateway().checkout([kurta])
    await world.db`
      update checkout_transaction set held_until = now() - interval '1 minute' where transaction_id = ${till.transactionId}`
    await gateway().reconcile()
    expect(await gateway().transaction(till.buyer, till.transactionId)).toMatchObject({ state: 'failed' })
    // The gateway counts time in seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    return till
  }

  test('is refunded when the bag has become dearer', async () => {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    const { buyer, transactionId, order } = await leftAlone(kurta)
    await shop().price(kurta, 150_000)
    await gateway().pay(order.orderId)
    await gateway().reconcile()
    await world.outbox.drain()
    const told = await gateway().transaction(buyer, transactionId)
    expect([told.state, told.reason]).toEqual(['refunded', expect.stringContaining('the time to pay had ended')])
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 0, refunds: 1 })
  })

  test('is placed when it still costs the same', async () => {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    const { buyer, transactionId, order } = await leftAlone(kurta)
    await gateway().pay(order.orderId)
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
  })

  test('is placed at the agreed price when the payment was begun in time and the bank was late', async () => {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error })
    await shop().price(kurta, 150_000)
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
    expect((await gateway().payments(transactionId))[0]?.amount).toBe(98_000)
  })
})
