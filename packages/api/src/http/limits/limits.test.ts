import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { merchantForgot } from '@nukkad/contracts/endpoints/merchants/merchant'
import { type Api, buildApp } from '../../app.ts'
import { useWorld } from '../../testing/world.ts'

/** The real Redis, if installed: `apt-get install redis-server`, or its path in REDIS_SERVER. */
function redisServer(): string | undefined {
  try {
    return process.env.REDIS_SERVER ?? execFileSync('which', ['redis-server'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
const program = redisServer()
const withRedis = program ? describe : describe.skip

/** The limit per address of the call that is counted here. */
const most = 20

withRedis('rate limits with Redis', () => {
  let server: ChildProcess | undefined
  let port = 0
  let other: Api

  async function start(): Promise<void> {
    const nothingKept = ['--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    const args = ['--bind', '127.0.0.1', '--port', String(port), ...nothingKept]
    server = spawn(program ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    for await (const said of server.stdout ?? []) if (String(said).includes('Ready to accept connections')) break
  }
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  const world = useWorld(async () => {
    port = await freePort()
    await start()
    return { REDIS_URL: `redis://127.0.0.1:${port}` }
  })
  beforeAll(async () => {
    other = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
  })
  afterAll(async () => {
    await other.app.close()
    await other.outbox.stop()
  })
  afterAll(kill)

  async function ask({ app }: Pick<Api, 'app'>, remoteAddress: string) {
    const { method, url } = merchantForgot
    const payload = { email: 'nobody@example.com' }
    const { statusCode, headers } = await app.inject({ method, url: `/api${url}`, payload, remoteAddress })
    return { status: statusCode, left: Number(headers['x-ratelimit-remaining']) }
  }
  /** Alternates between the two processes. */
  const calls = async (count: number, from: string) => {
    const statuses: number[] = []
    for (let at = 0; at < count; at += 1) statuses.push((await ask(at % 2 ? other : world, from)).status)
    return statuses
  }

  let probes = 0
  async function areTogether(): Promise<boolean> {
    probes += 1
    const from = `203.0.113.${probes}`
    const [first, second] = [await ask(world, from), await ask(other, from)]
    return first.left === most - 1 && second.left === most - 2
  }

  test('counts the calls of an address across two processes', async () => {
    expect(await calls(most, '198.51.100.1')).toEqual(Array(most).fill(200))
    expect(await calls(2, '198.51.100.1')).toEqual([429, 429])
    expect(await calls(2, '198.51.100.2')).toEqual([200, 200])
  })

  test('counts per process while Redis is down, and across processes again once it is back', async () => {
    await kill()
    const from = performance.now()
    expect(await calls(2 * most, '198.51.100.3')).toEqual(Array(2 * most).fill(200))
    expect(await calls(2, '198.51.100.3')).toEqual([429, 429])
    expect(performance.now() - from).toBeLessThan(10_000)

    await start()
    while (!(await areTogether())) await pause()
    await calls(most, '198.51.100.4')
    expect(await calls(2, '198.51.100.4')).toEqual([429, 429])
  }, 60_000)

  test('lets a process shut down while Redis is down', async () => {
    const third = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
    await kill()
    await third.app.close()
    await third.outbox.stop()
    await start()
  })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
