import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { useWorld } from '../../../testing/world.ts'
import { dayOfDispatch } from '../../catalogue/products/delivery-day.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../merchants.given.ts'
import { createAbsenceRound } from './absences.job.ts'
import { givenOwnShops } from './own-shop.given.ts'

const world = useWorld()
const shops = () => givenOwnShops(world)
const pincode = '110049'

/** A shop of Delhi whose kurta leaves within two working days, and a rider brings it. */
async function shopWithKurta() {
  const { meera, product: kurta, seen } = await shops().shopWithKurta()
  const { slug } = seen
  return {
    meera,
    kurta,
    page: async () => ok(await world.call(getProduct, { query: { slug: kurta.slug } })).data,
    by: async () => ok(await world.call(productServiceability, { query: { slug: kurta.slug, pincode } })).data.by ?? '',
    brand: () => shops().page(slug),
    fast: async () => (await shops().list({ brand: slug, shipsFast: true })).total,
    card: async () => (await shops().list({ brand: slug })).data[0],
  }
}
const round = () => createAbsenceRound({ db: world.db, now: world.clock.now, log: world.app.log }).run()
const toMinuteBeforeMidnight = () =>
  world.clock.forward((indianMidnight(world.clock.now(), 1).getTime() - world.clock.now().getTime()) / 1000 - 60)

describe('a merchant who is away', () => {
  test('promises delivery from the return on: on the product page, in the bag and on the order', async () => {
    const { meera, kurta, page, by } = await shopWithKurta()
    const buyer = await givenBuyers(world).buyer([kurta])
    const inBag = async () =>
      ok(await world.call(getCart, { as: buyer.token, query: { cartID: buyer.cartId } })).data.cart?.items[0]
        ?.deliver_by
    const usual = await by()
    expect(await inBag()).toBe(usual)
    expect((await page()).shipping_time).toBe('Leaves the maker within 2 days')

    ok(await shops().leave(meera, 0, 9, 'We are at a wedding in Bagru!'))

    const away = { from: shops().day(0), until: shops().day(9) }
    const leaves = dayOfDispatch(world.clock.now(), { ready: 2, away })
    expect(leaves > away.until).toBe(true)
    expect(await by()).toBe(leaves)
    expect((await page()).shipping_time).toMatch(
      /^Leaves by \w+, \d+ \w+: the maker is away until \w+, \d+ \w+\. “We are at a wedding in Bagru!”$/,
    )
    // Descriptions of what is in a bag are a few seconds old.
    await new Promise((done) => setTimeout(done, 5_100))
    expect(await inBag()).toBe(leaves)
    const [orderId = ''] = ordersOf(
      await givenBuyers(world).pay(buyer, transactionOf(await givenBuyers(world).start(buyer))),
    )
    const [order] = await world.db`select expected_by::text from shop_order where order_id = ${orderId}`
    expect(order).toEqual({ expected_by: leaves })

    ok(await shops().leave(meera, null, null))
    expect([await by(), (await page()).shipping_time]).toEqual([usual, 'Leaves the maker within 2 days'])
    expect(await world.db`select expected_by::text from shop_order where order_id = ${orderId}`).toEqual([order])
  }, 30_000)

  test('is no maker that ships fast, and is told on its page', async () => {
    const { meera, fast, card, brand } = await shopWithKurta()
    expect([await fast(), (await card())?.ships_fast, (await brand()).away]).toEqual([1, true, null])

    ok(await shops().leave(meera, 0, 2, 'Closed for Pongal.'))
    expect([await fast(), (await card())?.ships_fast]).toEqual([0, false])
    expect((await brand()).away).toEqual({ from: shops().day(0), until: shops().day(2), words: 'Closed for Pongal.' })

    ok(await shops().leave(meera, null, null))
    expect([await fast(), (await card())?.ships_fast, (await brand()).away]).toEqual([1, true, null])
  })

  test('announces an absence two weeks ahead, and sends as usual what is ready before it', async () => {
    const { meera, by, page, brand, fast } = await shopWithKurta()
    const usual = await by()
    ok(await shops().leave(meera, 20, 25))
    expect([await by(), (await brand()).away, await fast()]).toEqual([usual, null, 1])
    ok(await shops().leave(meera, 14, 25))
    expect((await brand()).away).not.toBeNull()
    expect((await page()).shipping_time).toBe('Leaves the maker within 2 days')
    ok(await shops().leave(meera, 1, 25))
    expect((await page()).shipping_time).toContain('away until')
  })

  test('leaves and returns at midnight in India, though every answer had been cached just before', async () => {
    const { meera, kurta, page, brand, fast, card } = await shopWithKurta()
    await world.db`update product set shipping_days = 0 where id = ${kurta.id}`
    toMinuteBeforeMidnight()
    ok(await shops().leave(await givenMerchants(world).merchant(meera.merchantId), 1, 1))
    const told = async () => [(await page()).shipping_time, await fast(), (await card())?.ships_fast]
    expect(await told()).toEqual(['Leaves the maker today', 1, true])

    world.clock.forward(120)
    expect((await told())[0]).toMatch(/^Leaves by/)
    await round()
    expect(await told()).toEqual([expect.stringMatching(/^Leaves by/), 0, false])
    expect((await brand()).away).not.toBeNull()

    toMinuteBeforeMidnight()
    await round()
    expect((await told())[0]).toMatch(/^Leaves by/)
    world.clock.forward(120)
    await round()
    expect(await told()).toEqual(['Leaves the maker today', 1, true])
    const zoya = await givenMerchants(world).merchant(meera.merchantId)
    expect([(await brand()).away, (await shops().see(zoya)).away.from]).toEqual([null, null])
  })

  test('makes processes read their lists again only when somebody leaves or returns', async () => {
    const { meera } = await shopWithKurta()
    await round()
    ok(await shops().leave(meera, 1, 2))
    await world.db`delete from shop_change`
    await round()
    expect(await world.db`select from shop_change`).toHaveLength(0)
    world.clock.forward(86_400)
    expect(await round()).toBeGreaterThan(0)
    expect((await world.db`select from shop_change`).length).toBeGreaterThan(0)
  })

  test('cannot be away in the past, backwards, for longer than sixty days or with half a period', async () => {
    const { meera } = await shopWithKurta()
    const refusalOf = async (from: number | null, until: number | null, words = '') =>
      (await shops().leave(meera, from, until, words)).error.fields
    expect(await refusalOf(-3, -1)).toEqual({ until: 'is in the past' })
    expect(await refusalOf(3, 2)).toEqual({ until: 'is before the first day' })
    expect(await refusalOf(0, 60)).toEqual({
      until: 'is too late: at most 60 days, and for longer take your products off sale',
    })
    expect(await refusalOf(null, 3)).toEqual({ from: 'is missing' })
    expect(await refusalOf(3, null)).toEqual({ until: 'is missing' })
    expect(await refusalOf(null, null, 'Gone')).toEqual({ words: 'needs days to go with it' })
    expect(await refusalOf(400, 401)).toEqual({ from: 'is more than a year away' })
    ok(await shops().leave(meera, 0, 59))
  })
})
