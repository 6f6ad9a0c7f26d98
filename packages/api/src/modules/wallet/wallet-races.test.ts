import { type Db, openDb, type Tx } from '../../db.ts'
import { whileUnlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenWallet } from './wallet.given.ts'
import { createWalletService, type WalletService } from './wallet.service.ts'

const world = useWorld()
const minutes = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)

/** The wallet service on twelve open connections. */
async function withMany<T>(work: (db: Db, wallet: WalletService) => Promise<T>): Promise<T> {
  const db = openDb({ url: world.databaseUrl, pool: 12 })
  const wallet = createWalletService({ now: world.clock.now })
  await Promise.all(Array.from({ length: 12 }, () => db`select pg_sleep(0.01)`))
  try {
    return await work(db, wallet)
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Repeats the race without wallet locks until it goes wrong. */
const unlockedUntilSeen: typeof untilSeen = (round, isWrong) =>
  whileUnlocked(world.db, 'lock_wallet', () => untilSeen(round, isWrong))

/** Asha opens her cart in many tabs, each of which wants her whole balance. */
const inManyTabs = (name: string) =>
  withMany(async (db, wallet) => {
    const asha = await givenIn(world).user()
    await givenWallet(world).perks(asha, 10_000)
    await givenWallet(world).credit(asha, 10_000)
    const wanted = { userId: asha.id, perks: 10_000, credit: 10_000, until: minutes(15) }
    const held = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        db.begin((tx) => wallet.hold(tx, { ...wanted, transactionId: `${name}-${at}` })),
      ),
    )
    return held.filter(Boolean).length
  })

describe('one wallet held from twelve tabs at once', () => {
  test('is held by one of them', async () => {
    expect(await inManyTabs('locked')).toBe(1)
  })
  test('(is promised to several without its lock)', async () => {
    const paying = await unlockedUntilSeen(
      (nth) => inManyTabs(`unlocked-${nth}`),
      (tabs) => tabs > 1,
    )
    expect(paying).toBeGreaterThan(1)
  })
})

/** A late capture of a released payment competes with other carts for the same funds; returns how many succeed. */
const wantedByALateBank = (name: string) =>
  withMany(async (db, wallet) => {
    const asha = await givenIn(world).user()
    await givenWallet(world).perks(asha, 5_000)
    await givenGifts(world).inWallet(asha, 20_000)
    const wanted = { userId: asha.id, perks: 5_000, gifts: 20_000, credit: 0, until: minutes(15) }
    const late = `${name}-late`
    await db.begin((tx) => wallet.hold(tx, { ...wanted, transactionId: late }))
    await db.begin((tx) => wallet.release(tx, { transactionId: late }))
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, (_, at) =>
        db.begin((tx) => wallet.hold(tx, { ...wanted, transactionId: `${name}-${at}` })),
      ),
      db.begin((tx) => wallet.capture(tx, { transactionId: late, now: world.clock.now() })),
      ...Array.from({ length: 3 }, (_, at) =>
        db.begin((tx) => wallet.hold(tx, { ...wanted, transactionId: `${name}-then-${at}` })),
      ),
    ])
    const { perks, gifts } = await givenWallet(world).balances(asha)
    expect([perks, gifts]).toEqual([0, 0])
    return answers.filter(Boolean).length
  })

describe('released funds wanted by a late payment and six carts at once', () => {
  test('go to one of them', async () => {
    for (let nth = 0; nth < 3; nth += 1) expect(await wantedByALateBank(`late-${nth}`)).toBe(1)
  })
  test('(are promised to several without the wallet’s lock)', async () => {
    const promised = await unlockedUntilSeen(
      (nth) => wantedByALateBank(`unlocked-late-${nth}`),
      (payments) => payments > 1,
    )
    expect(promised).toBeGreaterThan(1)
  })
})

