import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, transactionOf } from './buyer.given.ts'

const world = useWorld()
let processFile: string
beforeAll(async () => {
  processFile = await bundledProgram('packages/api/src/modules/checkout/paying-process.given.ts')
})
const stockAtFirst = 100

/** Starts a process that pays for everything and kills itself after this many milliseconds. */
async function payAndKill(purchases: readonly { userId: string; id: string }[], after: number): Promise<string> {
  const child = spawn(process.execPath, [processFile], {
    env: {
      ...process.env,
      PURCHASES: JSON.stringify(purchases),
      KILLED_AFTER_MS: String(after),
      DATABASE_URL: world.databaseUrl,
      API_SECRET: world.settings.API_SECRET,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child, 'exit')
  return said
}

/** Waits until PostgreSQL has rolled back the open transactions of the killed process. */
async function untilQuiet(): Promise<void> {
  const [{ open }] = await world.db<[{ open: number }]>`
    select count(*)::integer as open from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  if (open === 0) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilQuiet()
}

test('a process killed while placing orders leaves whole ones or none; paying again completes the rest', async () => {
  const [shop, buyers] = [givenShop(world), givenBuyers(world)]
  const kurta = await shop.product({ stock: stockAtFirst })
  const purchases: { userId: string; id: string }[] = []
  for (let n = 0; n < 30; n += 1) {
    const buyer = await buyers.buyer([kurta, await shop.product({ stock: 1 })])
    purchases.push({ userId: buyer.id, id: transactionOf(await buyers.start(buyer)) })
  }
  const seen: number[] = []
  for (const after of [15, 45, 80]) {
    expect(await payAndKill(purchases, after)).toContain('paying')
    await untilQuiet()
    seen.push(await wholePlacements())
  }
  expect(Math.min(...seen)).toBeLessThan(purchases.length)

  const { checkout } = world.modules.checkout.service
  for (const { userId, id } of purchases) await checkout.payOnDelivery({ userId, key: `pay-${id}` }, id)
  expect(await wholePlacements()).toBe(purchases.length)

  /** The number of placed transactions; everything that belongs to a placement must have the same count. */
  async function wholePlacements(): Promise<number> {
    const [{ placed, ...others }] = await world.db<[Record<string, number>]>`
      select
        (select count(*)::integer from checkout_transaction where state = 'placed') as placed,
        (select count(*)::float8 / 2 from shop_order) as orders,
        (select count(*)::float8 / 2 from order_line) as lines,
        (select count(*)::float8 / 2 from order_event) as events,
        (select count(*)::integer from outbox where key like 'order-confirmed:%') as mails,
        (select count(*)::integer from cart where state = 'ordered') as closed,
        (select count(*)::integer from idempotency_key where scope like '%:payOnDelivery') as keys,
        (select ${purchases.length} - count(*)::float8 / 2 from stock_hold) as consumed,
        (select ${stockAtFirst} - on_hand from variant where sku = ${kurta.sku}) as taken`
    for (const [what, count] of Object.entries(others)) expect([what, count]).toEqual([what, placed])
    return Number(placed)
  }
}, 60_000)
