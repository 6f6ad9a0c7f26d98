import { getWallet, rewardTransactions, walletStatement } from '@nukkad/contracts/endpoints/money/wallet'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenWallet } from './wallet.given.ts'

const world = useWorld()
const given = { ...givenIn(world), wallet: () => givenWallet(world) }
const service = () => world.modules.wallet.service.wallet
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
const hold = (userId: string, transactionId: string, perks: number, credit = 0, minutes = 15) =>
  world.db.begin((tx) => service().hold(tx, { transactionId, userId, perks, credit, until: inMinutes(minutes) }))
const capture = (transactionId: string) =>
  world.db.begin((tx) => service().capture(tx, { transactionId, now: world.clock.now() }))
const release = (transactionId: string) => world.db.begin((tx) => service().release(tx, { transactionId }))
const sweep = () => {
  const { db, app, clock, modules } = world
  return createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.wallet.housekeeping ?? [] }).sweep()
}

describe('a statement', () => {
  const statement = ({ token }: GivenUser, query: object) =>
    world.app.inject({
      url: `/api${walletStatement.url}`,
      query: query as Record<string, string>,
      headers: { authorization: `Bearer ${token}` },
    })

  test('holds each movement, as CSV and as PDF, of its own account alone', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    await given.wallet().perks(asha, 12_300, 60)
    const csv = await statement(asha, { format: 'csv' })
    expect([csv.statusCode, csv.headers['content-type'], csv.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/csv'),
      'no-store',
    ])
    expect(csv.body).toMatch(/^\ufeffDate,Time,.*,Ends on\r\n/)
    expect(csv.body).toMatch(/,Perks,[^,]+,123,/)
    expect((await statement(dev, { format: 'csv' })).body).not.toMatch(/\b123(\.00)?\b/)
    const pdf = await statement(asha, { format: 'pdf' })
    expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('of another format, or of more than a year, is refused', async () => {
    const asha = await given.user()
    for (const query of [
      { format: 'xls' },
      { format: 'csv', from: '2020-01-01', to: '2026-01-01' },
      { format: 'csv', from: 'x' },
    ])
      expect((await statement(asha, query)).statusCode).toBe(400)
  })
})

describe('perks', () => {
  test('are spent from the lot that ends first', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 60)
    await given.wallet().perks(asha, 5_000, 10)
    expect(await hold(asha.id, 'first-out', 6_000)).toBe(true)
    expect(await capture('first-out')).toBe(true)
    const { body } = await world.call(getWallet, { as: asha.token })
    expect(body.data.perks).toMatchObject({ balance: 90, lots: [{ amount: 90 }] })
  })

  test('count for nothing after their end, though nobody booked them out', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_401)
    expect((await given.wallet().balances(asha)).perks).toBe(0)
    expect(await hold(asha.id, 'too-late', 1)).toBe(false)
  })

  test('that are set aside may be spent although they end while the payment is under way', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_400 - 60)
    expect(await hold(asha.id, 'in-time', 10_000)).toBe(true)
    world.clock.forward(120)
    await sweep()
    expect(await capture('in-time')).toBe(true)
  })

  test('leave the account by a housekeepingJob, once', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_401)
    await sweep()
    await sweep()
    // A day is longer than a session.
    const { views } = world.modules.wallet.service
    expect(
      (await views.movements(asha.id, { page: 1, pagesize: 20 })).data.map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['perks_expired', -100],
      ['perks_given', 100],
    ])
    expect((await views.show(asha.id)).rewards).toEqual({ earned: 100, spent: 0, expired: 100 })
  })

  test('that come back live again, and are not counted as spent', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000)
    await hold(asha.id, 'comes-back', 4_000)
    await capture('comes-back')
    const gift = {
      key: 'back:1',
      userId: asha.id,
      amount: 4_000,
      orderId: 'NK-1',
      transactionId: 'comes-back',
      text: 'Sent back',
      now: world.clock.now(),
    }
    await world.db.begin((tx) => service().returnPerks(tx, gift))
    const { perks, rewards } = (await world.call(getWallet, { as: asha.token })).body.data
    expect([perks.balance, rewards.spent]).toEqual([100, 0])
  })

  test('that come back into a lot that ended live a week more, and nothing of nothing comes back', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    await hold(asha.id, 'ended-since', 10_000)
    await capture('ended-since')
    world.clock.forward(3 * 86_400)
    const back = (key: string, amount: number) => {
      const gift = { key, userId: asha.id, amount, transactionId: 'ended-since', text: 'Sent back' }
      return world.db.begin((tx) => service().returnPerks(tx, { ...gift, orderId: 'NK-1', now: world.clock.now() }))
    }
    expect([await back('back:none', 0), await back('back:ended', 10_000)]).toEqual([false, true])
    const { views } = world.modules.wallet.service
    const balance = async () => (await views.show(asha.id)).perks.balance
    expect(await balance()).toBe(100)
    world.clock.forward(6 * 86_400)
    expect(await balance()).toBe(100)
    world.clock.forward(2 * 86_400)
    expect(await balance()).toBe(0)
  })

  test('spent while an earlier lot ran leave the later one whole when the earlier would have ended', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    await given.wallet().perks(asha, 10_000, 2)
    await hold(asha.id, 'the-first-lot', 10_000)
    await capture('the-first-lot')
    world.clock.forward(86_401)
    await sweep()
    expect((await world.modules.wallet.service.views.show(asha.id)).perks.balance).toBe(100)
  })
})