/** Refunds two tenders of one wallet, in one order for half of the transactions and reversed for the rest. */
const inOppositeOrders = (name: string) =>
  withMany(async (db, wallet) => {
    const asha = await givenIn(world).user()
    await givenWallet(world).perks(asha, 60_000)
    await givenGifts(world).inWallet(asha, 60_000)
    const spent = await spentBoth(asha, name)
    const gift = { userId: asha.id, amount: 2_500, text: 'What came back', now: world.clock.now() }
    const answers = await Promise.allSettled(
      spent.map((transactionId, at) =>
        db.begin(async (tx: Tx) => {
          const about = { ...gift, transactionId }
          const perks = () => wallet.returnPerks(tx, { ...about, key: `${transactionId}:perks` })
          const cards = () => wallet.returnGifts(tx, { ...about, key: `${transactionId}:cards` })
          for (const back of at % 2 === 0 ? [perks, cards] : [cards, perks]) await back()
        }),
      ),
    )
    return answers.filter((one) => one.status === 'rejected' && one.reason.code === '40P01').length
  })

async function spentBoth(asha: GivenUser, name: string): Promise<string[]> {
  const { wallet } = world.modules.wallet.service
  const ids = Array.from({ length: 12 }, (_, at) => `${name}-${at}`)
  for (const transactionId of ids) {
    const wanted = { userId: asha.id, perks: 5_000, gifts: 5_000, credit: 0, until: minutes(15) }
    await world.db.begin((tx) => wallet.hold(tx, { ...wanted, transactionId }))
    await world.db.begin((tx) => wallet.capture(tx, { transactionId, now: world.clock.now() }))
  }
  return ids
}

describe('twelve purchases refunded to perks and card in opposite orders', () => {
  test('do not deadlock, because the first row of a wallet is locked before any other', async () => {
    expect(await inOppositeOrders('ordered')).toBe(0)
  })
  test('(deadlock without that lock)', async () => {
    const deadlocks = await unlockedUntilSeen(
      (nth) => inOppositeOrders(`unordered-${nth}`),
      (count) => count > 0,
    )
    expect(deadlocks).toBeGreaterThan(0)
  })
})

/** A reward is spent by six payments and taken back in six parts at once; returns how many of them fail. */
const spentAndTakenBack = (name: string) =>
  withMany(async (db, wallet) => {
    const asha = await givenIn(world).user()
    const [now, amount] = [world.clock.now(), 2_000]
    const gift = { userId: asha.id, amount, text: 'For what went back', now }
    const reward = { ...gift, key: `cashback:${name}`, amount: 10_000, expiresAt: minutes(600) }
    await world.db.begin((tx) => world.modules.wallet.service.wallet.givePerks(tx, reward))
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) =>
        db.begin(async (tx) => {
          if (at % 2 === 0) return wallet.takePerksBack(tx, { ...gift, of: reward.key, key: `${name}-back-${at}` })
          const transactionId = `${name}-${at}`
          const wanted = { transactionId, userId: asha.id, perks: amount, credit: 0, until: minutes(15) }
          return (await wallet.hold(tx, wanted)) && wallet.capture(tx, { transactionId, now })
        }),
      ),
    )
    const [sums] = await world.db<[{ left: number; owed: number; spent: number }]>`
      select max(balance_paise) filter (where kind = 'perks') as left,
        max(balance_paise) filter (where kind = 'owed') as owed, max(spent_paise) filter (where kind = 'perks') as spent
      from wallet_account where user_id = ${asha.id}`
    return { failed: answers.filter(({ status }) => status === 'rejected').length, ...sums }
  })

describe('a reward spent and taken back at once', () => {
  test('is owed as far as it was spent, without failures', async () => {
    const { failed, left, owed, spent } = await spentAndTakenBack('taken-back')
    // In total 12,000 of 10,000 are taken back: what was spent and two thousand more are owed.
    expect([failed, left, owed]).toEqual([0, 0, spent + 2_000])
  })
  test('(fails in some calls without the wallet’s lock)', async () => {
    const { failed } = await unlockedUntilSeen(
      (nth) => spentAndTakenBack(`unlocked-taken-back-${nth}`),
      (came) => came.failed > 0,
    )
    expect(failed).toBeGreaterThan(0)
  })
})
