import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { openDb, type Queryable } from '../db.ts'
import { givenShop } from '../modules/cart/shop.given.ts'
import { givenIn } from '../testing/users.given.ts'
import { useWorld } from '../testing/world.ts'
import { createHousekeeping } from './housekeeping.ts'

const world = useWorld()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const keysOf = async (rows: Promise<readonly { key: string }[]>) => (await rows).map(({ key }) => key).sort()

/** Old and young rows of one table; `rest` reads those left after `sweep`. */
type Case = readonly [
  what: string,
  insert: (q: Queryable, key: string, age: Date) => Promise<unknown>,
  rest: (q: Queryable) => Promise<readonly { key: string }[]>,
  days: { readonly old: number; readonly young: number },
]
const cases: readonly Case[] = [
  [
    'one-time codes after two days',
    (q, key, at) => q`
      insert into one_time_code (purpose, subject, code_hash, created_at, expires_at)
      values ('login', ${key}, '\\x00', ${at}, ${at})`,
    (q) => q`select subject as key from one_time_code`,
    { old: 3, young: 1 },
  ],
  [
    'refresh tokens a day after their end',
    async (q, key, at) => {
      const user = await givenIn(world).user({ email: `${key}@example.com` })
      await q`
        insert into refresh_token (hash, family_id, issued_at, expires_at)
        select convert_to(${key}, 'UTF8'), id, ${at}, ${at} from session_family where user_id = ${user.id}`
    },
    (q) => q`select convert_from(hash, 'UTF8') as key from refresh_token`,
    { old: 2, young: 0 },
  ],
  [
    'password resets a day after their end',
    (q, key, at) => q`
      insert into password_reset (hash, user_id, created_at, expires_at)
      select convert_to(${key}, 'UTF8'), min(id), ${at}, ${at} from app_user`,
    (q) => q`select convert_from(hash, 'UTF8') as key from password_reset`,
    { old: 2, young: 0 },
  ],
  [
    'sign-in delays after two quiet days',
    (q, key, at) => q`
      insert into sign_in_delay (subject, failures, last_failure_at, blocked_until)
      values (convert_to(${key}, 'UTF8'), 3, ${at}, ${at})`,
    (q) => q`select convert_from(subject, 'UTF8') as key from sign_in_delay`,
    { old: 3, young: 1 },
  ],
  [
    'finished outbox entries after thirty days',
    (q, key, at) => q`insert into outbox (kind, key, payload, done_at) values ('test', ${key}, '{}', ${at})`,
    (q) => q`select key from outbox where kind = 'test'`,
    { old: 31, young: 29 },
  ],
  [
    'idempotency keys after two days',
    (q, key, at) => q`
      insert into idempotency_key (scope, key, request_hash, created_at) values ('test', ${key}, '', ${at})`,
    (q) => q`select key from idempotency_key`,
    { old: 3, young: 1 },
  ],
  [
    'carts of guests after ninety days without a write',
    (q, key, at) => q`
      insert into cart (masked_id, created_at, updated_at) values (md5(${key}), ${daysAgo(200)}, ${at})`,
    (q) => q`
      select k.key from cart join (values ('old'), ('young')) as k (key) on masked_id = md5(k.key)`,
    { old: 91, young: 89 },
  ],
]

test.each(cases)('housekeeping deletes %s and keeps younger ones', async (_, insert, rest, days) => {
  await insert(world.db, 'old', daysAgo(days.old))
  await insert(world.db, 'young', daysAgo(days.young))
  await world.housekeeping.sweep()
  expect(await keysOf(rest(world.db))).toEqual(['young'])
})

test('housekeeping deletes expired holds after a day, and never the cart of a user', async () => {
  const { id } = await givenIn(world).user({ email: 'dev@example.com' })
  await world.db`
    insert into cart (user_id, created_at, updated_at) values (${id}, ${daysAgo(900)}, ${daysAgo(900)})`
  await world.db`
    insert into checkout_transaction (transaction_id, user_id, cart_id, method, amount_paise, agreement, created_at, updated_at)
    select 't', user_id, cart_id, 'razorpay', 100, '{}', now(), now() from cart where user_id = ${id}`
  await world.db`
    insert into stock_hold (transaction_id, cart_id, sku, qty, expires_at)
    select 't', cart_id, s.sku, 1, s.until from cart,
      (values ('old', ${daysAgo(2)}::timestamptz), ('young', ${daysAgo(0)}::timestamptz)) as s (sku, until)
    where user_id = ${id}`
  await world.housekeeping.sweep()
  expect(await keysOf(world.db`select sku as key from stock_hold`)).toEqual(['young'])
  expect(await world.db`select 1 from cart where user_id = ${id}`).toHaveLength(1)
})

