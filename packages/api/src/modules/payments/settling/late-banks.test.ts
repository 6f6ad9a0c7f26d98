import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import { givenAccount } from '../../account/account.given.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { givenGifts } from '../../gift-cards/gift-card.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

describe('a late payment', () => {
  test('is placed once after the transaction had failed', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error })
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      state: 'failed',
      next: 'retry',
      canRetry: true,
    })
    await gateway().end(payment.id, 'authorized')
    const events = (await gateway().events(payment.id)).filter(({ event }) => event === 'payment.authorized')
    for (const event of events) await gateway().deliver(event)
    expect(await gateway().orders(transactionId)).toHaveLength(0)
    await world.outbox.drain()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 1, mails: 1, refunds: 0 })
  })

  test('is matched to its cart when a list option was chosen', async () => {
    const kurta = await shop().product()
    const customOptions = [await shop().listOption(kurta)]
    const given = givenBuyers(world)
    const buyer = await given.buyer([await shop().product()])
    const productOption = { extensionAttributes: { customOptions } }
    const cartItem = { sku: kurta.sku, qty: 1, productOption }
    await world.call(addToCart, { as: buyer.token, body: { data: { cartItem }, cartId: buyer.cartId } })
    const transactionId = transactionOf(await given.start(buyer, 'razorpay'))
    const order = await gateway().opened(buyer, transactionId)
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error })
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'placed' })
  })

  test('is refunded when the items are sold out meanwhile, and the buyer is told', async () => {
    const kurta = await shop().product({ stock: 1 })
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error })
    const other = await gateway().checkout([kurta])
    await gateway().answer(other.buyer, other.transactionId, (await gateway().pay(other.order.orderId)).signed)
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      state: 'refunded',
      next: 'refunded',
      orderIds: [],
    })
    await world.outbox.drain()
    await gateway().reconcile()
    expect(await gateway().payments(transactionId)).toMatchObject([{ state: 'refunded' }])
    expect(await shop().stockOf(kurta)).toBe(0)
    const subjects = (await gateway().mailsTo(buyer.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining([expect.stringContaining('is being refunded')]))
  })

  test('spends the held gift cards again, or is refunded when they were spent meanwhile', async () => {
    const kurta = await shop().product({ price: 100_000, stock: 5 })
    for (const isSpent of [false, true]) {
      const till = await gateway().checkout([kurta], (buyer) => givenGifts(world).inWallet(buyer, 30_000))
      expect(till.order.amount).toBe(98_000 - 30_000)
      const { payment, error } = await gateway().pay(till.order.orderId, 'late')
      await gateway().answer(till.buyer, till.transactionId, { error })
      world.clock.forward(16 * 60)
      const buyer = { ...till.buyer, token: (await givenAccount(world).again(till.buyer)).token }
      const balance = async () => (await givenWallet(world).balances(buyer)).gifts
      expect(await balance()).toBe(30_000)
      const { wallet } = world.modules.wallet.service
      const other = { transactionId: `elsewhere-${isSpent}`, userId: buyer.id, perks: 0, gifts: 20_000, credit: 0 }
      if (isSpent) {
        await world.db.begin((tx) =>
          wallet.hold(tx, { ...other, until: new Date(world.clock.now().getTime() + 60_000) }),
        )
        await world.db.begin((tx) => wallet.capture(tx, { ...other, now: world.clock.now() }))
      }
      await gateway().end(payment.id, 'captured')
      await gateway().reconcile()
      const told = await gateway().transaction(buyer, till.transactionId)
      expect([told.state, await balance()]).toEqual(isSpent ? ['refunded', 10_000] : ['placed', 0])
      const { orders, refunds } = await gateway().counts(till.transactionId)
      expect([orders, refunds]).toEqual(isSpent ? [0, 1] : [1, 0])
      if (isSpent) expect(told.reason).toContain('wallet')
    }
  })

  test('is refunded after the buyer cancelled', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(order.orderId, 'pending')
    await world.call(releasePending, { as: buyer.token, body: { transactionId } })
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({ state: 'refunded' })
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 0, refunds: 1 })
  })

  test('is refunded when another window of the same cart was paid and ordered', async () => {
    const kurta = await shop().product({ stock: 5 })
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    const late = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error: late.error })
    const again = givenBuyers(world)
    const next = transactionOf(await again.start(buyer, 'razorpay'))
    expect(next).not.toBe(transactionId)
    const reopened = await gateway().opened(buyer, next)
    await gateway().answer(buyer, next, (await gateway().pay(reopened.orderId)).signed)
    await gateway().end(late.payment.id, 'captured')
    await gateway().reconcile()
    await world.outbox.drain()
    await gateway().reconcile()
    const { payments } = await gateway().ledger()
    const ofBuyer = payments.filter(({ order_id }) => order_id === order.orderId || order_id === reopened.orderId)
    expect(ofBuyer.reduce((sum, one) => sum + one.amount - one.amount_refunded, 0)).toBe(order.amount)
    expect(await shop().stockOf(kurta)).toBe(4)
  })
})

describe('a pending payment', () => {
  test('keeps the stock held for an hour and then fails, and its buyer is told', async () => {
    const kurta = await shop().product({ stock: 1 })
    const { buyer, transactionId, order } = await gateway().checkout([kurta])
    await gateway().pay(order.orderId, 'pending')
    await gateway().answer(buyer, transactionId, {})
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      next: 'wait',
      pollAfter: expect.any(Number),
    })
    const held = async () => {
      const [row] = await world.db<[{ until: Date }]>`
        select max(expires_at) as until from stock_hold where transaction_id = ${transactionId}`
      return row.until
    }
    const before = await held()
    /** Older orders are polled less often, so make this one due. */
    const later = async (minutes: number) => {
      await world.db`
        update checkout_transaction set created_at = created_at - make_interval(mins => ${minutes})
        where transaction_id = ${transactionId}`
      await world.db`update gateway_order set check_at = created_at where transaction_id = ${transactionId}`
    }
    await later(10)
    await gateway().reconcile()
    expect((await held()).getTime()).toBeGreaterThan(before.getTime())
    await later(120)
    await gateway().reconcile()
    expect(await held()).toBeNull()
    const [row] = await world.db<[{ state: string; reason: string }]>`
      select state, reason from checkout_transaction where transaction_id = ${transactionId}`
    expect(row).toEqual({ state: 'failed', reason: 'Your bank did not respond in time.' })
    const told = (await gateway().mailsTo(buyer.email)).filter(({ subject }) => subject.includes('did not go through'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Your bank did not respond in time.')
  })

  test('sends the buyer back to the cart when it is declined', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const { payment } = await gateway().pay(order.orderId, 'pending')
    await gateway().answer(buyer, transactionId, {})
    await gateway().end(payment.id, 'failed')
    await gateway().reconcile()
    expect(await gateway().transaction(buyer, transactionId)).toMatchObject({
      next: 'retry',
      reason: expect.stringMatching(/declined/),
    })
  })
})
