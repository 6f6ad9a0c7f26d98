import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDb, type Queryable, type Tx, transaction } from '../db.ts'
import { givenRelay } from '../testing/database/relay.ts'
import { useWorld } from '../testing/world.ts'
import { onReserved } from './on-reserved.ts'

const world = useWorld()
const opened: Db[] = []
function open(url: string): Db {
  const db = openDb({ url, pool: 2 })
  opened.push(db)
  return db
}
afterEach(async () => {
  for (const db of opened.splice(0)) await db.end({ timeout: 1 })
})

/** Ends all connections to the database of this test and refuses others while `run` goes on. */
async function whileAway(run: () => Promise<void>): Promise<void> {
  const url = new URL(world.databaseUrl)
  const name = url.pathname.slice(1)
  const admin = open(Object.assign(url, { pathname: '/postgres' }).href)
  await admin.unsafe(`alter database ${name} with allow_connections false`)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  await sleep(200)
  await run()
  await admin.unsafe(`alter database ${name} with allow_connections true`)
}

const twoFail = (work: () => PromiseLike<unknown>) =>
  Promise.all([1, 2].map(() => expect(work()).rejects.toThrow('CONNECTION')))
/** Every connection of the pool works. */
const expectWhole = (db: Db) =>
  expect(
    Promise.all(
      Array.from({ length: 8 }, (_, n) => transaction(db, async (tx) => (await tx`select ${n}::int as n`)[0]?.n)),
    ),
  ).resolves.toEqual([0, 1, 2, 3, 4, 5, 6, 7])
const pause = (tx: Queryable) => tx`select pg_sleep(10)`

test.each([
  ['lose their connection', pause],
  ['lose it after a savepoint', (tx: Tx) => tx.savepoint(pause)],
])('transactions that %s fail, and the pool goes on', async (_, work) => {
  const relay = await givenRelay(world.databaseUrl)
  const db = open(relay.url)
  for (let round = 0; round < 3; round += 1) {
    const both = twoFail(() => transaction(db, async (tx) => void (await work(tx))))
    await sleep(200)
    relay.drop()
    await both
    await expectWhole(db)
  }
})

test('work that loses a connection of its own fails, and the pool goes on', async () => {
  const relay = await givenRelay(world.databaseUrl)
  const db = open(relay.url)
  const both = twoFail(() => onReserved(db, (one) => one.unsafe('select pg_sleep(10)')))
  await sleep(200)
  relay.drop()
  await both
  await expectWhole(db)
})

test('work that gets no connection of its own while the database is away takes none when it is back', async () => {
  const db = open(world.databaseUrl)
  await db`select 1`
  await whileAway(async () => {
    for (let n = 0; n < 4; n += 1) await expect(onReserved(db, (one) => one.unsafe('select 1'))).rejects.toThrow()
  })
  await expectWhole(db)
})
