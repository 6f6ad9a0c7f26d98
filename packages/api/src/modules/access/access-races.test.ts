import { randomUUID } from 'node:crypto'
import type { AccessOutcome } from '@nukkad/contracts/endpoints/access/access-use'
import { indianClock } from '@nukkad/contracts/indian-time'
import { openDb } from '../../db.ts'
import { type Carelessness, carelessDb } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from './access.given.ts'
import { accessModule } from './access.module.ts'

const world = useWorld()
const given = givenAccess(world)
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const confirmations = (outcomes: readonly AccessOutcome[]) =>
  outcomes.filter(({ result }) => result === 'confirmed').length
const several = (count: number) => count > 1

/** Reads the state as of the start of the transaction instead of what others wrote while it waited. */
const readsFirst: readonly Carelessness[] = [
  {
    of: /update access_member/,
    what: /last_step < $/,
    instead: '(select m.last_step from access_member m where m.user_id = access_member.user_id) < ',
  },
  {
    of: /update access_offer/,
    what: /\(stock is null or used < stock\)/,
    instead: '(select o.stock is null or o.used < o.stock from access_offer o where o.id = access_offer.id)',
  },
]

/** The redeem service on thirty connections, with the given guards removed. */
function crowd(careless: readonly Carelessness[] = []) {
  const db = openDb({ url: world.databaseUrl, pool: 30 })
  ends.push(() => db.end({ timeout: 1 }))
  const { settings, clock } = world
  const base = { db: carelessDb(db, ...careless), settings, now: clock.now }
  return accessModule(base, { auth: world.modules.auth.service }).service.redeem
}
const counterAt = (id: number) => ({
  id,
  kind: 'place' as const,
  title: 'Cafe',
  city: 'delhi',
  locality: '',
  href: '/',
  pinVersion: 1,
  counter: 'counter 1',
})

describe('one code redeemed at twenty counters at once', () => {
  async function used(careless?: readonly Carelessness[]): Promise<number> {
    const redeem = crowd(careless)
    const outlet = await given.outlet()
    // Twenty offers, so that the limit of one use per period does not apply.
    const offers = []
    for (let nth = 0; nth < 20; nth += 1) offers.push(await given.offer(outlet))
    const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
    const outcomes = await Promise.all(
      offers.map((offerId) =>
        redeem.confirm(counterAt(outlet.id), outlet.staff.id, { scan: scan ?? '', offerId, nonce: randomUUID() }),
      ),
    )
    return confirmations(outcomes)
  }
  test('is used once', async () => {
    expect(await used()).toBe(1)
  })
  test('(is used several times without the compare-and-set of its step)', async () => {
    expect(await untilSeen(() => used(readsFirst), several)).toBeGreaterThan(1)
  }, 60_000)
})

test('one confirmation sent twenty times at once yields one receipt', async () => {
  const redeem = crowd()
  const outlet = await given.outlet()
  const offerId = await given.offer(outlet)
  const { scan } = await given.scan(outlet.staff, (await given.code(await given.member())).scanned)
  const body = { scan: scan ?? '', offerId, nonce: randomUUID() }
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => redeem.confirm(counterAt(outlet.id), outlet.staff.id, body)),
  )
  expect(confirmations(outcomes)).toBe(20)
  expect(new Set(outcomes.map(({ receipt }) => receipt?.id)).size).toBe(1)
})

describe('twenty codes of one member for one daily offer', () => {
  async function uses(): Promise<number> {
    // The twenty codes take ten minutes, all of one day in India. An hour later a token given earlier has expired.
    if (indianClock(world.clock.now()).getUTCHours() === 23) world.clock.forward(3_600)
    const redeem = crowd()
    const outlet = await given.outlet()
    const offerId = await given.offer(outlet)
    const member = await given.member()
    const scans: string[] = []
    for (let nth = 0; nth < 20; nth += 1) {
      world.clock.forward(30)
      scans.push((await given.scan(outlet.staff, (await given.code(member)).scanned)).scan ?? '')
    }
    const outcomes = await Promise.all(
      scans.map((scan) =>
        redeem.confirm(counterAt(outlet.id), outlet.staff.id, { scan, offerId, nonce: randomUUID() }),
      ),
    )
    return confirmations(outcomes)
  }
  test('yield one use', async () => {
    expect(await uses()).toBe(1)
  })
  test('(yield several uses without the unique index of member, offer and period)', async () => {
    // The insert needs a unique index, so it is recreated over a period that is different for every use.
    await world.db`drop index access_use__once_a_period`
    await world.db`create sequence every_use`
    await world.db`create function unlike() returns trigger language plpgsql as
      $$ begin new.period := new.period || '#' || nextval('every_use'); return new; end $$`
    await world.db`create trigger access_use__unlike before insert on access_use for each row execute function unlike()`
    await world.db`create unique index access_use__once_a_period on access_use (user_id, offer_id, period) where undone_at is null`
    expect(await untilSeen(uses, several)).toBeGreaterThan(1)
  }, 60_000)
})

describe('the last item of an offer', () => {
  async function given20(careless?: readonly Carelessness[]): Promise<number> {
    const redeem = crowd(careless)
    const outlet = await given.outlet()
    const offerId = await given.offer(outlet, { stock: 1 })
    const scans: string[] = []
    for (let nth = 0; nth < 20; nth += 1) {
      scans.push((await given.scan(outlet.staff, (await given.code(await given.member())).scanned)).scan ?? '')
    }
    const outcomes = await Promise.allSettled(
      scans.map((scan) =>
        redeem.confirm(counterAt(outlet.id), outlet.staff.id, { scan, offerId, nonce: randomUUID() }),
      ),
    )
    return confirmations(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  }
  test('goes to one of twenty members, and the table constraint enforces it too', async () => {
    expect(await given20()).toBe(1)
    expect(await given20(readsFirst)).toBe(1)
  })
  test('(goes to several without the atomic update and the table’s check constraint)', async () => {
    await world.db`alter table access_offer drop constraint access_offer__stock`
    expect(await untilSeen(() => given20(readsFirst), several)).toBeGreaterThan(1)
  }, 60_000)
})
