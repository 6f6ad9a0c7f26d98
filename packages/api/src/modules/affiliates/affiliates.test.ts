import {
  listAffiliates,
  ownAffiliates,
  payAffiliate,
  putAffiliate,
} from '@nukkad/contracts/endpoints/campaigns/affiliates'
import { addToCart, getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenReturns } from '../returns/returns.given.ts'

jest.setTimeout(90_000)
const password = 'only the tests know this'
const world = useWorld({ OPERATOR_PASSWORD: password })
const headers = { authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` }
const hours = (count: number) => count * 3_600

interface Told {
  readonly ref?: string
  readonly aff_id?: string
  readonly referralCode?: string
  readonly ctId?: string
  readonly prepaid_offer_applicable?: boolean
}
/** A rule that started a while ago. */
const rule = (code: string, body: { percent?: number; user_id?: string } = {}) =>
  world.call(putAffiliate, {
    headers,
    params: { code },
    body: { name: 'Paper Boats, a newsletter', percent: 5, starts_at: '2024-01-01T00:00:00Z', ...body },
  })
const totalsOf = async (code: string) => {
  const { data } = ok(await world.call(listAffiliates, { headers }))
  return data.find((one) => one.code === code)
}
const book = async () => {
  for (const { name, sweep } of world.modules.affiliates.housekeeping ?? []) {
    if (name === 'earnings of affiliates') await world.db.begin((tx) => sweep(tx, world.clock.now(), 100))
  }
}
const origins = (orderId: string) => world.db`
  select source, affiliation, referral_code, click_id, prepaid_offer, affiliate_id is not null as "hasRule", percent
  from order_origin where order_id = ${orderId}`

/** A cart with two pieces at 1,000 rupees, put there with this origin, before it is paid. */
async function cartOf(told: Told) {
  const meera = await givenMerchants(world).merchant()
  const product = await givenShop(world).product({ merchant: meera.merchantId, price: 100_000, stock: 9 })
  const asha = await givenBuyers(world).buyer([product])
  const data = { cartItem: { sku: product.sku, qty: 1 } }
  ok(await world.call(addToCart, { as: asha.token, body: { data, cartId: asha.cartId, ...told } }))
  return { meera, asha, product }
}
async function pay({ asha }: Awaited<ReturnType<typeof cartOf>>): Promise<string> {
  const buyers = givenBuyers(world)
  const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
  return orderId
}
async function delivered(told: Told) {
  const given = await cartOf(told)
  const orderId = await pay(given)
  await givenMerchants(world).walk(given.meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
  return { ...given, orderId }
}

describe('the origin of a buyer', () => {
  const told = {
    ref: 'newsletter',
    aff_id: 'AFF1',
    referralCode: 'ASHA50',
    ctId: 'c-1',
    prepaid_offer_applicable: true,
  }

  test('is stored with the cart, the latest value of each field, and copied to its orders', async () => {
    const given = await cartOf(told)
    const { data } = ok(await world.call(getCart, { as: given.asha.token, query: { cartID: given.asha.cartId } }))
    const line = data.cart?.items[0]
    const cartItem = { itemId: String(line?.item_id), quoteId: given.asha.cartId, sku: given.product.sku, qty: 3 }
    ok(await world.call(putToCart, { as: given.asha.token, body: { cartItem, referralCode: 'DEV20' } }))

    expect([...(await origins(await pay(given)))]).toEqual([
      {
        source: 'newsletter',
        affiliation: 'AFF1',
        referral_code: 'DEV20',
        click_id: 'c-1',
        prepaid_offer: true,
        hasRule: false,
        percent: null,
      },
    ])
  })

  test('is kept when a guest signs in', async () => {
    const product = await givenShop(world).product()
    const body = { data: { cartItem: { sku: product.sku, qty: 1 } }, ...told }
    const guest = String(ok(await world.call(addToCart, { body })).data.cartId)
    const asha = await givenBuyers(world).buyer([await givenShop(world).product()])
    ok(await world.call(attachCustomer, { as: asha.token, body: { cartId: guest } }))

    const buyers = givenBuyers(world)
    const orders = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
    expect(orders).toHaveLength(2)
    for (const id of orders) expect(await origins(id)).toMatchObject([{ affiliation: 'AFF1', source: 'newsletter' }])
  })

  test('drops its affiliation after thirty days', async () => {
    ok(await rule('LATE'))
    const given = await cartOf({ ref: 'paper', aff_id: 'LATE' })
    await world.db`
      update cart_origin set affiliated_at = affiliated_at - interval '31 days' where cart_id = ${given.asha.cartId}`
    expect(await origins(await pay(given))).toMatchObject([{ source: 'paper', affiliation: null, hasRule: false }])
  })
})

describe('an affiliate with a rule', () => {
  test('earns its percent of delivered lines, loses it for returns, and is paid after the return window', async () => {
    ok(await rule('BOATS'))
    const { meera, asha, orderId } = await delivered({ aff_id: 'BOATS' })
    ok(await rule('BOATS', { percent: 9 }))
    await book()
    await book()
    expect(await totalsOf('BOATS')).toMatchObject({ orders: 1, earned: 100, taken_back: 0, payable: 0 })

    const id = await givenReturns(world).asked(asha, orderId)
    const [slot] = (await givenReturns(world).returnable(asha, orderId)).pickup_slots
    for (const answer of [
      { step: 'approve' },
      {
        step: 'schedule_pickup',
        pickup: { date: String(slot?.date), part: 'morning' },
        courier: 'Shadowfax',
        awb: 'SF98765',
      },
      { step: 'picked_up' },
      { step: 'received', condition: 'good' },
    ] as const)
      ok(await givenMerchants(world).answer(meera, id, answer))
    await book()
    expect(await totalsOf('BOATS')).toMatchObject({ earned: 100, taken_back: 50, payable: 0 })

    world.clock.forward(hours(7 * 24 + 1))
    expect(await totalsOf('BOATS')).toMatchObject({ payable: 50 })
    const payOut = () =>
      world.call(payAffiliate, { headers, params: { code: 'BOATS' }, body: { reference: 'NEFT 4711' } })
    const paid = await Promise.all([payOut(), payOut()])
    expect(paid.map((one) => ok(one).data.amount)).toEqual([50, 50])
    expect(await totalsOf('BOATS')).toMatchObject({ paid_out: 50, payable: 0 })
  })

  test('earns nothing from its own purchases or from undelivered orders', async () => {
    const given = await cartOf({ aff_id: 'SELF' })
    ok(await rule('SELF', { user_id: given.asha.id }))
    expect(await origins(await pay(given))).toMatchObject([{ affiliation: 'SELF', hasRule: false }])

    ok(await rule('ROAD'))
    await pay(await cartOf({ aff_id: 'ROAD' }))
    await book()
    expect(await totalsOf('ROAD')).toMatchObject({ orders: 1, earned: 0 })
  })

  test('sees only its own links and what they earned', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    ok(await rule('ASHAS-OWN', { user_id: asha.id }))
    await pay(await cartOf({ aff_id: 'ASHAS-OWN' }))
    const mine = async (as: string) => ok(await world.call(ownAffiliates, { as })).data
    expect(await mine(asha.token)).toMatchObject([{ code: 'ASHAS-OWN', percent: 5, orders: 1, earned: 0 }])
    expect(await mine(dev.token)).toEqual([])
    expect((await world.call(ownAffiliates)).status).toBe(401)
  })

  test('is set, listed and paid by operators only, and a rule is validated', async () => {
    expect((await world.call(listAffiliates)).status).toBe(401)
    expect((await rule('NOBODY', { user_id: '999999999' })).error.fields).toEqual({ user_id: 'is no account' })
    expect((await rule('TOO-MUCH', { percent: 31 })).status).toBe(400)
    const missing = { headers, params: { code: 'ABSENT' }, body: { reference: 'x' } }
    expect((await world.call(payAffiliate, missing)).status).toBe(404)
  })

  test('is checked by an invariant that finds entries beyond its share', async () => {
    ok(await rule('CHECKED'))
    const { orderId } = await delivered({ aff_id: 'CHECKED' })
    await book()
    const broken = async () =>
      (await world.modules.operations.service.look()).invariants
        .filter(({ check, findings }) => check.name === 'affiliate-entries' && findings.length > 0)
        .map(({ check }) => check.name)
    expect(await broken()).toEqual([])
    await world.db`
      insert into affiliate_entry (affiliate_id, kind, amount_paise, order_id, line_id, at)
      select affiliate_id, 'earned', 1, order_id, line_id, at from affiliate_entry where order_id = ${orderId}`
    expect(await broken()).toEqual(['affiliate-entries'])
    await expect(world.db`update affiliate_entry set amount_paise = 1`).rejects.toThrow('append-only')
  })
})

test('operators see the origins of orders', async () => {
  await pay(await cartOf({ ref: 'hoarding', aff_id: 'SEEN', referralCode: '<b>X</b>' }))
  const { body } = await world.app.inject({ url: '/api/operations/visits', headers })
  expect(body).toContain('<td>hoarding</td><td>SEEN</td><td>&lt;b&gt;X&lt;/b&gt;</td><td class="number">1</td>')
})
