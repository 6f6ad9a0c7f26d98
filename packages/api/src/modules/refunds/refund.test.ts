import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import {
  cancelOrder,
  createTransaction,
  getOrder,
  type Order,
  orderConfirmation,
  payNothing,
} from '@nukkad/contracts/endpoints/orders/orders'
import { type Carelessness, carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenShop } from '../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { rupees } from '../pricing/money.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { refundModule } from './refund.module.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
const wallet = () => givenWallet(world)
beforeEach(() => gateway().hearing(true))

async function paid(price = 100_000): Promise<{ buyer: GivenBuyer; transactionId: string; orderId: string }> {
  const { buyer, transactionId, order } = await gateway().checkout([await shop().product({ price })])
  const { body } = await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)
  const [orderId = ''] = (body as { data: { orderIds: string[] } }).data.orderIds
  return { buyer, transactionId, orderId }
}
const cancel = (buyer: GivenBuyer, orderId: string) =>
  world.call(cancelOrder, { as: buyer.token, params: { orderId }, body: { reason: 'changed my mind' } })
const orderOf = async (buyer: GivenBuyer, orderId: string) =>
  (await world.call(getOrder, { as: buyer.token, query: { orderId } })).body.data
const refundsOf = (orderId: string) => world.modules.refunds.service.ofOrders(world.db, [orderId])
const request = (orderId: string, amount: number, key: string, to: 'source' | 'wallet' = 'source') =>
  world.db.begin((tx) =>
    world.modules.refunds.service.request(tx, {
      key,
      orderId,
      amount,
      to,
      reason: 'sent back',
      now: world.clock.now(),
    }),
  )
const isRefunded = (buyer: GivenBuyer, orderId: string) => async () => {
  await world.outbox.drain()
  return (await orderOf(buyer, orderId)).payment.status === 'refunded'
}
const isDone = (buyer: GivenBuyer, orderId: string) => async () => {
  await world.outbox.drain()
  return (await orderOf(buyer, orderId)).refunds[0]?.state === 'done'
}
const mailOf = async (buyer: GivenBuyer, about: string) =>
  (await gateway().mailsTo(buyer.email)).find(({ subject }) => subject.includes(about))?.text ?? ''

