import { rewardTransactions, walletStatement } from '@nukkad/contracts/endpoints/money/wallet-movements'
import type { GivenUser } from '../../testing/users.given.ts'
import { useWallets } from './holds.given.ts'

const { world, given, service, hold, capture, release } = useWallets()

describe('a wallet statement', () => {
  const statement = ({ token }: GivenUser, query: object) =>
    world.app.inject({
      url: `/api${walletStatement.url}`,
      query: query as Record<string, string>,
      headers: { authorization: `Bearer ${token}` },
    })

  test('has each movement of its own account only, as CSV and as PDF', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    await given.wallet().perks(asha, 12_300, 60)
    const csv = await statement(asha, { format: 'csv' })
    expect([csv.statusCode, csv.headers['content-type'], csv.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/csv'),
      'no-store',
    ])
    expect(csv.body).toMatch(/^\ufeffDate,Time,.*,Expires on\r\n/)
    expect(csv.body).toMatch(/,Perks,[^,]+,123,/)
    expect((await statement(dev, { format: 'csv' })).body).not.toMatch(/\b123(\.00)?\b/)
    const pdf = await statement(asha, { format: 'pdf' })
    expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('is refused in another format or for more than a year', async () => {
    const asha = await given.user()
    for (const query of [
      { format: 'xls' },
      { format: 'csv', from: '2020-01-01', to: '2026-01-01' },
      { format: 'csv', from: 'x' },
    ])
      expect((await statement(asha, query)).statusCode).toBe(400)
  })
})

describe('a hold on a wallet', () => {
  test('is not available to a second payment until it ends', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    expect(await hold(asha.id, 'tab-one', 0, 8_000)).toBe(true)
    expect(await hold(asha.id, 'tab-two', 0, 8_000)).toBe(false)
    world.clock.forward(15 * 60 + 1)
    expect(await hold(asha.id, 'tab-two', 0, 8_000)).toBe(true)
  })

  test('changes its amounts when it is requested again', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    await hold(asha.id, 'changes', 0, 8_000)
    expect(await hold(asha.id, 'changes', 0, 9_000)).toBe(true)
    expect((await given.wallet().balances(asha)).credit).toBe(1_000)
  })

  test('is captured once, however often it is requested, and cannot be released afterwards', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    await hold(asha.id, 'once-only', 0, 8_000)
    expect(await Promise.all([capture('once-only'), capture('once-only'), capture('once-only')])).toEqual([
      true,
      true,
      true,
    ])
    await release('once-only')
    expect((await given.wallet().balances(asha)).credit).toBe(2_000)
    expect(await hold(asha.id, 'once-only', 0, 1)).toBe(true)
    expect((await given.wallet().balances(asha)).credit).toBe(2_000)
  })

  test('can be captured by a late payment after its release if the balance is still there', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    await hold(asha.id, 'late-1', 0, 8_000)
    await release('late-1')
    expect((await given.wallet().balances(asha)).credit).toBe(10_000)
    await hold(asha.id, 'late-2', 0, 5_000)
    expect(await capture('late-1')).toBe(false)
    await release('late-2')
    expect(await capture('late-1')).toBe(true)
    expect(await capture('late-2')).toBe(false)
  })
})

describe('giving credit and perks', () => {
  test('happens once per key, also from ten callers at once', async () => {
    const asha = await given.user()
    const gift = { key: 'refund:NK-7', userId: asha.id, amount: 5_000, text: 'Refund', now: world.clock.now() }
    const given10 = await Promise.all(
      Array.from({ length: 10 }, () => world.db.begin((tx) => service().giveCredit(tx, gift))),
    )
    expect(given10.filter(Boolean)).toHaveLength(1)
    expect((await given.wallet().balances(asha)).credit).toBe(5_000)
  })

  test('grants two percent of a delivered order as perks, once', async () => {
    const asha = await given.user()
    const { rewards } = world.modules.wallet.service
    const order = { orderId: 'NK-8', userId: asha.id, goods: 149_900, now: world.clock.now() }
    await world.db.begin((tx) => rewards.forDelivered(tx, order))
    await world.db.begin((tx) => rewards.forDelivered(tx, order))
    expect((await given.wallet().balances(asha)).perks).toBe(2_998)
  })
})

describe('the ledger', () => {
  test('is append-only, and refuses entries that do not sum to zero or make a balance negative', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 1_000)
    await expect(world.db`update wallet_posting set amount_paise = 1`).rejects.toThrow(/append-only/)
    await expect(world.db`delete from wallet_entry`).rejects.toThrow(/append-only/)
    const post = (kind: string, amount: number) =>
      world.db.begin(async (tx) => {
        const [entry] = await tx`
        insert into wallet_entry (key, kind, user_id, text, at) values (${`forged:${amount}`}, 'spent', ${asha.id}, '', now()) returning entry_id`
        await tx`
        insert into wallet_posting (entry_id, account_id, amount_paise)
        select ${entry?.entry_id}, account_id, ${amount} from wallet_account where user_id = ${asha.id} and kind = ${kind}`
      })
    await expect(post('credit', 500)).rejects.toThrow(/do not sum to zero/)
    await expect(post('credit', -5_000)).rejects.toThrow(/wallet_account__floor/)
  })

  test('is listed in pages, newest first, to its owner only', async () => {
    const asha = await given.user()
    const dev = await given.user()
    for (const amount of [100, 200, 300]) await given.wallet().credit(asha, amount)
    const page = (query: object, as = asha.token) => world.call(rewardTransactions, { as, query: { ...query } })
    expect((await page({ pagesize: 2 })).body).toMatchObject({
      data: [{ amount: 3 }, { amount: 2 }],
      total: 3,
      hasNext: true,
    })
    expect((await page({ page: 2, pagesize: 2 })).body).toMatchObject({ data: [{ amount: 1 }], hasNext: false })
    expect((await page({ page: 99 })).body).toMatchObject({ data: [], total: 3 })
    for (const wrong of [0, -1, 1e9, 'x']) expect((await page({ page: wrong })).status).toBe(400)
    expect((await page({}, dev.token)).body).toMatchObject({ data: [], total: 0 })
  })

  test('lists all balances in one order, on each page and for each filter', async () => {
    const asha = await given.user()
    for (let n = 1; n <= 5; n += 1) {
      await given.wallet().credit(asha, n * 100)
      await given.wallet().perks(asha, n * 1_000)
    }
    await hold(asha.id, 'of-both', 1_500, 300)
    await capture('of-both')
    const all = []
    for (const page of [1, 2, 3, 4]) {
      const { data, total } = (await world.call(rewardTransactions, { as: asha.token, query: { page, pagesize: 3 } }))
        .body
      expect(total).toBe(12)
      all.push(...data)
    }
    const ids = all.map(({ id }) => Number(id))
    expect([new Set(ids).size, ids]).toEqual([12, ids.toSorted((a, b) => b - a)])
    expect(all.map(({ account, amount }) => `${account} ${amount}`).slice(2, 6)).toEqual([
      'perks 50',
      'credit 5',
      'perks 40',
      'credit 4',
    ])
    for (const [account, first] of [
      ['perks', -15],
      ['credit', -3],
    ] as const) {
      const { data, total } = (await world.call(rewardTransactions, { as: asha.token, query: { account } })).body
      expect([total, data.length, data[0]?.amount]).toEqual([6, 6, first])
    }
  })
})
