import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts'

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-gateway-'))
const keys = { keyId: 'rzp_test_Here', keySecret: 'a secret of the key', webhookSecret: 'a secret of the webhook' }
const heard: { event: string; id: string; isSigned: boolean }[] = []
let answerOf = () => 200
const shop = createServer(async (request: IncomingMessage, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const signature = createHmac('sha256', keys.webhookSecret).update(body).digest('hex')
  heard.push({
    event: JSON.parse(String(body)).event,
    id: String(request.headers['x-razorpay-event-id']),
    isSigned: request.headers['x-razorpay-signature'] === signature,
  })
  response.writeHead(answerOf()).end()
})

let sandbox: RunningSandbox
const start = async () => {
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0, gateway: { ...keys, webhookUrl } })
}
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  await start()
})
beforeEach(async () => {
  answerOf = () => 200
  await control('/reset', {})
  await control('', { webhooks: { retry: 20 }, refunds: { delay: 10 } })
  heard.length = 0
})
afterAll(async () => {
  await sandbox.stop()
  shop.close()
  rmSync(home, { recursive: true, force: true })
})

async function call(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
  const answer = await fetch(`${sandbox.url}${address}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const control = async (address: string, body: object) => (await call('POST', `/razorpay/control${address}`, body)).body
const order = async (amount = 49_900) =>
  (await call('POST', '/v1/orders', { amount, currency: 'INR' })).body.id as string
const pay = async (outcome: string, more: object = {}) =>
  control('/pay', { order_id: await order(), method: 'upi', outcome, ...more })
async function until(claim: () => boolean): Promise<void> {
  for (let wait = 0; wait < 200 && !claim(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(claim()).toBe(true)
}
const events = () => heard.map(({ event }) => event)

describe('the payment gateway’s API', () => {
  test('refuses a wrong key with the gateway’s message', async () => {
    const answer = await call('GET', '/v1/orders/order_x', undefined, { authorization: 'Basic eDp5' })
    expect(answer).toMatchObject({
      status: 401,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
    })
  })

  test.each([
    [{ currency: 'INR' }, 'The amount field is required.'],
    [{ amount: 10, currency: 'INR' }, 'Order amount less than minimum amount allowed'],
    [{ amount: 10.5, currency: 'INR' }, 'The amount must be an integer.'],
    [{ amount: 500, currency: 'USD' }, 'The selected currency is invalid.'],
  ])('refuses the order %j', async (wish, words) => {
    expect(await call('POST', '/v1/orders', wish)).toMatchObject({
      status: 400,
      body: { error: { description: words } },
    })
  })

  test('captures an authorised payment once, and only with its exact amount', async () => {
    const { payment } = await pay('success', { authorized: true })
    expect(payment).toMatchObject({ status: 'authorized', captured: false })
    const capture = (amount: number) => call('POST', `/v1/payments/${payment.id}/capture`, { amount, currency: 'INR' })
    expect((await capture(1000)).body.error.description).toMatch(/must be equal/)
    expect((await capture(49_900)).body).toMatchObject({ status: 'captured', captured: true })
    expect((await capture(49_900)).body.error.description).toBe('This payment has already been captured')
  })

  test('refunds in parts at most what was captured, once per key', async () => {
    const { payment } = await pay('success')
    const refund = (amount: number, key: string) =>
      call('POST', `/v1/payments/${payment.id}/refund`, { amount }, { 'x-refund-idempotency': key })
    const [first, again] = [await refund(20_000, 'key-number-1'), await refund(20_000, 'key-number-1')]
    expect(again.body.id).toBe(first.body.id)
    expect((await refund(100, 'key-number-1')).status).toBe(400)
    expect((await refund(30_000, 'key-number-2')).body.error.description).toMatch(/greater than/)
    await refund(29_900, 'key-number-3')
    expect((await call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({
      status: 'refunded',
      amount_refunded: 49_900,
    })
    await until(() => events().filter((event) => event === 'refund.processed').length === 2)
  })

  test('allows another refund after one failed', async () => {
    await control('', { refunds: { end: 'failed' } })
    const { payment } = await pay('success')
    await call('POST', `/v1/payments/${payment.id}/refund`, {})
    await until(() => events().includes('refund.failed'))
    expect((await call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
    })
  })
})

describe('webhook events', () => {
  test('are signed over the exact bytes', async () => {
    const { signed, payment } = await pay('success')
    await until(() => heard.length === 3)
    expect(events().sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
    expect(heard.every(({ isSigned }) => isSigned)).toBe(true)
    const text = `${signed.razorpay_order_id}|${payment.id}`
    expect(signed.razorpay_signature).toBe(createHmac('sha256', keys.keySecret).update(text).digest('hex'))
  })

  test('are repeated with the same id until the shop accepts them', async () => {
    let refusals = 2
    answerOf = () => (refusals-- > 0 ? 500 : 200)
    await pay('failure')
    await until(() => heard.length === 3)
    expect(new Set(heard.map(({ id }) => id)).size).toBe(1)
  })

  test('can be lost, duplicated or reversed by the control', async () => {
    await control('', { webhooks: { lost: true } })
    await pay('success')
    await control('', { webhooks: { lost: false, copies: 2 } })
    await pay('failure')
    await until(() => heard.length === 2)
    expect(events()).toEqual(['payment.failed', 'payment.failed'])
    await control('', { webhooks: { copies: 1, order: 'reversed', window: 30 } })
    heard.length = 0
    await pay('success')
    await until(() => heard.length === 3)
  })
})

test('a late payment is authorised after it failed, and waits for the capture', async () => {
  await control('', { late: 20 })
  const { payment, error } = await pay('late')
  expect(error.reason).toBe('payment_timed_out')
  await until(() => events().includes('payment.authorized'))
  expect((await call('GET', `/v1/payments/${payment.id}`)).body.status).toBe('authorized')
})

test('a pending payment ends when it is settled, and cannot go back', async () => {
  const { payment } = await pay('pending')
  expect(payment.status).toBe('created')
  await control(`/payments/${payment.id}`, { to: 'captured' })
  expect(await control(`/payments/${payment.id}`, { to: 'failed' })).toMatchObject({
    error: { code: 'BAD_REQUEST_ERROR' },
  })
})

test.each([
  ['down', () => expect(call('GET', '/v1/orders')).rejects.toThrow()],
  ['broken', async () => expect((await fetch(`${sandbox.url}/v1/orders`)).status).toBe(502)],
  ['nonsense', async () => expect((await call('GET', '/v1/orders')).body).toEqual({ hello: 'world' })],
])('the API can be %s', async (api, claim) => {
  await control('', { api })
  await claim()
})

test('payments are kept across a restart', async () => {
  const { payment } = await pay('success')
  await sandbox.stop()
  await start()
  expect((await call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({ id: payment.id, status: 'captured' })
})

test('the payment window shows the order’s amount, and an error for another key', async () => {
  const open = async (key: string) =>
    (await fetch(`${sandbox.url}/v1/checkout/public?key_id=${key}&order_id=${await order()}&name=%3Cimg%3E`)).text()
  expect(await open(keys.keyId)).toContain('Pay ₹499')
  expect(await open(keys.keyId)).not.toContain('<img>')
  expect(await open('rzp_test_Other')).toContain('cannot be opened')
})
