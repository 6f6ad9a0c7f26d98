import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { type Db, openDb, transaction } from '../../db.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { type Carelessness, carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import type { GivenBuyer } from '../checkout/buyer.given.ts'
import { createPurchases } from '../checkout/purchases.ts'
import { contactsIn } from '../orders/reading/contacts.ts'
import { readPayment } from '../payments/gateway/entities.ts'
import { type Event, gatewayKeys, givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenMandates } from './mandates/mandate.given.ts'
import { subscriptionModule } from './subscription.module.ts'

const world = useWorldWithGateway()
const given = () => givenMandates(world)
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const withoutLock = unlocked(/where s\.subscription_id =/)

/** Subscriptions on twenty connections, with the given guards removed. */
function crowd(...careless: readonly Carelessness[]): ReturnType<typeof subscriptionModule>['service'] & { db: Db } {
  const open = openDb({ url: world.databaseUrl, pool: 20 })
  ends.push(() => open.end({ timeout: 1 }))
  const db = carelessDb(open, ...careless)
  const { settings, app, clock, tokens } = world
  const { addresses, catalogue, checkout, payments, refunds, mail } = world.modules
  const base = { db, settings, log: app.log, now: clock.now, tokens, outbox: createOutbox({ db, log: app.log }) }
  const { service } = subscriptionModule(base, {
    addresses: addresses.service,
    catalogue: catalogue.service,
    checkout: checkout.service.checkout,
    purchases: createPurchases(),
    gateway: undefined,
    refunds: refunds.service,
    mail: mail.service,
    payments: { ...payments.service, mandates: { listen: () => {}, heard: async () => {} } },
    contacts: contactsIn(),
  })
  return { ...service, db }
}

/** Paid in advance; nothing is packed yet. */
async function paidInAdvance() {
  const plan = await given().plan()
  const who = await given().subscriber()
  const { transactionId, subscriptionId: id } = await given().begun(who, plan)
  const buyer = who as unknown as GivenBuyer
  const order = await givenGateway(world).opened(buyer, transactionId)
  const { signed } = await givenGateway(world).pay(order.orderId)
  await givenGateway(world).answer(buyer, transactionId, signed)
  return { id, who, transactionId }
}

/** How many calls failed in the database instead of returning an answer. */
const failures = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'rejected').length
const times = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work))

describe('one box packed ten times at once', () => {
  async function packed(...careless: readonly Carelessness[]): Promise<number> {
    const { id } = await paidInAdvance()
    const { boxes } = crowd(...careless)
    const failed = failures(await times(10, () => boxes.pack(id, 1)))
    expect(
      await world.db`
      select from shop_order o join subscription_cycle c using (order_id) where c.subscription_id = ${id}`,
    ).toHaveLength(1)
    return failed
  }
  test('creates one order, without failures', async () => {
    expect(await packed()).toBe(0)
  })
  test('(still creates one by its key, but others fail without the lock)', async () => {
    expect(
      await untilSeen(
        () => packed(withoutLock),
        (count) => count > 0,
      ),
    ).toBeGreaterThan(0)
  })
})

describe('a box packed while its owner cancels', () => {
  /** Checks that each box was either sent or refunded; returns the number of failed calls. */
  async function raced(...careless: readonly Carelessness[]): Promise<number> {
    const { id, who, transactionId } = await paidInAdvance()
    const { boxes, own } = crowd(...careless)
    const answers = await Promise.allSettled([boxes.pack(id, 1), own.cancel(who.id, id, undefined), boxes.pack(id, 1)])
    const [row] = await world.db<[{ sent: number; back: number }]>`
      select (select count(*)::integer from shop_order where transaction_id = ${transactionId}) as sent,
        (select coalesce(sum(amount_paise), 0)::integer from refund where transaction_id = ${transactionId}) as back`
    if (failures(answers) === 0) expect(row.sent * 29_900 + row.back).toBe(3 * 29_900)
    return failures(answers)
  }
  test('is either sent or refunded', async () => {
    for (let at = 0; at < 5; at += 1) expect(await raced()).toBe(0)
  })
  test('(fails in one of the calls without the lock)', async () => {
    expect(
      await untilSeen(
        () => raced(withoutLock),
        (count) => count > 0,
      ),
    ).toBeGreaterThan(0)
  })
})