test('housekeeping keeps unfinished outbox work, however old it is', async () => {
  await world.db`
    insert into outbox (kind, key, payload, created_at) values ('nobody does this', 'k', '{}', ${daysAgo(900)})`
  await world.housekeeping.sweep()
  expect(await world.db`select 1 from outbox where kind = 'nobody does this'`).toHaveLength(1)
})

test('housekeeping keeps an old guest cart when something is put into it', async () => {
  const kurta = await givenShop(world).product()
  const put = (cartId: string | null) =>
    world.call(addToCart, { body: { data: { cartItem: { sku: kurta.sku, qty: 1 } }, cartId } })
  const { cartId } = (await put(null)).body.data
  await world.db`
    update cart set created_at = ${daysAgo(91)}, updated_at = ${daysAgo(91)} where masked_id = ${String(cartId)}`
  await put(String(cartId))
  await world.housekeeping.sweep()
  expect(await world.db`select 1 from cart where masked_id = ${String(cartId)}`).toHaveLength(1)
})

describe('housekeeping under concurrency', () => {
  const old = (count: number) => world.db`
    insert into one_time_code (purpose, subject, code_hash, created_at, expires_at)
    select 'login', 'crowd-' || n, '\\x00', ${daysAgo(5)}, ${daysAgo(5)} from generate_series(1, ${count}::integer) n`
  const left = async () => (await world.db`select 1 from one_time_code where subject like 'crowd-%'`).length

  test('sweeps each row once, in batches, with two processes', async () => {
    await old(250)
    let swept = 0
    const job = {
      name: 'crowd',
      async sweep(q: Queryable, _: Date, limit: number) {
        const { count } = await q`
          delete from one_time_code where id in (
            select id from one_time_code where subject like 'crowd-%' limit ${limit} for update skip locked
          )`
        swept += count
        return count
      },
    }
    const pools = [1, 2].map(() => openDb({ url: world.databaseUrl, pool: 2 }))
    const keepers = pools.map((db) =>
      createHousekeeping({ db, log: world.app.log, now: () => new Date(), jobs: [job], batch: 20 }),
    )
    const totals = await Promise.all(keepers.map((keeper) => keeper.sweep()))
    await Promise.all(pools.map((db) => db.end()))
    expect([swept, totals.reduce((sum, total) => sum + total, 0), await left()]).toEqual([250, 250, 0])
  })

  test('works off a backlog at once, in batches as small as the job wants them', async () => {
    await old(50)
    const batches: number[] = []
    const job = {
      name: 'crowd in small batches',
      most: 20,
      async sweep(q: Queryable, _: Date, limit: number) {
        const { count } = await q`
          delete from one_time_code where id in (
            select id from one_time_code where subject like 'crowd-%' limit ${limit}
          )`
        batches.push(count)
        return count
      },
    }
    const { db, app, clock } = world
    expect(await createHousekeeping({ db, log: app.log, now: clock.now, jobs: [job] }).sweep()).toBe(50)
    expect([batches, await left()]).toEqual([[20, 20, 10], 0])
  })

  test('skips a locked row and deletes it in the next sweep', async () => {
    await old(1)
    await world.db.begin(async (tx) => {
      await tx`select 1 from one_time_code where subject = 'crowd-1' for update`
      await world.housekeeping.sweep()
      expect(await left()).toBe(1)
    })
    await world.housekeeping.sweep()
    expect(await left()).toBe(0)
  })

  test('runs the other jobs when one fails, and names it in the log', async () => {
    await old(1)
    const broken = { name: 'broken', sweep: () => Promise.reject(new Error('no such table')) }
    const fine = {
      name: 'fine',
      sweep: async (q: Queryable) => (await q`delete from one_time_code where subject like 'crowd-%'`).count,
    }
    const error = jest.spyOn(world.app.log, 'error')
    const keeper = createHousekeeping({
      db: world.db,
      log: world.app.log,
      now: () => new Date(),
      jobs: [broken, fine],
    })
    expect(await keeper.sweep()).toBe(1)
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'broken' }),
      expect.stringContaining('a job failed'),
    )
  })
})
