import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import postgres from 'postgres'
import { createAccessTokens } from '../../../packages/api/src/credentials/tokens.ts'
import type { Load } from './load.ts'

/** The API that is measured, and its data. */
export interface PlacingSystem {
  readonly api: string
  readonly databaseUrl: string
  /** NUKKAD_HOME of the API, which contains its secret. */
  readonly home: string
}

interface Ready {
  readonly token: string
  readonly transactionId: string
}

const perRun = 400

/**
 * Places orders with cash on delivery, 16 at a time. Users, carts and addresses are inserted into the database, and the
 * transactions are created through the API before measuring; only the call that makes the order is measured, including
 * mail and stock, each for another user.
 */
// limit: the steps of one preparation share its buyers and its server
export async function preparePlacing({ api, databaseUrl, home }: PlacingSystem) {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  const tokens = createAccessTokens(readFileSync(path.join(home, 'keys/api-secret'), 'utf8').trim())
  // Messages left by an earlier run would otherwise be sent during this one.
  await sql`delete from outbox where done_at is null`

  /** Resets the stock, whatever was sold or written by merchants of other subjects. */
  const restock = () => sql`
    update variant set on_hand = 100000 where price_paise between 30000 and 150000 and on_hand <> 100000`
  await restock()

  async function people(count: number): Promise<{ userId: string; cartId: string }[]> {
    return sql<{ userId: string; cartId: string }[]>`
      with person as (
        insert into app_user (email, first_name)
        select 'bench-' || gen_random_uuid() || '@example.com', 'Bench' from generate_series(1, ${count}::integer)
        returning id
      ), home as (
        insert into address (user_id, name, phone, line1, city, state, postcode, is_default)
        select id, 'Bench', '9876543210', '12 Shahpur Jat', 'New Delhi', 'Delhi', '110049', true from person
        returning id, user_id
      ), filled as (
        insert into cart (user_id, address_id, pincode) select user_id, id, '110049' from home returning cart_id, user_id
      ), goods as (
        select v.sku, v.price_paise, row_number() over (order by v.sku) as n, count(*) over () as of
        from variant v join product p on p.id = v.product_id
        where p.is_published and p.is_cod_allowed and p.reach = 'country' and not p.is_personalised and v.price_paise between 30000 and 150000
          and not exists (select from product_option o where o.product_id = p.id and o.is_required)
      ), line as (
        insert into cart_line (cart_id, sku, qty, seen_paise)
        select b.cart_id, g.sku, 1, g.price_paise from filled b, lateral (
          select sku, price_paise from goods where n = 1 + (b.cart_id * 7919) % of
        ) g
      )
      select user_id::text as "userId", cart_id::text as "cartId" from filled`
  }

  async function start({ userId, cartId }: { userId: string; cartId: string }): Promise<Ready> {
    const { access_token: token } = await tokens.issue({ userId, role: 'user', familyId: crypto.randomUUID() })
    const answer = await fetch(`${api}/checkout/v1/generate-transaction-id`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ cartId, paymentMethod: 'cashondelivery' }),
    })
    const { transactionId, message } = (await answer.json()) as { transactionId?: string; message?: unknown }
    if (!transactionId) throw new Error(`no transaction: ${JSON.stringify(message)}`)
    return { token, transactionId }
  }

  /** Waits until the mails and messages of a run are sent, which would slow down what is measured after it. */
  async function untilSent(): Promise<void> {
    for (let waited = 0; waited < 60; waited++) {
      const [{ left }] = await sql<
        [{ left: number }]
      >`select count(*)::integer as left from outbox where done_at is null`
      if (left === 0) return
      await setTimeout(500)
    }
    throw new Error('The messages of the orders were not sent within 30 seconds.')
  }

  return {
    perRun,
    /** Places `perRun` orders, each once, and returns how fast. */
    async run(origin: string): Promise<Load> {
      const ready: Ready[] = []
      await restock()
      const all = await people(perRun)
      while (ready.length < perRun) {
        ready.push(...(await Promise.all(all.slice(ready.length, ready.length + 16).map(start))))
      }
      let next = 0
      const from = performance.now()
      let end = from
      const options: autocannon.Options = {
        url: origin,
        connections: 16,
        amount: perRun,
        requests: [
          {
            method: 'POST',
            path: '/api/specials/payment/cod/response-multi',
            setupRequest(request) {
              const one = ready[next++ % perRun] as Ready
              return {
                ...request,
                headers: { 'content-type': 'application/json', authorization: `Bearer ${one.token}` },
                body: JSON.stringify({ transactionId: one.transactionId }),
              }
            },
          },
        ],
      }
      const result = await new Promise<autocannon.Result>((resolve, reject) => {
        const running = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)))
        // The run itself ends on a full second of its own; the last answer came earlier.
        running.on('response', () => {
          end = performance.now()
        })
      })
      const seconds = (end - from) / 1000
      const ids = ready.map(({ transactionId }) => transactionId)
      const [{ placed }] = await sql<[{ placed: number }]>`
        select count(*)::integer as placed from checkout_transaction
        where transaction_id = any(${ids}) and state = 'placed'`
      await untilSent()
      return {
        perSecond: perRun / seconds,
        p50: result.latency.p50,
        p99: result.latency.p99,
        // A refusal with a reason is a 200 too: only an order counts.
        failed: result.non2xx + result.errors + result.timeouts + (perRun - placed),
      }
    },
    end: () => sql.end(),
  }
}
