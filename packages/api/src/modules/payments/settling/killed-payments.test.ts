import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { givenShop } from '../../cart/shop.given.ts'
import { givenGifts } from '../../gift-cards/gift-card.given.ts'
import { gatewayKeys, givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
let processFile: string
beforeAll(async () => {
  processFile = await bundledProgram('packages/api/src/modules/payments/settling/settling-process.given.ts')
})
const count = 100

interface Purchase {
  readonly userId: string
  readonly transactionId: string
  readonly orderId: string
  readonly signed: object
}

const acksIn = (said: string) => [...said.matchAll(/ack (\S+)/g)].map(([, id = '']) => id)

/** Starts a process that settles everything; after this many acks it is killed, or its connections are cut. */
async function settleAndStrike(paid: readonly Purchase[], after: number, strike: 'kill' | 'cut'): Promise<string[]> {
  const child = spawn(process.execPath, [processFile], {
    env: {
      ...process.env,
      ...gatewayKeys,
      PAID: JSON.stringify(paid),
      DATABASE_URL: `${world.databaseUrl}?application_name=settling`,
      RAZORPAY_API_URL: world.settings.RAZORPAY_API_URL,
      API_SECRET: world.settings.API_SECRET,
      LOG_LEVEL: 'silent',
      ...(strike === 'kill' && { KILLED_AFTER: String(after) }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  let isStruck = false
  const cut = async () => {
    // Only the connections are cut: the client may throw where it cannot be caught, which ends the process.
    await world.db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
    setTimeout(() => child.kill('SIGKILL'), 1500)
  }
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (strike === 'kill' || isStruck || acksIn(said).length < after) return
    isStruck = true
    void cut()
  })
  await once(child, 'close')
  return acksIn(said)
}

test('after kills amid a hundred paid placements, acknowledged ones are kept and none is charged twice', async () => {
  const gateway = givenGateway(world)
  await gateway.hearing(false)
  const kurta = await givenShop(world).product({ stock: count })
  const paid: Purchase[] = []
  while (paid.length < count) {
    const some = Array.from({ length: 10 }, async () => {
      const { buyer, transactionId, order } = await gateway.checkout([kurta], (asha) =>
        givenGifts(world).inWallet(asha, 20_000),
      )
      const { signed } = await gateway.pay(order.orderId)
      return { userId: buyer.id, transactionId, orderId: order.orderId, signed }
    })
    paid.push(...(await Promise.all(some)))
  }

  const acknowledged = new Set<string>()
  const placed = async () => {
    const rows = await world.db<{ id: string }[]>`
      select transaction_id as id from checkout_transaction where state = 'placed' and kind = 'bag'`
    return new Set(rows.map(({ id }) => id))
  }
  for (const strike of ['kill', 'kill', 'cut'] as const) {
    // Payments settled before are acknowledged again, and a few new ones.
    const before = (await placed()).size
    for (const id of await settleAndStrike(paid, before + 8, strike)) acknowledged.add(id)
    const stands = await placed()
    expect([...acknowledged].filter((id) => !stands.has(id))).toEqual([])
    expect(stands.size).toBeGreaterThan(before)
    // When only the connections are cut, the process may still finish.
    if (strike === 'kill') expect(stands.size).toBeLessThan(count)
  }

  await gateway.reconcile()
  expect((await placed()).size).toBe(count)
  const [sums] = await world.db<[Record<string, number>]>`
    select (select count(*)::integer from shop_order) as orders,
      (select sum(payable_paise - gift_paise)::float8 from shop_order) as ordered,
      (select count(*)::integer from outbox where key like 'order-confirmed:%') as mails,
      (select count(*)::integer from refund) as refunds,
      (select count(*)::integer from stock_hold) as holds,
      (select on_hand from variant where sku = ${kurta.sku}) as "onHand"`
  const { captured, refunded, payments } = await gateway.ledger()
  expect(sums).toEqual({ orders: count, ordered: captured, mails: count, refunds: 0, holds: 0, onHand: 0 })
  const [spent] = await world.db<[Record<string, number>]>`
    select (select sum(gift_paise)::float8 from shop_order) as gifts,
      (select sum(left_paise)::float8 from wallet_lot where kind = 'gift_cards') as "left",
      (select count(*)::integer from wallet_hold where state <> 'captured') as open,
      (select count(*)::integer from wallet_entry where kind = 'spent') as entries`
  expect(spent).toEqual({ gifts: count * 20_000, left: 0, open: 0, entries: count })
  expect([refunded, new Set(payments.map(({ order_id }) => order_id)).size]).toEqual([0, count])
}, 240_000)
