import { cancelOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { givenShop } from '../../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
const repair = (name: string) => world.modules.operations.service.repair(name)
beforeEach(() => gateway().hearing(false))

const checkout = async () => gateway().checkout([await givenShop(world).product()])

test('repairing open payments asks about one of a transaction that failed long ago, too', async () => {
  const { buyer, transactionId, order } = await checkout()
  const { payment } = await gateway().pay(order.orderId, 'pending')
  await gateway().answer(buyer, transactionId, {})
  await world.db`update checkout_transaction set state = 'failed' where transaction_id = ${transactionId}`
  await world.db`
    update gateway_order set created_at = now() - interval '4 days', check_at = now() + interval '1 day'
    where transaction_id = ${transactionId}`
  await gateway().end(payment.id, 'captured')

  expect(await repair('open-payments')).toMatchObject({ count: 1 })
  await gateway().reconcile()

  const [paid] = await gateway().payments(transactionId)
  expect(paid?.state).toBe('captured')
})

describe('a refund that does not reach the gateway', () => {
  async function cancelledWhile(api: 'down' | 'locked') {
    const { buyer, transactionId, order } = await checkout()
    await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)
    const [placed] = await gateway().orders(transactionId)
    await gateway().control('', { api })
    const orderId = placed?.id ?? ''
    await world.call(cancelOrder, { as: buyer.token, params: { orderId }, body: { reason: 'changed my mind' } })
    await world.outbox.drain()
    return async () => (await world.modules.refunds.service.ofOrders(world.db, [orderId]))[0]?.state
  }

  test('is sent again by repairing late refunds', async () => {
    const state = await cancelledWhile('down')
    await gateway().hearing(false)
    await world.outbox.drain()
    expect(await state()).toBe('requested')

    expect(await repair('late-refunds')).toMatchObject({ count: 1 })
    await world.outbox.drain()

    expect(await state()).not.toBe('requested')
  })

  test('waits for a key that is accepted, and does not end in the wallet', async () => {
    const state = await cancelledWhile('locked')
    for (let tries = 0; tries < 3; tries += 1) {
      await repair('late-work')
      await world.outbox.drain()
    }
    expect(await state()).toBe('requested')
    await gateway().hearing(false)
    await repair('late-work')
    await world.outbox.drain()
    expect(await state()).toBe('initiated')
  })
})
