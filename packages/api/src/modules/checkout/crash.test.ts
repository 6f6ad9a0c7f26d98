import { openDb } from '../../db.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers } from './buyer.given.ts'
import { givenServices } from './with-locks.given.ts'

const world = useWorld()

test('connections killed in the middle of placing leave whole orders or none, and a second try completes them', async () => {
  const [shop, buyers] = [givenShop(world), givenBuyers(world)]
  const kurta = await shop.product({ stock: 100 })
  const { checkout, db, end } = givenServices(world)
  const killer = openDb({ url: world.databaseUrl, pool: 1 })
  const crowd: { buyer: GivenBuyer; id: string }[] = []
  for (let n = 0; n < 24; n += 1) {
    const buyer = await buyers.buyer([kurta, await shop.product({ stock: 1 })])
    const answer = await checkout.create({ userId: buyer.id, key: undefined }, buyer.cartId, 'cashondelivery')
    if ('transactionId' in answer) crowd.push({ buyer, id: answer.transactionId })
  }
  const payAll = () =>
    Promise.allSettled(crowd.map(({ buyer, id }) => checkout.payOnDelivery({ userId: buyer.id, key: `pay-${id}` }, id)))

  let killed = 0
  for (let round = 0; round < 4; round += 1) {
    const paying = payAll()
    for (let shot = 0; shot < 4; shot += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5 + 7 * shot))
      const rows = await killer`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null limit 3`
      killed += rows.length
    }
    await paying
    await expectWhole()
  }
  expect(killed).toBeGreaterThan(0)

  const answers = await payAll()
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 'fulfilled',
      value: { data: { orderIds: [expect.any(String), expect.any(String)] } },
    })
  await expectWhole()
  expect(await shop.stockOf(kurta)).toBe(100 - crowd.length)
  await killer.end()
  await end()

  async function expectWhole() {
    const [sums] = await db<
      [Record<'placed' | 'orders' | 'lines' | 'events' | 'mails' | 'closed' | 'holds' | 'taken', number>]
    >`
      select
        (select count(*)::integer from checkout_transaction where state = 'placed') as placed,
        (select count(*)::integer / 2 from shop_order) as orders,
        (select count(*)::integer / 2 from order_line) as lines,
        (select count(*)::integer / 2 from order_event) as events,
        (select count(*)::integer from outbox where key like 'order-confirmed:%') as mails,
        (select count(*)::integer from cart where state = 'ordered') as closed,
        (select ${crowd.length} - count(*)::integer / 2 from stock_hold) as holds,
        (select 100 - on_hand from variant where sku = ${kurta.sku}) as taken`
    const { placed, ...others } = sums
    for (const count of Object.values(others)) expect(count).toBe(placed)
  }
})
