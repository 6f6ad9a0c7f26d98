import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '../db.ts'
import { type Started, startProcess } from '../testing/processes.ts'
import { isRoot } from './as-other-user.ts'
import { findBinaries } from './binaries.ts'
import { isAlive } from './orphan.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

// mkdtemp creates folders that only their owner may enter, as a clone in a home folder often is.
const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-pg-'))
const dataDir = path.join(folder, 'postgres')
const running: { stop?(): Promise<void>; kill?(): Promise<void> }[] = []

const start = async (changes = {}): Promise<RunningPostgres> => {
  const started = await startPostgres({ dataDir, port: 0, isDurable: false, ...changes })
  running.push(started)
  return started
}
const holdIn = async (place: string, prefix: string[] = []): Promise<Started & { pid: number }> => {
  const started = await startProcess('packages/api/src/testing/hold-postgres.ts', { DATA_DIR: place }, prefix)
  running.push(started)
  return { ...started, pid: Number(/pid (\d+)/.exec(started.output())?.[1]) }
}

afterAll(async () => {
  for (const one of running) await (one.stop?.() ?? one.kill?.())
  await sleep(300)
  rmSync(folder, { recursive: true, force: true })
})

async function ask<T>(url: string, question: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
  const db = openDb({ url, pool: 1 })
  try {
    return await question(db)
  } finally {
    await db.end()
  }
}

async function gone(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await sleep(50)
  return !isAlive(pid)
}

describe('startPostgres', () => {
  test('keeps its data across starts, and its password private', async () => {
    const first = await start()
    await ask(first.url, (db) => db`create table kept as select 42 as answer`)
    await first.stop()
    const second = await start()
    expect(await ask(second.url, (db) => db`select answer from kept`)).toMatchObject([{ answer: 42 }])
    expect(statSync(`${dataDir}.password`).mode & 0o077).toBe(0)
    await second.stop()
    expect(isAlive(second.pid)).toBe(false)
  })

  test('refuses a wrong password', async () => {
    const { url, stop } = await start()
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(ask(wrong.href, (db) => db`select 1`)).rejects.toThrow('password authentication failed')
    await stop()
  })

  test('stops when the process that started it is killed, and starts again', async () => {
    const held = await holdIn(dataDir)
    expect(isAlive(held.pid)).toBe(true)
    await held.kill()
    expect(await gone(held.pid)).toBe(true)
    const again = await start()
    expect(await ask(again.url, (db) => db`select answer from kept`)).toHaveLength(1)
    await again.stop()
  })

  test('reports how it ended, and starts again at once after a crash', async () => {
    const first = await start()
    const client = openDb({ url: first.url, pool: 2 })
    // Both connections are established first: one that ends while loading types rejects a separate promise.
    await Promise.all([client`select pg_sleep(0.2)`, client`select pg_sleep(0.2)`])
    const underWay = client`select pg_sleep(30)`.catch(() => undefined)
    await client`select 1`
    process.kill(first.pid, 'SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const second = await start()
    expect(await ask(second.url, (db) => db`select answer from kept`)).toHaveLength(1)
    await underWay
    await client.end({ timeout: 1 })
    await second.stop()
    expect(await second.ended).toBe(0)
    expect(readFileSync(`${dataDir}.log`, 'utf8').match(/ready to accept connections/g)?.length).toBeGreaterThan(3)
  })

  test('keeps its log short while it runs, and goes on writing to it', async () => {
    const most = 8000
    const { url, log, stop } = await start({ logLimits: { most, every: 20 } })
    await ask(url, async (db) => {
      for (let at = 0; at < 300; at++) {
        await db.unsafe(`select 1 / 0 as number_${at}`).catch(() => undefined)
        if (at % 20 === 0) await sleep(50)
      }
    })
    await sleep(100)
    await ask(url, (db) => db.unsafe('select the_last_one').catch(() => undefined))
    const files = [log, `${log}.1`]
    expect(Math.max(...files.map((file) => statSync(file).size))).toBeLessThan(2 * most)
    // It may have been moved to the former log right after it was written.
    expect(files.map((file) => readFileSync(file, 'utf8')).join('')).toContain('the_last_one')
    await stop()
  })

  test('stops on SIGTERM without waiting for its clients', async () => {
    const started = await start()
    const client = openDb({ url: started.url, pool: 1 })
    await client`select 1`
    process.kill(started.pid, 'SIGTERM')
    expect(await started.ended).toBe(0)
    await client.end({ timeout: 1 })
  })

  test('starts over a stale lock file, whoever has its process id now', async () => {
    for (const pid of [process.pid, 999_999]) {
      writeFileSync(path.join(dataDir, 'postmaster.pid'), `${pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`)
      const started = await start()
      await started.stop()
    }
  })

  test('stops an orphaned server before it starts again', async () => {
    const orphan = await start()
    writeFileSync(`${dataDir}.owner`, '999999')
    const started = await start()
    expect(isAlive(orphan.pid)).toBe(false)
    expect(await ask(started.url, (db) => db`select answer from kept`)).toHaveLength(1)
    await started.stop()
  })

  test('leaves a server used by another process alone, and says so in a sentence', async () => {
    const held = await holdIn(dataDir)
    await expect(start()).rejects.toThrow(/is in use by process \d+; is Nukkad already running\?$/)
    expect(isAlive(held.pid)).toBe(true)
    await held.kill()
    expect(await gone(held.pid)).toBe(true)
  })

  test('reports a port in use in a sentence', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await expect(start({ port })).rejects.toThrow(`Port ${port} is used by another program; set PGPORT to a free one.`)
    server.close()
  })

  test('runs from a clone in a folder that only its owner may enter', async () => {
    const { postgres } = findBinaries()
    const clone = path.join(folder, 'clone')
    cpSync(path.resolve(postgres, '../..'), clone, { recursive: true, verbatimSymlinks: true })
    const binaries = { initdb: path.join(clone, 'bin/initdb'), postgres: path.join(clone, 'bin/postgres') }
    expect(statSync(folder).mode & 0o077).toBe(0)
    const started = await start({ binaries, dataDir: path.join(folder, 'in-clone') })
    expect(await ask(started.url, (db) => db`select 1 as one`)).toMatchObject([{ one: 1 }])
    await started.stop()
  })

  const asOrdinary = ['setpriv', '--reuid=nobody', '--regid=65534', '--clear-groups', '--']
  const canTry = isRoot() && canOthersRead()
  const reason = isRoot() ? 'others cannot read this clone' : 'it takes root to become another user'
  const testAsRoot = canTry ? test : test.skip
  testAsRoot(`runs without capabilities for an ordinary user${canTry ? '' : `, skipped: ${reason}`}`, async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'nukkad-pg-user-'))
    chmodSync(place, 0o777)
    const held = await holdIn(path.join(place, 'postgres'), asOrdinary)
    expect(readFileSync(`/proc/${held.pid}/status`, 'utf8')).toMatch(/^CapEff:\s+0+$/m)
    await held.kill()
    expect(await gone(held.pid)).toBe(true)
    rmSync(place, { recursive: true, force: true })
  })
})

/** A clone in a private folder cannot be run by another user, so the last test is skipped there. */
function canOthersRead(): boolean {
  for (let place = __dirname; place !== path.dirname(place); place = path.dirname(place)) {
    if ((statSync(place).mode & 0o005) !== 0o005) return false
  }
  return true
}
