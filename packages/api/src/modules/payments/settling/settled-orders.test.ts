import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '../../../db.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from '../gateway.given.ts'
import { checkFrom, takeDueOrders } from './orders-to-check.repository.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(false))

const dueSince = new Date('2026-01-01T00:00:00Z')
/** Orders of transactions in this state, as they are kept when they are opened. */
async function ordersOf(state: string, count: number): Promise<void> {
  const { id } = await givenIn(world).user()
  await world.db.begin(async (tx) => {
    await tx`
      insert into checkout_transaction (transaction_id, user_id, kind, subject, state, method, amount_paise, agreement,
        created_at, updated_at)
      select ${state} || n, ${id}, 'gift-card', ${state} || n, ${state}, 'razorpay', 100, '{}', ${dueSince}, ${dueSince}
      from generate_series(1, ${count}::integer) n`
    await tx`
      insert into gateway_order (gateway_order_id, transaction_id, amount_paise, currency, created_at, check_at)
      select 'order_' || transaction_id, transaction_id, 100, 'INR', created_at, created_at
      from checkout_transaction where state = ${state} and subject like ${`${state}%`}`
  })
}
const checkAt = async (transactionId: string) => {
  const [row] = await world.db<{ at: Date | null }[]>`
    select check_at as at from gateway_order where transaction_id = ${transactionId}`
  return row?.at
}
const take = (q: Parameters<typeof takeDueOrders>[0] = world.db) =>
  takeDueOrders(q, world.clock.now(), { first: 60, limit: 20 })
/** Rows of both tables that this connection has read so far. */
const rowsRead = async (tx: Tx) => {
  const [row] = await tx<[{ read: number }]>`
    select sum(seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
    where relname in ('gateway_order', 'checkout_transaction')`
  return row.read
}

describe('orders that are settled', () => {
  afterEach(async () => {
    await world.db`update gateway_order set check_at = null`
  })

  test('are read once by the reconciler, however many there are', async () => {
    for (const state of ['placed', 'refunded', 'review', 'failed']) await ordersOf(state, 1500)
    await ordersOf('pending', 3)
    for (let rounds = 0; (await take()).length === 20; rounds += 1) expect(rounds).toBeLessThan(301)
    await world.db`update gateway_order set check_at = created_at where transaction_id like 'pending%'`
    await world.db`analyze gateway_order, checkout_transaction`
    await world.db.begin(async (tx) => {
      const before = await rowsRead(tx)
      expect((await take(tx)).map(({ isSettled }) => isSettled)).toEqual([false, false, false])
      expect((await rowsRead(tx)) - before).toBeLessThan(50)
    })
  })

  test('are asked about while one of their payments is under way', async () => {
    const { transactionId, order } = await gateway().checkout([await givenShop(world).product()])
    await world.db`update checkout_transaction set state = 'failed' where transaction_id = ${transactionId}`
    await world.db`
      update gateway_order set created_at = ${dueSince}, check_at = ${dueSince} where transaction_id = ${transactionId}`
    await world.db`
      insert into payment (payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, created_at, updated_at)
      values ('pay_under_way', ${order.orderId}, ${transactionId}, 'authorised', 100, 'INR', now(), now())`
    expect(await take()).toMatchObject([{ transactionId, isSettled: false }])
    await world.db`update payment set state = 'failed' where payment_id = 'pay_under_way'`
    await world.db`update gateway_order set check_at = ${dueSince} where transaction_id = ${transactionId}`
    expect(await take()).toMatchObject([{ transactionId, isSettled: true }])
    expect(await checkAt(transactionId)).toBeNull()
  })

  test('are asked about again when the bank begins to approve later', async () => {
    const { buyer, transactionId, order } = await gateway().checkout([await givenShop(world).product()])
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(buyer, transactionId, { error })
    await world.db`
      update gateway_order set created_at = ${dueSince}, check_at = ${dueSince} where transaction_id = ${transactionId}`
    await gateway().reconcile()
    expect(await checkAt(transactionId)).toBeNull()

    await gateway().end(payment.id, 'authorized')
    const events = (await gateway().events(payment.id)).filter(({ event }) => event === 'payment.authorized')
    for (const event of events) await gateway().deliver(event)
    expect(await checkAt(transactionId)).not.toBeNull()
    // The capture is reported by nobody but the gateway itself, when it is asked.
    await world.db`delete from outbox where kind = 'capture-payment'`
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    expect(await gateway().counts(transactionId)).toMatchObject({ orders: 1, refunds: 0 })
  })

  test('stay due when a payment begins while they are closed, whoever commits first', async () => {
    const at = new Date(world.clock.now().getTime() + 60_000)
    const begin = async (transactionId: string) => {
      await world.db`update gateway_order set check_at = ${dueSince} where transaction_id = ${transactionId}`
      return `order_${transactionId}`
    }
    const first = await begin('placed1')
    await world.db.begin(async (tx) => {
      await checkFrom(tx, first, at)
      expect(await take()).toEqual([])
    })
    expect(await checkAt('placed1')).toEqual(at)

    const second = await begin('placed2')
    let news: Promise<unknown> = Promise.resolve()
    await world.db.begin(async (tx) => {
      expect(await take(tx)).toMatchObject([{ transactionId: 'placed2', isSettled: true }])
      news = world.db.begin((other) => checkFrom(other, second, at))
      await sleep(100)
    })
    await news
    expect(await checkAt('placed2')).toEqual(at)
  })
})
