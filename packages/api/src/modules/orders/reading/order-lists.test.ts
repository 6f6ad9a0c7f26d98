import type { Endpoint } from '@nukkad/contracts'
import { merchantOrders } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { listOrders } from '@nukkad/contracts/endpoints/orders/orders'
import { buildApp } from '../../../app.ts'
import { openDb } from '../../../db.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../../merchants/merchants.given.ts'
import { givenReturns } from '../../returns/returns.given.ts'

jest.setTimeout(120_000)
const world = useWorld()
const merchants = () => givenMerchants(world)

test('a page of many orders takes as many statements as a page of one, for buyer and merchant', async () => {
  const buyers = givenBuyers(world)
  const meera = await merchants().merchant()
  const mine = () => givenShop(world).product({ merchant: meera.merchantId })
  const asha = await buyers.buyer([await mine(), await givenShop(world).product(), await givenShop(world).product()])
  for (const one of [asha, await buyers.buyer([await mine()]), await buyers.buyer([await mine()])]) {
    await buyers.pay(one, transactionOf(await buyers.start(one)))
  }
  const seen: string[] = []
  const db = openDb({ url: world.databaseUrl, pool: 4, onQuery: () => void seen.push('') })
  const { app } = await buildApp({ db, settings: world.settings, now: world.clock.now })
  async function count(endpoint: Endpoint, pagesize: number, token: string) {
    const url = `/api${endpoint.url}?pagesize=${pagesize}`
    const ask = () => app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    // The first call prepares its statements.
    await ask()
    seen.length = 0
    const answer = await ask()
    return { statements: seen.length, rows: answer.json().data.length }
  }
  for (const [endpoint, token] of [
    [listOrders, asha.token],
    [merchantOrders, meera.token],
  ] as const) {
    const [one, many] = [await count(endpoint, 1, token), await count(endpoint, 20, token)]
    expect([one.rows, many.rows]).toEqual([1, 3])
    expect(many.statements).toBe(one.statements)
  }
  await app.close()
  await db.end()
})

test('orders are filtered by state, newest first, in pages', async () => {
  const { asha, orderId } = await merchants().delivered()
  const list = async (query: object) => ok(await world.call(listOrders, { as: asha.token, query: { ...query } }))
  expect((await list({ filter: 'delivered' })).data.map((order) => order.orderId)).toEqual([orderId])
  for (const filter of ['open', 'returns', 'ended'])
    expect(await list({ filter })).toMatchObject({ data: [], total: 0 })
  await givenReturns(world).asked(asha, orderId)
  expect(await list({ filter: 'returns' })).toMatchObject({ total: 1, hasNext: false })
  expect((await list({ page: 1000 })).data).toEqual([])
  for (const query of [{ page: 0 }, { page: -1 }, { page: 'x' }, { page: 1e9 }, { pagesize: 51 }, { filter: 'lost' }]) {
    expect((await world.call(listOrders, { as: asha.token, query })).status).toBe(400)
  }
})

test('a delivered order earns perks, once', async () => {
  const { asha, orderId } = await merchants().delivered([{ price: 200_000 }])
  const perks = async () => {
    const [row] = await world.db<{ paise: number }[]>`
      select coalesce(sum(p.amount_paise), 0)::bigint as paise from wallet_entry e join wallet_posting p using (entry_id)
      join wallet_account a using (account_id)
      where a.user_id = ${asha.id} and a.kind = 'perks' and e.order_id = ${orderId}`
    return row?.paise
  }
  await world.housekeeping.sweep()
  await world.housekeeping.sweep()
  expect(await perks()).toBe(4000)
})
