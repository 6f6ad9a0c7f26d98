import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@nukkad/build/free-port'
import postgres from 'postgres'

const root = path.resolve(__dirname, '../../..')
const home = mkdtempSync(path.join(tmpdir(), 'nukkad-supervised-'))
const isLinux = process.platform === 'linux'
const onLinux = isLinux ? describe : describe.skip

const statusOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
const isRunning = (pid: number) => /^State:\s+[^ZX\s]/m.test(statusOf(pid))
const nameOf = (pid: number) => /^Name:\s+(.*)$/m.exec(statusOf(pid))?.[1]
function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
  const children = all.filter((one) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(statusOf(one)))
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

async function until<T>(
  what: () => T | undefined | false | Promise<T | undefined | false>,
  patience = 30_000,
): Promise<T> {
  for (const from = Date.now(); ; await sleep(100)) {
    const found = await Promise.resolve(what()).catch(() => undefined)
    if (found) return found
    if (Date.now() - from > patience) throw new Error(`not within ${patience} ms: ${what}`)
  }
}

interface Family {
  readonly npm: ChildProcess
  readonly all: readonly number[]
  readonly said: () => string
  readonly databaseUrl: string
  readonly service: () => Promise<number>
}

let npm: ChildProcess | undefined
afterEach(() => npm?.kill('SIGKILL'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** `npm start` of a package that runs our supervisor with a database and one small process. */
async function npmStart(): Promise<Family> {
  const program = path.join(__dirname, 'testing/supervised.ts')
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs')
  const start = `node --import file://${tsx} ${program}`
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name: 'light', scripts: { start } }))
  const port = await freePort()
  const ports = { LIGHT_PORT: String(port), LIGHT_PGPORT: String(await freePort()) }
  const env = { ...process.env, NODE_OPTIONS: '', LIGHT_HOME: home, ...ports }
  npm = spawn('npm', ['start'], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const databaseUrl = await until(() => /^up (\S+)$/m.exec(said)?.[1], 60_000).catch((error: Error) => {
    throw new Error(`${error.message}; npm start said:\n${said}`)
  })
  const service = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  const all = [npm.pid as number, ...descendantsOf(npm.pid as number)]
  return { npm, all, said: () => said, databaseUrl, service }
}

const parts: Record<string, (family: Family) => Promise<number | undefined>> = {
  npm: async ({ npm }) => npm.pid,
  "npm's shell": async ({ all }) => all.find((pid) => /^(sh|dash|bash)$/.test(nameOf(pid) ?? '')),
  'the supervisor': async ({ all, service }) =>
    Number(/^PPid:\s+(\d+)/m.exec(statusOf(await service()))?.[1] ?? all[0]),
  'a process of ours': ({ service }) => service(),
  'the database': async ({ all }) => all.find((pid) => nameOf(pid) === 'postgres'),
}

onLinux(`npm start${isLinux ? '' : ', skipped: it reads /proc'}`, () => {
  test.each(Object.keys(parts))(
    'ends completely when %s receives SIGTERM',
    async (part) => {
      const family = await npmStart()
      expect(family.all.length).toBeGreaterThanOrEqual(4)
      const pid = (await parts[part]?.(family)) as number
      expect(isRunning(pid)).toBe(true)
      process.kill(pid, 'SIGTERM')
      await until(() => family.all.every((one) => !isRunning(one)))
    },
    120_000,
  )

  test('restarts a process and a database that were killed, and keeps writing to their logs', async () => {
    const family = await npmStart()
    const first = await family.service()
    const log = path.join(home, 'logs/light.log')
    const before = readFileSync(log, 'utf8')
    process.kill(first, 'SIGKILL')
    const second = await until(async () => {
      const pid = await family.service()
      return pid !== first && pid
    })
    expect(readFileSync(log, 'utf8')).toBe(`${before}started as ${second}\n`)

    const database = family.all.find((pid) => nameOf(pid) === 'postgres') as number
    process.kill(database, 'SIGKILL')
    const sql = postgres(family.databaseUrl, { max: 1, connect_timeout: 2 })
    await until(async () => (await sql`select 1 as one`)[0]?.one === 1)
    await sql.end({ timeout: 1 })
    expect(await family.service()).toBe(second)
    expect(family.said()).toContain('postgres exited unexpectedly (SIGKILL)')

    process.kill(second, 'SIGTERM')
    await until(() => family.all.every((one) => !isRunning(one)))
  }, 120_000)
})
