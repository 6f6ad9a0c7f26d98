import { lookAtProof } from '@nukkad/contracts/endpoints/site/operations'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { invariants, waiting } from './all-checks.ts'
import { basic, givenOperations, operator, operatorPassword } from './operations.given.ts'

const world = useWorld({ OPERATOR_PASSWORD: operatorPassword })
const { broken, late, placeOne } = givenOperations(world)
const page = (headers: Record<string, string>) => world.app.inject({ url: '/api/operations', headers })

describe('the operators’ page', () => {
  test('opens with the operators’ password only', async () => {
    expect((await page({})).statusCode).toBe(401)
    expect((await page({})).headers['www-authenticate']).toContain('Basic')
    expect((await page(basic('operator', 'wrong'))).statusCode).toBe(401)
    expect((await page(basic('root', operatorPassword))).statusCode).toBe(401)
    expect((await page(operator)).statusCode).toBe(200)
    expect((await world.call(lookAtProof)).status).toBe(401)
  })

  test('says that all is well after a purchase', async () => {
    await placeOne()
    expect(await broken()).toEqual([])
    expect((await page(operator)).body).toContain('All is well')
  })

  test('escapes what it shows', async () => {
    await world.db`insert into outbox (kind, key, payload, attempts, last_error, run_at)
      values ('none', 'x', '{}', 3, '<script>alert(1)</script>', now() - interval '1 hour')`
    const { body } = await page(operator)
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toContain('<script')
    expect(await late()).toEqual(['late-work'])
    await world.db`delete from outbox where kind = 'none'`
  })
})

describe('what operators are told about a purchase', () => {
  test('is the same for each of its ids, and is listed for its account', async () => {
    const { transactionId, orders } = await placeOne()
    const { service } = world.modules.operations
    const lines = await service.about(orders[0] ?? '')
    expect(lines[0]).toMatch(new RegExp(`purchase ${transactionId}  placed, ₹`))
    for (const order of orders) expect(lines.join('\n')).toContain(`order    ${order}  placed, ₹`)
    expect(await service.about(transactionId)).toEqual(lines)
    const [buyer] = await world.db<{ email: string }[]>`
      select email from app_user join checkout_transaction t on t.user_id = id where transaction_id = ${transactionId}`
    expect(await service.about(buyer?.email.toUpperCase() ?? '')).toEqual([expect.stringContaining(orders[0] ?? '?')])
  })

  test('is nothing about an id that is not ours, or a statement', async () => {
    const { service } = world.modules.operations
    for (const id of ['pay_nobody', 'nobody@nukkad.test', "' or true --"]) expect(await service.about(id)).toEqual([])
  })
})

describe('the checks of the operators’ page', () => {
  test('count work as late from the time for which it was scheduled', async () => {
    await world.db`insert into outbox (kind, key, payload, created_at, run_at)
      values ('none', 'x', '{}', now() - interval '1 hour', now() + interval '1 hour')`
    expect(await late()).not.toContain('late-work')
    await world.db`update outbox set run_at = now() - interval '11 minutes' where kind = 'none'`
    expect(await late()).toContain('late-work')
    await world.db`delete from outbox where kind = 'none'`
  })

  test('can be repaired where the data can be recomputed', async () => {
    const { kurta } = await placeOne()
    await givenShop(world).coupon('WRONG')
    await world.db`update coupon set used = 7 where code = 'WRONG'`
    await world.db`delete from product_listing where product_id = ${kurta.id}`
    expect((await broken()).sort()).toEqual(['category-counts', 'coupon-uses', 'shown-products'].filter(isBrokenNow))
    for (const name of ['shown-products', 'category-counts', 'coupon-uses']) {
      await world.modules.operations.service.repair(name)
    }
    expect(await broken()).toEqual([])
  })

  test('run without failures, and each has a unique name', async () => {
    const { body } = await world.call(lookAtProof, { headers: operator })
    const all = [...body.data.invariants, ...body.data.waiting]
    expect(all.filter(({ failure }) => failure)).toEqual([])
    expect(new Set(all.map(({ name }) => name)).size).toBe(invariants.length + waiting.length)
  })
})

describe('an operator’s decision', () => {
  const reviewOf = async (productId: number, state: string) => {
    const [row] = await world.db<[{ id: number }]>`
      insert into review (product_id, author, rating, title, body, state)
      values (${productId}, 'Dev', 1, 'Look', 'See www.elsewhere.example for more', ${state}) returning id`
    return String(row.id)
  }
  const stateOf = async (id: string) => {
    const [row] = await world.db<[{ state: string }]>`select state from review where id = ${id}`
    return row.state
  }

  test('publishes or refuses a held review once, and no other review', async () => {
    const { kurta } = await placeOne()
    const { service } = world.modules.operations
    const held = await reviewOf(kurta.id, 'held')
    expect(await late()).toContain('held-reviews')
    expect(await service.decide('publish-review', held)).toBe(true)
    expect(await stateOf(held)).toBe('published')
    expect(await service.decide('refuse-review', held)).toBe(false)
    expect(await stateOf(held)).toBe('published')
    expect(await service.decide('burn-review', held)).toBeUndefined()
    expect(await late()).not.toContain('held-reviews')
  })

  test('refunds a payment in review in full, once', async () => {
    const { transactionId } = await placeOne()
    const { db, modules, clock } = world
    await db`insert into gateway_order values ('order_review1', ${transactionId}, 90000, 'INR', ${clock.now()}, ${clock.now()})`
    await db`
      insert into payment (payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, created_at, updated_at)
      values ('pay_review1', 'order_review1', ${transactionId}, 'review', 90000, 'INR', ${clock.now()}, ${clock.now()})`
    const { service } = modules.operations
    expect(await service.decide('return-payment', 'pay_review1')).toBe(true)
    expect(await service.decide('return-payment', 'pay_review1')).toBe(false)
    expect(await db`select amount_paise as amount, wanted from refund where payment_id = 'pay_review1'`).toEqual([
      { amount: 90_000, wanted: 'source' },
    ])
  })
})

/** Deleting a listing row by hand also lowers the count of its category, by its own trigger. */
const isBrokenNow = (name: string) => name !== 'category-counts'