describe('one charge reported ten times at once', () => {
  async function told(...careless: readonly Carelessness[]): Promise<number> {
    await givenGateway(world).hearing(false)
    const mandate = await given().opened()
    const { payment } = await given().authorise(mandate)
    const { takeCharge, db } = crowd(...careless)
    const fact = readPayment(payment)
    const answers = await times(10, () => transaction(db, (tx) => takeCharge(tx, mandate.id, 1, fact)))
    expect(await given().cycles(mandate.id)).toHaveLength(1)
    expect(await world.db`select from payment where payment_id = ${payment.id}`).toHaveLength(1)
    expect(answers.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1)
    return failures(answers)
  }
  test('pays one box, without failures', async () => {
    expect(await told()).toBe(0)
  })
  test('(still pays one by its keys, but others fail without the lock)', async () => {
    expect(
      await untilSeen(
        () => told(withoutLock),
        (count) => count > 0,
      ),
    ).toBeGreaterThan(0)
  })
})

test('after kills amid forty charges, each becomes one box and no one pays twice', async () => {
  const processFile = await bundledProgram('packages/api/src/modules/subscriptions/boxes/charging-process.given.ts')
  await givenGateway(world).hearing(false)
  const mandates = []
  for (let at = 0; at < 40; at += 1) {
    const mandate = await given().opened()
    await given().authorise(mandate)
    mandates.push(mandate)
  }
  const charges: Event[] = []
  for (const { gatewayId } of mandates) {
    charges.push(
      ...(await givenGateway(world).events(gatewayId)).filter(({ event }) => event === 'subscription.charged'),
    )
  }
  expect(charges).toHaveLength(40)
  const signed = charges.map(({ id, body }) => ({
    id,
    body,
    signature: createHmac('sha256', gatewayKeys.RAZORPAY_WEBHOOK_SECRET).update(body).digest('hex'),
  }))
  const acknowledged = new Set<string>()
  for (const after of [6, 20]) {
    const child = spawn(process.execPath, [processFile], {
      env: {
        ...process.env,
        ...gatewayKeys,
        LOG_LEVEL: 'silent',
        KILLED_AFTER: String(after),
        EVENTS: JSON.stringify(signed),
        DATABASE_URL: world.databaseUrl,
        RAZORPAY_API_URL: world.settings.RAZORPAY_API_URL,
        API_SECRET: world.settings.API_SECRET,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGKILL')
    for (const [, id = ''] of said.matchAll(/ack (\S+)/g)) acknowledged.add(id)
  }
  const stored = await world.db<
    { id: string }[]
  >`select event_id as id from gateway_event where kind = 'subscription.charged'`
  expect([...acknowledged].filter((id) => !stored.some((event) => event.id === id))).toEqual([])
  expect(stored.length).toBeLessThan(40)

  // Unconfirmed payments are polled at the gateway, and waiting work is done.
  await given().later(1)
  for (const { id } of mandates) await world.modules.subscriptions.service.mandates.look(id)
  await given().workOff()
  const ids = mandates.map(({ id }) => id)
  const [sums] = await world.db<[Record<string, number>]>`
    select count(*)::integer as cycles, count(order_id)::integer as orders, count(distinct payment_id)::integer as payments,
      (select count(*)::integer from refund where user_id = any(${mandates.map(({ who }) => Number(who.id))}::bigint[])) as refunds
    from subscription_cycle where subscription_id = any(${ids}::text[])`
  expect(sums).toEqual({ cycles: 40, orders: 40, payments: 40, refunds: 0 })
}, 240_000)
