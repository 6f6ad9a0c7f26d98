import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { site } from './system/site.ts'
import { descendantsOf, isRunning, nameOf, start } from './system/started.ts'

test.skip(({ isMobile }) => Boolean(isMobile), 'a start has no size')

const port = site.ports.PORT + 60
const home = path.join(site.home, 'own-start')
const ports: Record<string, string> = {
  PORT: String(port),
  API_PORT: String(port + 1),
  SANDBOX_PORT: String(port + 2),
  IMAGES_PORT: String(port + 3),
  SMTP_PORT: String(port + 4),
  PGPORT: String(port + 5),
}
const own = { ...ports, NUKKAD_HOME: home }
const origin = `http://localhost:${port}`
const isLinux = process.platform === 'linux'

test.afterAll(() => rmSync(home, { recursive: true, force: true }))

test.describe('npm start', () => {
  test('killed without a warning leaves nothing running and nothing lost, and starts again over what is left', async ({
    request,
  }) => {
    test.skip(!isLinux, 'reads /proc')
    test.setTimeout(180_000)
    // The remotes of the site are the same: they need not be built again.
    rmSync(home, { recursive: true, force: true })
    mkdirSync(home, { recursive: true })
    for (const part of ['releases', 'keys'])
      cpSync(path.join(site.home, part), path.join(home, part), { recursive: true })

    const first = start(own)
    await first.hasSaid('Nukkad is up')
    const signUp = () =>
      request.post(`${origin}/api/v2/auth/signup`, {
        data: { firstName: 'Kept', email: 'kept@nukkad.test', password: 'a long enough password' },
      })
    expect((await signUp()).status()).toBe(200)

    const family = descendantsOf(first.child.pid as number)
    const postgres = family.find((pid) => nameOf(pid) === 'postgres') as number
    expect(family.filter((pid) => nameOf(pid) === 'node').length).toBeGreaterThanOrEqual(3)
    // Not even the database gets to tidy up: its lock stays behind.
    process.kill(postgres, 'SIGKILL')
    process.kill(first.child.pid as number, 'SIGKILL')
    await expect.poll(() => family.filter(isRunning), { timeout: 15_000 }).toEqual([])

    const second = start(own)
    try {
      await second.hasSaid('Nukkad is up')
      expect((await signUp()).status()).toBe(409)
      const orphans = descendantsOf(second.child.pid as number)
      second.child.kill('SIGKILL')
      await expect.poll(() => orphans.filter(isRunning), { timeout: 15_000 }).toEqual([])
    } finally {
      second.child.kill('SIGKILL')
    }
  })

  for (const [what, env, words] of [
    ['a busy port', { PORT: String(site.ports.PORT) }, `Port ${site.ports.PORT}, which the site wants, is in use`],
    ['a port that is none', { PORT: 'abc' }, 'The setting PORT=abc cannot be used'],
    ['a database address that is none', { DATABASE_URL: 'foo' }, 'The setting DATABASE_URL cannot be used'],
  ] as const) {
    test(`answers ${what} with one sentence and ends with 1`, async () => {
      const { ended, said } = start({ ...own, ...env })

      expect(await ended).toBe(1)
      const lines = said().trim().split('\n')
      expect(lines.at(-1)).toContain(words)
      expect(lines.filter((line) => line !== 'Starting Nukkad …')).toHaveLength(1)
      expect(said()).not.toMatch(/^\s+at /m)
    })
  }
})
