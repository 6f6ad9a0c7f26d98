import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { useWorld } from '../../../testing/world.ts'
import { givenStream } from '../stream.given.ts'

/** The real NATS server, if installed: `apt-get install nats-server`, or its path in NATS_SERVER. */
function natsServer(): string | undefined {
  try {
    return process.env.NATS_SERVER ?? execFileSync('which', ['nats-server'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
const program = natsServer()
const withNats = program ? describe : describe.skip

withNats(
  program ? 'a NATS event stream' : 'a NATS event stream, skipped: there is no nats-server on this machine',
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nukkad-nats-'))
    let server: ChildProcess | undefined
    let port = 0

    async function start(): Promise<void> {
      server = spawn(program ?? '', ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const kill = () =>
      new Promise<void>((resolve) => {
        server?.once('exit', () => resolve())
        server?.kill('SIGKILL')
      })

    const world = useWorld(async () => {
      port = await freePort()
      await start()
      return { STREAM_URL: `nats://127.0.0.1:${port}` }
    })
    const given = givenStream(world)

    beforeAll(() => {
      for (const job of world.jobs) job.start()
    })
    afterAll(async () => {
      await Promise.all(world.jobs.map((job) => job.stop()))
      await kill()
      rmSync(folder, { recursive: true, force: true })
    })

    async function until(holds: () => Promise<boolean>): Promise<void> {
      const end = Date.now() + 20_000
      while (!(await holds())) {
        if (Date.now() > end) throw new Error('it took too long')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }

    test('stores events once and in order, where operators read them', async () => {
      const ids = Array.from({ length: 120 }, (_, n) => `through-nats-${n}`)
      for (const id of ids) expect(await given.tell({ id, key: 'k' })).toBe(200)
      for (const id of ids.slice(0, 10)) expect(await given.tell({ id, key: 'k' })).toBe(200)
      await until(async () => (await given.kept('k')).length === ids.length)
      expect(await given.kept('k')).toEqual(ids)
    }, 40_000)

    test('keeps answered events when the engine dies, and refuses events while it is down', async () => {
      expect(await given.tell({ id: 'before-death', key: 'm' })).toBe(200)
      await kill()
      expect(await given.tell({ id: 'while-away', key: 'm' })).toBe(503)
      await start()
      await until(async () => (await given.tell({ id: 'while-away', key: 'm' })) === 200)
      await until(async () => (await given.kept('m')).length === 2)
      expect(await given.kept('m')).toEqual(['before-death', 'while-away'])
    }, 60_000)
  },
)

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectTo(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
