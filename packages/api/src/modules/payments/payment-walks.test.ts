import { givenShop } from '../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from './gateway.given.ts'
import { canBecome, type PaymentState, paymentStates, paymentTransitions } from './payment-states.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

test('the machine of payments never goes back: a walk at random takes only legal steps', () => {
  for (let walk = 0; walk < 200; walk += 1) {
    let state: PaymentState = 'created'
    let wasCaptured = false
    for (let step = 0; step < 30; step += 1) {
      const to = paymentStates[Math.floor(Math.random() * paymentStates.length)] as PaymentState
      if (!canBecome(state, to)) continue
      expect(paymentTransitions[state]).toContain(to)
      if (wasCaptured) expect(['partly_refunded', 'refunded']).toContain(to)
      wasCaptured ||= to === 'captured'
      state = to
    }
  }
})

test('a walk at random over what a gateway may say ends in at most one order, and charges at most its price', async () => {
  for (let walk = 0; walk < 8; walk += 1) {
    const { transactionId, order } = await gateway().checkout([await shop().product()])
    const tries = [await gateway().pay(order.orderId, 'late'), await gateway().pay(order.orderId, 'pending')]
    for (const { payment } of tries) {
      for (const to of ['failed', 'authorized', 'captured', 'failed'].sort(() => Math.random() - 0.5)) {
        await gateway()
          .end(payment.id, to)
          .catch(() => undefined)
      }
    }
    const events = (await Promise.all(tries.map(({ payment }) => gateway().events(payment.id)))).flat()
    for (const event of [...events, ...events].sort(() => Math.random() - 0.5)) await gateway().deliver(event)
    await world.outbox.drain()
    await gateway().reconcile()
    await world.outbox.drain()
    await gateway().reconcile()
    const { payments } = await gateway().ledger()
    const kept = payments
      .filter(({ order_id, status }) => order_id === order.orderId && (status === 'captured' || status === 'refunded'))
      .reduce((sum, one) => sum + one.amount - one.amount_refunded, 0)
    const orders = await gateway().orders(transactionId)
    expect([orders.length, kept]).toEqual(orders.length === 1 ? [1, order.amount] : [0, 0])
  }
})
