import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { searchAll } from '@nukkad/contracts/endpoints/site/search'
import { buildApp } from '../app.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import { type Db, openDb } from '../db.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { useSeededWorld } from '../testing/world.ts'
import { dumpDatabase } from './dump-database.ts'
import { restoreDatabase } from './restore-database.ts'
import { CannotRestore } from './restore-refusals.ts'

const world = useSeededWorld()
const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-restored-'))
let cluster: RunningPostgres
let restored: Db
let statements = 0

/** Spends transaction ids, as in a cluster that has been running for a while. */
const spendTransactions = (db: Db) =>
  db.unsafe(`do $$ begin
  for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop;
end $$`)

beforeAll(async () => {
  await spendTransactions(world.db)
  await world.db`update product_fact set sales_count = sales_count + 1`
  await world.db`update searchable set popularity = popularity + 1 where id in (select id from searchable limit 50)`
  await dumpDatabase(world.db, folder)
  cluster = await startPostgres({ dataDir: path.join(folder, 'cluster'), port: 0, isDurable: false })
  restored = openDb({ url: cluster.url, pool: 4, onQuery: () => (statements += 1) })
  await restoreDatabase(restored, folder)
}, 120_000)

afterAll(async () => {
  await restored?.end({ timeout: 1 })
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isAhead = async () => {
  const [row] = await restored<[{ count: number }]>`
    select count(*)::integer as count from shop_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
  return row.count > 0
}

/** The number of statements per call once the app has filled its caches. */
async function costs(app: Awaited<ReturnType<typeof buildApp>>['app']): Promise<number[]> {
  const urls = [`/api${listProducts.url}`, `/api${listProducts.url}?q=kurta`, `/api${searchAll.url}?q=park&city=delhi`]
  const cost = async (url: string) => {
    const before = statements
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
    return statements - before
  }
  const found = []
  for (const url of urls) {
    await cost(url)
    found.push(await cost(url))
  }
  return found
}

describe('a backup restored into a new cluster', () => {
  test('holds every row and the same sequence values', async () => {
    const counts = (db: Db) => db`
      select (select count(*) from product) as products, (select count(*) from app_user) as users,
        (select count(*) from searchable) as things, (select count(*) from pincode) as pincodes,
        (select json_agg(s order by s.sequencename) from pg_sequences s) as sequences`
    expect(await counts(restored)).toEqual(await counts(world.db))
  })

  test('answers lists and search with as few statements as the original, before and after a start', async () => {
    expect(await isAhead()).toBe(true)
    const settings = { ...world.settings, DATABASE_URL: cluster.url }
    const before = await buildApp({ db: restored, settings })
    const first = await costs(before.app)
    expect(first[0]).toBe(1)
    await prepareDatabase(restored)
    expect(await isAhead()).toBe(false)
    const after = await buildApp({ db: restored, settings })
    const second = await costs(after.app)
    await Promise.all([before.app.close(), after.app.close()])

    expect(second).toEqual(first)
  })

  test('refuses to restore over another database or from a folder without a backup', async () => {
    await expect(restoreDatabase(world.db, folder)).rejects.toThrow(CannotRestore)
    await expect(restoreDatabase(restored, path.join(folder, 'none'))).rejects.toThrow(
      'does not contain a complete database backup',
    )
  })

  test('refuses a backup older than the schema baseline and says which version can restore it', async () => {
    const old = mkdtempSync(path.join(folder, 'old-'))
    writeFileSync(path.join(old, 'database.json'), JSON.stringify({ schemaVersion: 460, tables: [] }))
    await expect(restoreDatabase(restored, old)).rejects.toThrow(
      'The backup is from version 460, older than 470: restore it with the version that created it.',
    )
  })
})
