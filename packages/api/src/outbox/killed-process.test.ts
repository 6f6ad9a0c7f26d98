import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { givenShop } from '../modules/cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../modules/checkout/buyer.given.ts'
import { type Started, startProcess } from '../testing/processes.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()
const home = mkdtempSync(path.join(tmpdir(), 'nukkad-killed-'))
const running: { kill(): Promise<void> }[] = []
const servers: Server[] = []
let mailbox: Started
let smtpPort: number

beforeAll(async () => {
  mailbox = await startProcess('packages/sandbox/src/main.ts', {
    NUKKAD_HOME: home,
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
  })
  smtpPort = Number(/smtp:\S+:(\d+)/.exec(mailbox.output())?.[1])
})
afterAll(async () => {
  await Promise.all([mailbox, ...running].map((one) => one?.kill()))
  for (const server of servers) server.close()
  rmSync(home, { recursive: true, force: true })
})

async function startApi(smtp: number): Promise<Started> {
  const { DATABASE_URL, API_SECRET } = world.settings
  const api = await startProcess('packages/api/src/main.ts', {
    DATABASE_URL,
    API_SECRET,
    API_PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  })
  running.push(api)
  return api
}

/** A server on a free port that is closed after the tests. */
async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const askForCode = ({ url }: Started, email: string) =>
  fetch(`${url}/api/v2/auth/otp-signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

async function mailsTo(email: string): Promise<unknown[]> {
  const response = await fetch(new URL(`/mailbox.json?to=${email}`, mailbox.url))
  return ((await response.json()) as { mails: unknown[] }).mails
}

/** Unsent mails and codes; other work of the killed process waits longer and does not matter here. */
const unsent = () => world.db`select kind, key from outbox where done_at is null and lane in ('codes', 'mail')`

/**
 * Waits until everything is sent, and a moment longer in case a second mail arrives. The job of a killed process is
 * taken up again when its attempt expires, after thirty seconds.
 */
async function allSent(): Promise<void> {
  for (const end = Date.now() + 90_000; (await unsent()).length > 0; await sleep(100)) {
    if (Date.now() > end) throw new Error('some mails were not sent within a minute and a half')
  }
  await sleep(300)
}

test('after kill -9 exactly one mail arrives, whether or not the mail server had accepted it', async () => {
  const [silent, called] = silentServer()
  const buyers = givenBuyers(world)
  const asha = await buyers.buyer([await givenShop(world).product()])
  ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
  const waiting = await startApi(await listen(silent))
  await called
  await waiting.kill()
  expect(await mailsTo(asha.email)).toHaveLength(0)

  const [forgetful, taken] = forgetfulRelay()
  const unheard = await startApi(await listen(forgetful))
  expect((await askForCode(unheard, 'dev@example.com')).status).toBe(200)
  await taken
  await unheard.kill()
  expect(await mailsTo('dev@example.com')).toHaveLength(1)
  expect(await unsent()).toHaveLength(2)

  const again = await startApi(smtpPort)
  await allSent()
  expect(await mailsTo(asha.email)).toEqual([expect.objectContaining({ subject: expect.stringMatching(/confirmed/) })])
  expect(await mailsTo('dev@example.com')).toHaveLength(1)
  await again.kill()
}, 180_000)

/** Accepts the connection and stays silent. */
function silentServer(): [Server, Promise<void>] {
  let call = () => {}
  const called = new Promise<void>((resolve) => {
    call = resolve
  })
  return [createServer((socket) => socket.on('error', () => {}) && call()), called]
}

/** Forwards everything to the mailbox, but withholds its final confirmation. */
function forgetfulRelay(): [Server, Promise<void>] {
  let take = () => {}
  const taken = new Promise<void>((resolve) => {
    take = resolve
  })
  const server = createServer((client) => {
    const upstream = connect(smtpPort, '127.0.0.1')
    let isData = false
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.pipe(upstream)
    upstream.on('data', (chunk: Buffer) => {
      if (isData && String(chunk).startsWith('250')) return take()
      isData ||= /^354/m.test(String(chunk)) // Replies to pipelined commands may arrive together.
      client.write(chunk)
    })
  })
  return [server, taken]
}
