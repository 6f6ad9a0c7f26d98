import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { addAddress, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import { expect, test } from 'playwright/test'
import { openDb } from '../../../api/src/db.ts'
import { site } from '../system/site.ts'
import { descendantsOf, isRunning, nameOf, start } from '../system/started.ts'

const port = site.ports.PORT + 60
const home = path.join(site.home, 'own-start')
const ports: Record<string, string> = {
  PORT: String(port),
  API_PORT: String(port + 1),
  SANDBOX_PORT: String(port + 2),
  IMAGES_PORT: String(port + 3),
  REGISTRY_PORT: String(port + 6),
  SMTP_PORT: String(port + 4),
  PGPORT: String(port + 5),
}
/** Used by no other test: tests of one file run in parallel and must not remove each other's folder. */
const own = { ...ports, NUKKAD_HOME: home }
const origin = `http://localhost:${port}`
const isLinux = process.platform === 'linux'

const home14 = {
  name: 'Kept',
  phone: '9810012345',
  line1: '14 Jor Bagh',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110003',
}

/** Lets a call begin a transaction that blocks on ours, and cuts its connection as a crashing database would. */
async function cutInTheMiddle(call: () => Promise<unknown>): Promise<void> {
  const password = readFileSync(path.join(home, 'postgres.password'), 'utf8')
  const db = openDb({ url: `postgres://nukkad:${password}@127.0.0.1:${ports.PGPORT}/nukkad`, pool: 2 })
  try {
    await db.begin(async (tx) => {
      await tx`select from app_user where email = 'kept@nukkad.test' for update`
      const asked = call().catch(() => undefined)
      await expect
        .poll(async () => {
          const cut = await db`
            select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'nukkad-api' and wait_event_type = 'Lock' and pid <> pg_backend_pid()`
          return cut.length
        })
        .toBeGreaterThan(0)
      await asked
    })
  } finally {
    await db.end()
  }
}

test.describe('npm start', () => {
  test('leaves nothing running after SIGKILL, restarts without data loss and survives a cut DB connection', async ({
    request,
  }) => {
    test.skip(!isLinux, 'reads /proc')
    test.setTimeout(240_000)
    // The remotes are those of the site and need not be built again.
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home, { recursive: true })
    for (const part of ['releases', 'registry', 'keys'])
      cpSync(path.join(site.home, part), path.join(home, part), { recursive: true })

    const first = start(own)
    await first.hasSaid('Nukkad is up')
    const signUp = () =>
      request.post(`${origin}/api/v2/auth/signup`, {
        data: { firstName: 'Kept', email: 'kept@nukkad.test', password: 'a long enough password' },
      })
    const joined = await signUp()
    expect(joined.status()).toBe(200)
    const { jwt_token } = (await joined.json()).data as Session
    const headers = { authorization: `Bearer ${jwt_token.access_token}` }

    const family = descendantsOf(first.child.pid as number)
    const postgres = family.find((pid) => nameOf(pid) === 'postgres') as number
    expect(family.filter((pid) => nameOf(pid) === 'node').length).toBeGreaterThanOrEqual(3)
    // The database cannot shut down cleanly either, so its lock stays behind.
    process.kill(postgres, 'SIGKILL')
    process.kill(first.child.pid as number, 'SIGKILL')
    await expect.poll(() => family.filter(isRunning), { timeout: 30_000 }).toEqual([])

    const second = start(own)
    try {
      await second.hasSaid('Nukkad is up')
      expect((await signUp()).status()).toBe(409)
      await cutInTheMiddle(() => request.post(`${origin}/api${addAddress.url}`, { headers, data: home14 }))
      await expect(async () => {
        const answer = await request.post(`${origin}/api${addAddress.url}`, { headers, data: home14 })
        expect(answer.status()).toBe(200)
      }).toPass({ timeout: 30_000 })
      const kept = await request.get(`${origin}/api${listAddresses.url}`, { headers })
      expect((await kept.json()).data).toHaveLength(1)

      const orphans = descendantsOf(second.child.pid as number)
      second.child.kill('SIGKILL')
      await expect.poll(() => orphans.filter(isRunning), { timeout: 30_000 }).toEqual([])
    } finally {
      second.child.kill('SIGKILL')
      await second.ended
      rmSync(home, { recursive: true, force: true })
    }
  })

  for (const [what, env, words] of [
    ['a busy port', { PORT: String(site.ports.PORT) }, `Port ${site.ports.PORT}, which the site needs, is in use`],
    ['a port that is none', { PORT: 'abc' }, 'The setting PORT=abc cannot be used'],
    ['a database address that is none', { DATABASE_URL: 'foo' }, 'The setting DATABASE_URL cannot be used'],
  ] as const) {
    test(`answers ${what} with one sentence and exits with 1`, async () => {
      const { ended, said } = start({ ...ports, NUKKAD_HOME: path.join(site.home, 'refused-start'), ...env })

      expect(await ended).toBe(1)
      const lines = said().trim().split('\n')
      expect(lines.at(-1)).toContain(words)
      expect(lines.filter((line) => line !== 'Starting Nukkad …')).toHaveLength(1)
      expect(said()).not.toMatch(/^\s+at /m)
    })
  }
})
