/** @jest-environment node */
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, type GivenShell, givenShell } from '../testing/shell.given.ts'

jest.setTimeout(60_000)
const most = 8
let shell: GivenShell
/** the number of open calls at the service behind the shell, by path */
const held = new Map<string, number>()
const heldAt = (path: string) => held.get(path) ?? 0

/** Sends data endlessly, as fast as it is read. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

beforeAll(async () => {
  const env = { SLOW_BODY_GRACE_MS: '2000', SLOW_TRANSFERS_PER_ADDRESS: String(most) }
  shell = await givenShell({ env })
  // As the API does: answers after the body.
  shell.api.answer = (request, response) => {
    const path = request.url ?? ''
    held.set(path, heldAt(path) + 1)
    response.on('close', () => held.set(path, heldAt(path) - 1))
    if (path.endsWith('/flood')) return flood(response)
    request.resume().on('end', () => response.end('{"data":true}'))
  }
})
afterAll(() => shell.close())
const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})

function send(head: string, from: string) {
  const socket = connect(Number(new URL(shell.url).port), '127.0.0.1')
  const state = { isCut: false, socket }
  socket.on('close', () => (state.isCut = true)).on('error', () => {})
  socket.write(`${head} HTTP/1.1\r\nhost: nukkad.example\r\nx-forwarded-for: ${from}\r\n`)
  open.add(socket)
  return state
}
/** Announces a megabyte, sends the first bytes of it, and then a byte from time to time. */
function drip(from: string, first = 1, path = '/api/drip') {
  const state = send(`POST ${path}`, from)
  state.socket.write(`content-type: application/json\r\ncontent-length: 1000000\r\n\r\n${' '.repeat(first)}`)
  const timer = setInterval(() => state.socket.write(' '), 200)
  state.socket.on('close', () => clearInterval(timer))
  return state
}
/** Requests an endless response and reads nothing of it. */
function stare(from: string) {
  const state = send('GET /api/flood', from)
  state.socket.write('\r\n')
  state.socket.pause()
  return state
}

const buy = (from: string) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return fetch(`${shell.url}/api/thing`, { method: 'POST', headers, body: '{}' })
}
async function expectOthersServed() {
  for (let turn = 0; turn < 5; turn += 1) {
    const [bought, read] = await Promise.all([buy('203.0.113.1'), fetch(`${shell.url}/api/thing`)])
    expect([bought.status, read.status]).toEqual([200, 200])
  }
}

test('cuts off two hundred slow uploads without passing them on, while others are served', async () => {
  const drips = Array.from({ length: 200 }, (_, at) => drip(`198.51.100.${at % 100}`))
  await sleep(100)

  await expectOthersServed()

  expect(heldAt('/api/drip')).toBe(0)
  await eventually(() => drips.every(({ isCut }) => isCut), 20_000)
})

test('limits slow uploads from one address, while others are served', async () => {
  const from = '198.51.100.200'
  const drips = Array.from({ length: 200 }, () => drip(from, 100_000, '/api/later'))
  await eventually(() => heldAt('/api/later') > most, 20_000)

  await expectOthersServed()

  await eventually(() => drips.filter(({ isCut }) => !isCut).length <= most, 20_000)
  await eventually(() => heldAt('/api/later') <= most, 20_000)
  expect((await buy(from)).status).toBe(200)
})

test('limits unread answers per address', async () => {
  for (let at = 0; at < 3 * most; at += 1) stare('198.51.100.201')
  await eventually(() => heldAt('/api/flood') > most, 20_000)

  await eventually(() => heldAt('/api/flood') <= most, 20_000)

  await expectOthersServed()
  await sleep(3000)
  expect(heldAt('/api/flood')).toBeGreaterThan(0)
})

test('lets an upload at the pace of a poor network finish intact', async () => {
  const pieces = async function* () {
    for (let at = 0; at < 10; at += 1) {
      yield Buffer.alloc(10_000, String(at))
      await sleep(500)
    }
  }
  const { answer } = shell.api
  let came = ''
  shell.api.answer = (request, response) => {
    request.on('data', (piece) => {
      came += piece
    })
    request.on('end', () => response.end('{}'))
  }
  const init = { method: 'POST', body: pieces(), duplex: 'half' }
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${shell.url}/api/thing`, { ...init, headers } as unknown as RequestInit)
  shell.api.answer = answer

  expect(status).toBe(200)
  expect(came).toBe(Array.from({ length: 10 }, (_, at) => String(at).repeat(10_000)).join(''))
})

test('serves many quick requests from one address', async () => {
  const answers = await Promise.all(Array.from({ length: 10 * most }, () => buy('198.51.100.202')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10 * most).fill(200))
})
