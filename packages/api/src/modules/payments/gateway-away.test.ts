import type { Carelessness } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, transactionOf } from '../checkout/buyer.given.ts'
import { withoutCartLock } from '../checkout/careless.given.ts'
import { givenServices } from '../checkout/services.given.ts'
import { givenGateway, useWorldWithGateway } from './gateway.given.ts'

const world = useWorldWithGateway()
const shop = () => givenShop(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

describe('payment with a gateway', () => {
  test.each([
    ['that is down', { api: 'down' }],
    ['that is broken', { api: 'broken' }],
    ['that sends invalid answers', { api: 'nonsense' }],
    ['that is too slow', { slow: 1500 }],
    ['that does not accept our key', { api: 'locked' }],
  ])('%s keeps the cart, fails with one sentence and can be tried again', async (_, fault) => {
    const buyers = givenBuyers(world)
    const buyer = await buyers.buyer([await shop().product()])
    const transactionId = transactionOf(await buyers.start(buyer, 'razorpay'))
    await gateway().control('', fault)
    await expect(gateway().opened(buyer, transactionId)).rejects.toThrow(/Your bag is kept/)
    await gateway().hearing(false)
    expect((await gateway().opened(buyer, transactionId)).orderId).toMatch(/^order_/)
  })

  test('makes the buyer wait when it is down on return, until the reconciler settles the payment', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const { signed } = await gateway().pay(order.orderId)
    await gateway().control('', { api: 'down' })
    const answer = await gateway().answer(buyer, transactionId, signed)
    expect(answer.body).toMatchObject({ data: { state: 'pending', next: 'wait' } })
    await gateway().hearing(false)
    await gateway().reconcile()
    expect((await gateway().transaction(buyer, transactionId)).next).toBe('confirmed')
  })

  test('opens one gateway order however often the payment window is opened', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await shop().product()])
    const again = await Promise.all([1, 2, 3].map(() => gateway().opened(buyer, transactionId)))
    expect(new Set(again.map(({ orderId }) => orderId))).toEqual(new Set([order.orderId]))
  })
})

describe('settling with the cart’s lock', () => {
  async function settleAtOnce(careless: readonly Carelessness[] = []): Promise<number> {
    const { transactionId, order } = await gateway().checkout([await shop().product({ stock: 20 })])
    await gateway().pay(order.orderId)
    const services = givenServices(world, careless)
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        services.db.begin(async (tx) => {
          const opened = await services.checkout.atGateway.open(tx, undefined, transactionId)
          await tx`select pg_sleep(0.05)`
          return services.checkout.atGateway.placePaid(tx, opened, null)
        }),
      ),
    )
    await services.end()
    return settled.filter(({ status }) => status === 'rejected').length
  }
  test('gives six concurrent settlements the same orders', async () => {
    expect(await settleAtOnce()).toBe(0)
  })
  test('(fails for some without the lock)', async () => {
    const some = (failed: number) => failed > 0
    expect(await untilSeen(() => settleAtOnce(withoutCartLock), some)).toBeGreaterThan(0)
  })
})