describe('what ends soon', () => {
  const told = ({ email }: GivenUser) => world.db<{ kind: string; amount: number; expires: string }[]>`
    select payload #>> '{data,kind}' as kind, (payload #>> '{data,amount}')::integer as amount,
      payload #>> '{data,expires}' as expires
    from outbox where kind = 'mail' and payload ->> 'template' = 'wallet-ends-soon' and payload ->> 'to' = ${email}
    order by id`

  test('is told by mail a week before, once, as one sum by its first day', async () => {
    const asha = await given.user()
    for (const [amount, days] of [
      [10_000, 9],
      [5_000, 10],
      [7_000, 60],
    ] as const) {
      await given.wallet().perks(asha, amount, days)
    }
    await sweep()
    expect(await told(asha)).toEqual([])
    world.clock.forward(4 * 86_400)
    await sweep()
    await sweep()
    const [first] = (await world.modules.wallet.service.views.show(asha.id)).perks.lots
    expect(await told(asha)).toEqual([{ kind: 'perks', amount: 15_000, expires: first?.expires }])
  })

  test('is nothing that was spent already', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 5)
    await hold(asha.id, 'nothing-left', 10_000)
    await capture('nothing-left')
    await sweep()
    expect(await told(asha)).toEqual([])
  })

  test('is also what a redeemed gift card still holds, a month before', async () => {
    const asha = await given.user()
    const end = new Date(world.clock.now().getTime() + 20 * 86_400_000)
    await givenGifts(world).inWallet(asha, 50_000, end)
    await sweep()
    await sweep()
    expect(await told(asha)).toEqual([{ kind: 'gift_cards', amount: 50_000, expires: end.toISOString() }])
  })
})

describe('a hold', () => {
  test('sets aside what a second payment then cannot have, until it ends', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    expect(await hold(asha.id, 'tab-one', 0, 8_000)).toBe(true)
    expect(await hold(asha.id, 'tab-two', 0, 8_000)).toBe(false)
    world.clock.forward(15 * 60 + 1)
    expect(await hold(asha.id, 'tab-two', 0, 8_000)).toBe(true)
  })

  test('asked for again changes its amounts', async () => {
    const asha = await given.user()
    await given.wallet().credit(asha, 10_000)
    await hold(asha.id, 'changes', 0, 8_000)
    expect(await hold(asha.id, 'changes', 0, 9_000)).toBe(true)
    expect((await given.wallet().balances(asha)).credit).toBe(1_000)
  })

  test('is captured once, however often, and released for nothing afterwards', async () => {
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

  test('that was released is spent by money that comes late, if it is still there', async () => {
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

describe('gifts', () => {
  test('with one key are given once, from ten callers at the same time too', async () => {
    const asha = await given.user()
    const gift = { key: 'refund:NK-7', userId: asha.id, amount: 5_000, text: 'Refund', now: world.clock.now() }
    const given10 = await Promise.all(
      Array.from({ length: 10 }, () => world.db.begin((tx) => service().giveCredit(tx, gift))),
    )
    expect(given10.filter(Boolean)).toHaveLength(1)
    expect((await given.wallet().balances(asha)).credit).toBe(5_000)
  })

  test('for a delivered order are two percent of what stayed', async () => {
    const asha = await given.user()
    const { rewards } = world.modules.wallet.service
    const order = { orderId: 'NK-8', userId: asha.id, goods: 149_900, now: world.clock.now() }
    await world.db.begin((tx) => rewards.forDelivered(tx, order))
    await world.db.begin((tx) => rewards.forDelivered(tx, order))
    expect((await given.wallet().balances(asha)).perks).toBe(2_998)
  })
})

describe('the ledger', () => {
  test('is never changed, and refuses an entry that does not sum to zero or a balance below nothing', async () => {
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

  test('is told in pages, newest first, to its owner alone', async () => {
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

  test('is one order over all balances, on each page and by each filter', async () => {
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
      ...['perks 50', 'credit 5', 'perks 40', 'credit 4'],
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
