import { votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { lookAtProof } from '@nukkad/contracts/endpoints/site/operations'
import type { Tx } from '../../db.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenBallots } from '../ballots/ballots.given.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { invariants, waiting } from './proof.service.ts'

const password = 'only the tests know this'
const world = useWorld({ OPERATOR_PASSWORD: password })
const basic = (name: string, word: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`,
})
const operator = basic('operator', password)
const broken = async () => {
  const { body } = await world.call(lookAtProof, { headers: operator })
  return body.data.invariants.filter(({ holds }) => !holds).map(({ name }) => name)
}
const late = async () => {
  const { body } = await world.call(lookAtProof, { headers: operator })
  return body.data.waiting.filter(({ holds }) => !holds).map(({ name }) => name)
}

async function placeOne() {
  const [shop, buyers] = [givenShop(world), givenBuyers(world)]
  const kurta = await shop.product({ stock: 5 })
  const buyer = await buyers.buyer([kurta, await shop.product()])
  await world.modules.operations.service.repair('shown-products')
  const transactionId = transactionOf(await buyers.start(buyer))
  return { kurta, transactionId, orders: ordersOf(await buyers.pay(buyer, transactionId)) }
}
const page = (headers: Record<string, string>) => world.app.inject({ url: '/api/operations', headers })

describe('the operators’ page', () => {
  test('opens for the operators’ password only', async () => {
    expect((await page({})).statusCode).toBe(401)
    expect((await page({})).headers['www-authenticate']).toContain('Basic')
    expect((await page(basic('operator', 'wrong'))).statusCode).toBe(401)
    expect((await page(basic('root', password))).statusCode).toBe(401)
    expect((await page(operator)).statusCode).toBe(200)
    expect((await world.call(lookAtProof)).status).toBe(401)
  })

  test('says that all is well after a purchase', async () => {
    await placeOne()
    expect(await broken()).toEqual([])
    expect((await page(operator)).body).toContain('All is well')
  })

  test('shows what is wrong as text, never as markup', async () => {
    await world.db`insert into outbox (kind, key, payload, attempts, last_error, created_at)
      values ('none', 'x', '{}', 3, '<script>alert(1)</script>', now() - interval '1 hour')`
    const { body } = await page(operator)
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toContain('<script')
    expect(await late()).toEqual(['late-work'])
    await world.db`delete from outbox where kind = 'none'`
  })
})

describe('the proof', () => {
  /** Each breaks one rule by hand and says which. */
  test.each<[string, (of: Awaited<ReturnType<typeof placeOne>>) => PromiseLike<unknown>]>([
    [
      'votes-counted',
      async () => {
        await cast('counted')
        await world.db`update ballot_option set votes = votes + 1 where ballot_id = 'counted' and id = 'one'`
      },
    ],
    [
      'votes-chained',
      async () => {
        await cast('chained')
        await unguarded((tx) => tx`update vote set voted_at = voted_at - interval '1 day' where ballot_id = 'chained'`)
      },
    ],
    [
      'order-totals',
      ({ orders }) =>
        world.db`update shop_order set shipping_paise = shipping_paise + 1, payable_paise = payable_paise + 1
          where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'transaction-totals',
      ({ transactionId }) =>
        world.db`update checkout_transaction set amount_paise = amount_paise + 1 where transaction_id = ${transactionId}`,
    ],
    [
      'order-story',
      ({ orders }) => world.db`update shop_order set state = 'packed' where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'order-and-lines',
      ({ orders }) => world.db`update order_line set state = 'packed' where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'placed-means-ordered',
      ({ transactionId }) =>
        world.db`update checkout_transaction set state = 'failed' where transaction_id = ${transactionId}`,
    ],
    [
      'ledger-balances',
      async () => {
        const asha = await givenIn(world).user()
        const { wallet } = world.modules.wallet.service
        const gift = { key: 'diwali', userId: asha.id, amount: 5_000, text: 'A present', now: world.clock.now() }
        await world.db.begin((tx) => wallet.giveCredit(tx, gift))
        await world.db`update wallet_account set balance_paise = balance_paise + 1 where user_id = ${asha.id} and kind = 'credit'`
      },
    ],
    [
      'reward-sums',
      async () => {
        const asha = await givenIn(world).user()
        await givenWallet(world).perks(asha, 5_000)
        await world.db`update wallet_account set earned_paise = earned_paise + 1 where user_id = ${asha.id} and kind = 'perks'`
      },
    ],
    [
      'wallet-lots',
      async () => {
        const asha = await givenIn(world).user()
        await givenWallet(world).perks(asha, 5_000)
        await unguarded((tx) => tx`update wallet_lot set left_paise = left_paise - 1 where user_id = ${asha.id}`)
      },
    ],
    [
      'held-credit',
      ({ transactionId }) => world.db`
        insert into wallet_hold (transaction_id, user_id, perks_paise, credit_paise, held_at, expires_at)
        select transaction_id, user_id, 0, 100, now(), ${new Date(world.clock.now().getTime() + 60_000)}
        from checkout_transaction where transaction_id = ${transactionId}`,
    ],
    [
      'gift-cards-issued',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set amount_paise = amount_paise + 100 where gift_id = ${giftId}`
      },
    ],
    [
      'gift-cards-one-by-one',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set state = 'expired' where gift_id = ${giftId}`
      },
    ],
    [
      'paid-gift-cards',
      async () => {
        const { transactionId } = await givenGifts(world).card()
        await world.db`update checkout_transaction set amount_paise = 1 where transaction_id = ${transactionId}`
      },
    ],
    [
      'refunded-gift-cards',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set state = 'refunded' where gift_id = ${giftId}`
      },
    ],
    [
      'spent-lots',
      async ({ transactionId }) => {
        const asha = await givenIn(world).user()
        await givenGifts(world).inWallet(asha, 50_000)
        const { wallet } = world.modules.wallet.service
        const now = world.clock.now()
        const spent = { transactionId, userId: asha.id, perks: 0, gifts: 20_000, credit: 0 }
        await world.db.begin((tx) => wallet.hold(tx, { ...spent, until: new Date(now.getTime() + 60_000) }))
        await world.db.begin((tx) => wallet.capture(tx, { transactionId, now }))
        await world.db`
          update wallet_lot_use set amount_paise = amount_paise - 1 where transaction_id = ${transactionId}`
      },
    ],
    [
      'refunded-tenders',
      ({ orders }) => world.db`
        insert into refund (
          refund_id, key, user_id, transaction_id, order_id, wanted, amount_paise, source_paise, gift_paise, credit_paise,
          state, reason, requested_at, done_at
        )
        select 'RF-000000000000', 'forged', user_id, transaction_id, order_id, 'wallet', 1, 0, 1, 0, 'done', 'Forged', now(), now()
        from shop_order where order_id = ${orders[0] ?? ''}`,
    ],
    ['shown-products', ({ kurta }) => world.db`delete from product_listing where product_id = ${kurta.id}`],
  ])('notices a breach of %s', async (name, breach) => {
    const before = await broken()
    await breach(await placeOne())
    expect(before).not.toContain(name)
    expect(await broken()).toContain(name)
    await setRight()
  })

  test('has a repair that puts back what can be put back', async () => {
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

  test('looks at everything without failing, and each check has a name of its own', async () => {
    const { body } = await world.call(lookAtProof, { headers: operator })
    const all = [...body.data.invariants, ...body.data.waiting]
    expect(all.filter(({ failure }) => failure)).toEqual([])
    expect(new Set(all.map(({ name }) => name)).size).toBe(invariants.length + waiting.length)
  })
})

describe('a decision', () => {
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

  test('lets a held review be read, or not; each once, and no other review', async () => {
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

  test('sends a payment in review back whole, once', async () => {
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

/** Somebody votes in a new poll. */
async function cast(id: string): Promise<void> {
  await givenBallots(world).ballot({ id })
  const { token } = await givenIn(world).user()
  await world.call(votePoll, { params: { id }, body: { optionId: 'one' }, as: token })
}

/** Deleting a listing row by hand lowers the count of its category by its own trigger. */
const isBrokenNow = (name: string) => name !== 'category-counts'

/** The tables guard most of what the proof looks at, and let nothing be forged or go otherwise. */
const unguarded = (work: (tx: Tx) => PromiseLike<unknown>) =>
  world.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

/** What the tests broke by hand goes, so that the next one starts from a world that holds. */
async function setRight(): Promise<void> {
  await unguarded(async (tx) => {
    await tx`truncate vote, ballot_option, ballot, checkout_transaction, cart, wallet_entry, wallet_hold cascade`
    await tx`delete from wallet_account where user_id is not null`
  })
  await world.modules.operations.service.repair('shown-products')
}