describe('cancelling a paid order', () => {
  test('refunds it to the source, and tells the buyer when it is done', async () => {
    const { buyer, transactionId, orderId } = await paid()
    expect((await cancel(buyer, orderId)).body.data).toMatchObject({ label: 'Refund Initiated' })
    await eventually(isRefunded(buyer, orderId))
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 98_000, to: 'source', state: 'done' }])
    expect(await gateway().payments(transactionId)).toMatchObject([{ state: 'refunded' }])
    const subjects = (await gateway().mailsTo(buyer.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'You have been refunded ₹980')).toHaveLength(1)
    await cancel(buyer, orderId)
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test('polls the gateway for a refund whose webhook is lost', async () => {
    const { buyer, orderId } = await paid()
    await gateway().control('', { webhooks: { lost: true } })
    await cancel(buyer, orderId)
    await world.outbox.drain()
    await eventually(async () => {
      await gateway().reconcile()
      return (await refundsOf(orderId))[0]?.state === 'done'
    })
  })

  test('refunds into the wallet when the bank refuses three times', async () => {
    await gateway().control('', { refunds: { end: 'failed' } })
    const { buyer, transactionId, orderId } = await paid()
    await cancel(buyer, orderId)
    await eventually(isRefunded(buyer, orderId))
    expect(await wallet().balances(buyer)).toMatchObject({ credit: 98_000 })
    expect(await gateway().payments(transactionId)).toMatchObject([{ state: 'captured' }])
    const { text = '' } =
      (await gateway().mailsTo(buyer.email)).find(({ subject }) => subject.includes('You have been refunded')) ?? {}
    expect(text).toContain('did not accept the refund')
  })

  test('gives back each part paid by perks, card and credit, and all pages and mails agree', async () => {
    const buyer = await givenBuyers(world).buyer([await shop().product(), await shop().product()])
    await wallet().perks(buyer, 10_000)
    await givenGifts(world).inWallet(buyer, 20_000)
    await wallet().credit(buyer, 30_000)
    await world.call(usePerks, { as: buyer.token, body: { cartID: buyer.cartId } })
    const { body } = await world.call(createTransaction, {
      as: buyer.token,
      body: { cartId: buyer.cartId, paymentMethod: 'razorpay', useCredit: true },
    })
    const { transactionId } = body as { transactionId: string }
    const order = await gateway().opened(buyer, transactionId)
    await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)

    const thanks = (await world.call(orderConfirmation, { as: buyer.token, query: { transactionId } })).body.data
    const sumOf = (of: keyof Order['totals']) => thanks.orders.reduce((sum, { totals }) => sum + totals[of], 0)
    expect(thanks.transaction).toMatchObject({ amount: order.amount / 100, gift_cards: 200, credit: 300 })
    expect(['perks', 'gift_cards', 'credit', 'due'].map((of) => sumOf(of as 'due'))).toEqual([
      ...[100, 200, 300, order.amount / 100],
    ])
    for (const { totals } of thanks.orders) {
      const { items, discount, shipping, paid, gift_cards: cards, credit, due } = totals
      expect([items - discount + shipping, cards + credit + due]).toEqual([paid, paid])
    }
    const said = await mailOf(buyer, 'is confirmed')
    expect(said).toMatch(/Perks\W+₹100\b[\s\S]*From your gift cards\W+₹200\b[\s\S]*From your credit\W+₹300\b/)
    expect(said).toMatch(new RegExp(`Paid online\\W+${rupees(order.amount)}\\b`))

    const [{ orderId = '', totals = undefined } = {}] = thanks.orders
    await cancel(buyer, orderId)
    await eventually(isDone(buyer, orderId))
    const { refunds } = await orderOf(buyer, orderId)
    expect(refunds).toMatchObject([
      {
        amount: totals?.paid,
        parts: [
          { label: 'Refunded to your original payment method', amount: totals?.due },
          { label: 'Returned to your gift cards', amount: totals?.gift_cards },
          { label: 'Added to your wallet as credit', amount: totals?.credit },
        ],
      },
    ])
    const has = await givenGifts(world).wallet(buyer)
    expect([has.perks.balance, has.gift_card_balance, has.credit.balance]).toEqual([
      ...[totals?.perks, totals?.gift_cards, totals?.credit],
    ])
    const { payments } = await gateway().ledger()
    const back = Math.round((totals?.due ?? 0) * 100)
    expect(payments.find(({ order_id }) => order_id === order.orderId)).toMatchObject({ amount_refunded: back })
    const inPaise = (amount = 0) => rupees(Math.round(amount * 100))
    expect(await mailOf(buyer, 'has been cancelled')).toContain(
      `${inPaise(totals?.paid)} is being refunded to you. ${inPaise(totals?.perks)} of perks have been returned to your wallet.`,
    )
    const done = await mailOf(buyer, 'You have been refunded')
    for (const amount of [totals?.due, totals?.gift_cards, totals?.credit]) expect(done).toContain(inPaise(amount))
  })
})

test('cancelling a cash order gives back only the credit', async () => {
  const buyer = await givenBuyers(world).buyer([await shop().product()])
  await wallet().credit(buyer, 30_000)
  const { body } = await world.call(createTransaction, {
    as: buyer.token,
    body: { cartId: buyer.cartId, paymentMethod: 'cashondelivery', useCredit: true },
  })
  expect(body).toMatchObject({ amount: 700, credit: 300 })
  const [orderId = ''] = ordersOf(await givenBuyers(world).pay(buyer, transactionOf({ body })))
  expect(await wallet().balances(buyer)).toMatchObject({ credit: 0 })
  expect((await cancel(buyer, orderId)).body.data).toMatchObject({ label: 'Cancelled' })
  expect(await wallet().balances(buyer)).toMatchObject({ credit: 30_000 })
})

