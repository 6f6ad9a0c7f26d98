import fc from 'fast-check'
import { givenShop } from '../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from './gateway.given.ts'
import { canBecome, type PaymentState, paymentStates, paymentTransitions } from './payment-states.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

test('payment states never go back, for random sequences', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentStates), { maxLength: 30 }), (wishes) => {
      let state: PaymentState = 'created'
      let wasCaptured = false
      for (const to of wishes.filter((wish) => wish !== 'created')) {
        if (!canBecome(state, to)) continue
        expect(paymentTransitions[state]).toContain(to)
        if (wasCaptured) expect(['partly_refunded', 'refunded']).toContain(to)
        wasCaptured ||= to === 'captured'
        state = to
      }
    }),
    { numRuns: 500 },
  )
})

const ends = ['failed', 'authorized', 'captured', 'failed again'] as const
const anyOrder = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length })
/** The outcomes of two tries, and the order in which their events, each delivered twice, arrive. */
const story = fc.record({
  fates: fc.tuple(anyOrder(ends), anyOrder(ends)),
  ranks: fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 }),
})

test('random gateway events lead to at most one order, charged at most its price', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ fates, ranks }) => {
      const { transactionId, order } = await gateway().checkout([await shop().product()])
      const tries = [await gateway().pay(order.orderId, 'late'), await gateway().pay(order.orderId, 'pending')]
      for (const [at, { payment }] of tries.entries()) {
        for (const fate of fates[at] ?? []) {
          await gateway()
            .end(payment.id, fate.split(' ')[0] as string)
            .catch(() => undefined)
        }
      }
      const told = (await Promise.all(tries.map(({ payment }) => gateway().events(payment.id)))).flat()
      const news = [...told, ...told].map((event, at) => ({ event, rank: ranks[at % ranks.length] as number }))
      for (const { event } of news.sort((a, b) => a.rank - b.rank)) await gateway().deliver(event)
      for (let round = 0; round < 2; round += 1) {
        await world.outbox.drain()
        await gateway().reconcile()
      }
      const { payments } = await gateway().ledger()
      const kept = payments
        .filter(
          ({ order_id, status }) => order_id === order.orderId && (status === 'captured' || status === 'refunded'),
        )
        .reduce((sum, one) => sum + one.amount - one.amount_refunded, 0)
      const orders = await gateway().orders(transactionId)
      expect([orders.length, kept]).toEqual(orders.length === 1 ? [1, order.amount] : [0, 0])
    }),
    { numRuns: 8, endOnFailure: true },
  )
  // Eight walks with everything that a gateway says: a busy machine needs minutes for them.
}, 240_000)
