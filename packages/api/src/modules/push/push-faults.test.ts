import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenPush } from './push.given.ts'

/** A push service that answers with this status, or with 0 takes every connection and says nothing. */
let answerWith = 0
let asked = 0
let service: Server
let broken = ''
const world = useWorldWithGateway()
const origin = (address: string) => new URL(address).origin

beforeAll(async () => {
  service = createServer((request, response) => {
    asked += 1
    request.resume()
    if (answerWith > 0) response.writeHead(answerWith).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  broken = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  Object.assign(world.settings, { PUSH_SERVICES: `${world.settings.PUSH_SERVICES},${broken}` })
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

/** A buyer with an order, whose browser belongs to the broken service. */
async function givenBuyerThere() {
  const given = await givenMerchants(world).order()
  const push = givenPush(world)
  const browser = await push.browser()
  await push.renewable(given.asha)
  const endpoint = browser.endpoint.replace(origin(browser.endpoint), broken)
  ok(await push.turnOn(given.asha, { ...browser, endpoint }))
  return given
}

async function openOf(kind: 'push' | 'mail'): Promise<number> {
  const [row] = await world.db<[{ open: number }]>`
    select count(*)::integer as open from outbox where kind = ${kind} and done_at is null`
  return row.open
}

test('two people who turn notices on in one browser at once take turns', async () => {
  const push = givenPush(world)
  for (let round = 0; round < 3; round += 1) {
    const people = await Promise.all([1, 2, 3].map(() => givenIn(world).user()))
    const browser = await push.browser()
    const answers = await Promise.all(people.map((one) => push.turnOn(one, browser)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await world.db`select 1 from push_device where endpoint = ${browser.endpoint}`).toHaveLength(1)
  }
})

test('a service that has no capacity is left alone for a while, and the others are asked', async () => {
  answerWith = 503
  const buyers = []
  for (let n = 0; n < 7; n += 1) buyers.push(await givenBuyerThere())
  const fine = await givenMerchants(world).order()
  const push = givenPush(world)
  const browser = await push.browser()
  await push.renewable(fine.asha)
  ok(await push.turnOn(fine.asha, browser))

  for (const { meera, orderId } of [...buyers, fine]) await givenMerchants(world).walk(meera, orderId, 'accept')

  expect(await push.shown(browser)).toHaveLength(1)
  expect(await openOf('push')).toBe(7)
  // Once at first, and again after one and three seconds if all of this takes so long.
  expect(asked).toBeLessThan(4)
})

test('somebody with a great many sessions gets each notice on twenty devices', async () => {
  const { meera, asha, orderId } = await givenMerchants(world).order()
  await givenSessions(asha, 30)
  const before = await openOf('push')
  await givenMerchants(world).walk(meera, orderId, 'accept')
  expect((await openOf('push')) - before).toBe(20)
})

test('a mail goes out while a push service is silent', async () => {
  answerWith = 0
  asked = 0
  const { meera, asha, orderId } = await givenMerchants(world).order()
  await givenSessions(asha, 8)
  await world.outbox.drain()
  await world.outbox.start()
  await givenMerchants(world).walk(meera, orderId, 'accept')
  await until(async () => asked > 0)
  await givenMerchants(world).walk(meera, orderId, 'pack')
  const from = performance.now()
  await until(async () => (await openOf('mail')) === 0)
  expect(performance.now() - from).toBeLessThan(6_000)
  expect(await openOf('push')).toBeGreaterThan(0)
  service.closeAllConnections()
  await world.outbox.stop()
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

/** Open sessions of a user in browsers of the broken service. */
async function givenSessions({ id }: GivenUser, count: number): Promise<void> {
  const { keys } = await givenPush(world).browser()
  await world.db`
    with family as (
      insert into session_family (id, user_id) select gen_random_uuid(), ${id} from generate_series(1, ${count}::integer)
      returning id
    ), token as (
      insert into refresh_token (hash, family_id, issued_at, expires_at)
      select uuid_send(id), id, now(), now() + interval '30 days' from family
    )
    insert into push_device (session_id, endpoint, p256dh, auth, added_at)
    select id, ${broken}::text || '/' || id, ${keys.p256dh}, ${keys.auth}, now() from family`
}
