import { createTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { rupees } from '../pricing/money.ts'
import { givenWallet } from '../wallet/wallet.given.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
const wallet = () => givenWallet(world)
const day = 86_400
beforeEach(() => gateway().hearing(true))

/** An order paid by a gift card, credit and online, whose buyer has some credit left. */
async function mixedOrder() {
  const buyer = await givenBuyers(world).buyer([await givenShop(world).product({ price: 100_000 })])
  await givenGifts(world).inWallet(buyer, 20_000)
  await wallet().credit(buyer, 30_000)
  const { body } = await world.call(createTransaction, {
    as: buyer.token,
    body: { cartId: buyer.cartId, paymentMethod: 'razorpay', useCredit: true },
  })
  const { transactionId } = body as { transactionId: string }
  const order = await gateway().opened(buyer, transactionId)
  await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)
  const [placed] = await gateway().orders(transactionId)
  await wallet().credit(buyer, 7_000)
  return { buyer, transactionId, orderId: placed?.id ?? '', online: order.amount }
}
const close = async ({ id }: { id: string }) => {
  await world.db`update app_user set closed_at = ${world.clock.now()} where id = ${id}`
}
async function erase({ id }: { id: string }) {
  // So late that erasing waits for nothing any more.
  world.clock.forward(60 * day)
  await world.modules.account.service.erase(id)
  expect(await world.db`select from app_user where id = ${id} and erased_at is not null`).toHaveLength(1)
}
const request = (orderId: string, amount: number, key: string, to: 'source' | 'wallet') =>
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
const refundsOf = (orderId: string) => world.modules.refunds.service.ofOrders(world.db, [orderId])
const payOut = (id: string) => world.modules.operations.service.decide('pay-out-refund', id)
async function isWell() {
  const { invariants } = await world.modules.operations.service.look()
  const ours = invariants.filter(({ check }) => check.area === 'ledger' || /refund|tender/.test(check.name))
  expect(ours.length).toBeGreaterThan(8)
  // The cards of these tests have no payment behind them.
  const found = ours.filter(({ check }) => check.name !== 'refunded-gift-cards')
  expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
}

describe('a refund of a closed account', () => {
  test('goes to where it was paid from, although it was wanted in the wallet, and the rest waits as credit', async () => {
    const { buyer, orderId, online, transactionId } = await mixedOrder()
    await close(buyer)
    await request(orderId, online + 50_000, 'all-of-it', 'wallet')
    await eventually(async () => {
      await world.outbox.drain()
      return (await refundsOf(orderId))[0]?.state === 'done'
    })
    expect(await refundsOf(orderId)).toMatchObject([{ to: 'source', source: online, gifts: 0, credit: 50_000 }])
    expect(await gateway().payments(transactionId)).toMatchObject([{ state: 'refunded' }])
    const mails = await gateway().mailsTo(buyer.email)
    const { text = '' } = mails.find(({ subject }) => subject.includes('You have been refunded')) ?? {}
    expect(text).toMatch(/Your account is closed/)
    expect(text).toContain(`with the number ${orderId}`)
    // Until it is erased it can be reopened, and then nothing has to be paid out.
    expect(await payOut(orderId)).toBe(false)
    await isWell()
  })

  test('is paid out by a person, once, when the account was erased, without the credit of before', async () => {
    const { buyer, orderId, online } = await mixedOrder()
    await close(buyer)
    await request(orderId, online + 10_000, 'before-erasing', 'wallet')
    await eventually(async () => {
      await world.outbox.drain()
      return (await refundsOf(orderId))[0]?.state === 'done'
    })
    await erase(buyer)
    await request(orderId, 40_000, 'after-erasing', 'wallet')
    expect(await wallet().balances(buyer)).toMatchObject({ credit: 57_000 })

    const said = await Promise.all([payOut(orderId), payOut(orderId)])
    expect(said.filter(Boolean)).toEqual([expect.stringContaining(`Transfer ${rupees(50_000)} `)])
    expect(await payOut(orderId)).toBe(false)
    expect(await wallet().balances(buyer)).toMatchObject({ credit: 7_000 })
    await isWell()
    // Nobody is written to any more.
    expect(await world.db`select from outbox where done_at is null and kind = 'mail'`).toHaveLength(0)
  })

  test('of an open account goes where it was wanted', async () => {
    const { buyer, orderId, online } = await mixedOrder()
    await request(orderId, online + 50_000, 'open', 'wallet')
    expect(await refundsOf(orderId)).toMatchObject([
      { to: 'wallet', source: 0, gifts: 20_000, credit: online + 30_000 },
    ])
    expect(await payOut(orderId)).toBe(false)
    await isWell()
    expect(await wallet().balances(buyer)).toMatchObject({ credit: online + 37_000 })
  })
})