test('an order fully covered by credit is settled without a gateway', async () => {
  const buyer = await givenBuyers(world).buyer([await shop().product()])
  await wallet().credit(buyer, 500_000)
  const { body } = await world.call(createTransaction, {
    as: buyer.token,
    body: { cartId: buyer.cartId, paymentMethod: 'razorpay', useCredit: true },
  })
  expect(body).toMatchObject({ amount: 0, credit: 980, paymentMethod: 'free' })
  const transactionid = transactionOf({ body })
  ordersOf(await world.call(payNothing, { as: buyer.token, params: { transactionid } }))
  expect(await wallet().balances(buyer)).toMatchObject({ credit: 402_000 })
  expect(await world.db`select from gateway_order where transaction_id = ${transactionid}`).toHaveLength(0)
})

test('cancelling an order paid from the wallet is told in one mail together with its refund', async () => {
  const buyer = await givenBuyers(world).buyer([await shop().product()])
  await wallet().credit(buyer, 500_000)
  const { body } = await world.call(createTransaction, {
    as: buyer.token,
    body: { cartId: buyer.cartId, paymentMethod: 'razorpay', useCredit: true },
  })
  const paid = await world.call(payNothing, { as: buyer.token, params: { transactionid: transactionOf({ body }) } })
  const [orderId = ''] = ordersOf(paid)
  expect((await cancel(buyer, orderId)).body.data).toMatchObject({ label: 'Refunded' })
  expect(await mailOf(buyer, 'has been cancelled')).toContain('₹980 has been refunded to your wallet.')
  await world.outbox.drain()
  const mails = (await gateway().mailsTo(buyer.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => /cancelled|refunded/.test(subject))).toEqual([
    `Your order ${orderId} has been cancelled`,
  ])
})

describe('requesting a refund', () => {
  test('is possible in parts; more than was paid is refused', async () => {
    const { buyer, orderId } = await paid()
    await request(orderId, 40_000, 'first')
    await eventually(async () => {
      await world.outbox.drain()
      return (await orderOf(buyer, orderId)).payment.status === 'partly_refunded'
    })
    await expect(request(orderId, 58_001, 'too much')).rejects.toThrow(/refund is larger/)
    await request(orderId, 58_000, 'the rest', 'wallet')
    expect(await wallet().balances(buyer)).toMatchObject({ credit: 58_000 })
    expect((await orderOf(buyer, orderId)).payment.status).toBe('refunded')
  })

  test('happens once under one key', async () => {
    const { orderId } = await paid()
    const ids = await Promise.all([1, 2, 3].map(() => request(orderId, 98_000, 'once only')))
    expect(new Set(ids).size).toBe(1)
  })

  async function twoAtOnce(...careless: readonly Carelessness[]): Promise<number> {
    const { orderId } = await paid()
    const { settings, outbox, tokens, app, clock } = world
    const db = carelessDb(world.db, ...careless)
    const base = { db, settings, outbox: { ...outbox, handle: () => {} }, tokens, log: app.log, now: clock.now }
    const { service } = refundModule(base, {
      gateway: undefined,
      wallet: world.modules.wallet.service.wallet,
      mail: world.modules.mail.service,
      contacts: { contact: async () => undefined },
    })
    const about = { orderId, amount: 98_000, to: 'wallet', reason: 'sent back', now: clock.now() } as const
    const answers = await Promise.allSettled(
      ['one', 'two'].map((name) =>
        db.begin(async (tx) => {
          await tx`select 1`
          const id = await service.request(tx, { ...about, key: `${name}:${orderId}` })
          await tx`select pg_sleep(0.2)`
          return id
        }),
      ),
    )
    return answers.filter(({ status }) => status === 'fulfilled').length
  }
  test('happens once when two are requested at the same time', async () => {
    expect(await twoAtOnce()).toBe(1)
  })
  test('(happens twice without the order’s lock)', async () => {
    const twice = (count: number) => count === 2
    expect(await untilSeen(() => twoAtOnce(unlocked(/from (shop_order|payment)\b/)), twice)).toBe(2)
  })
})
