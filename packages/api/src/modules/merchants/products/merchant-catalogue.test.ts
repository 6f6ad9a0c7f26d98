import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { changeCatalogItem, merchantCatalog } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { givenReturns } from '../../returns/returns.given.ts'
import { availableFor } from '../../stock/stock.ts'
import { type GivenMerchant, givenMerchants, ok } from '../merchants.given.ts'
import { createMerchantCatalogueService } from './merchant-catalogue.service.ts'

jest.setTimeout(60_000)
const world = useWorld()
const shop = () => givenShop(world)
const change = (meera: GivenMerchant, sku: string, body: object) =>
  world.call(changeCatalogItem, { as: meera.token, params: { sku }, body })
const itemOf = async (meera: GivenMerchant, sku: string) => {
  const { data } = ok(await world.call(merchantCatalog, { as: meera.token, query: { q: sku } }))
  const item = data.find((one) => one.sku === sku)
  if (!item) throw new Error(`${sku} is not in the catalogue`)
  return item
}
async function offered(wishes: Parameters<ReturnType<typeof givenShop>['product']>[0] = {}) {
  const meera = await givenMerchants(world).merchant()
  const product = await shop().product({ merchant: meera.merchantId, ...wishes })
  await world.db`select refresh_products(array[${product.id}]::bigint[])`
  return { meera, ...product }
}

describe('a merchant’s own products', () => {
  test('are listed by variant with counts, lowest stock first, without those of other merchants', async () => {
    const { meera, sku } = await offered({ stock: 3 })
    await offered({ stock: 3 })
    await shop().product({ merchant: meera.merchantId, stock: 9 })
    await shop().product({ merchant: meera.merchantId, stock: 0 })
    const all = ok(await world.call(merchantCatalog, { as: meera.token }))
    expect(all).toMatchObject({ total: 3, hasNext: false, counts: { all: 3, low: 1, sold_out: 1, hidden: 0 } })
    expect(all.data.map(({ stock }) => stock)).toEqual([0, 3, 9])
    const low = ok(await world.call(merchantCatalog, { as: meera.token, query: { filter: 'low' } }))
    expect(low.data.map((item) => item.sku)).toEqual([sku])
    const today = ok(await world.call(merchantDashboard, { as: meera.token })).data
    expect(today.low_stock.map(({ stock }) => stock)).toEqual([0, 3])
  })

  test('take a new price at once, on the product page too', async () => {
    const { meera, sku, slug } = await offered({ price: 100_000, mrp: 120_000 })
    const { version } = await itemOf(meera, sku)
    const after = ok(await change(meera, sku, { version, price: 899.5 }))
    expect(after.data).toMatchObject({ price: 899.5, mrp: 1200, stock: 10 })
    const page = ok(await world.call(getProduct, { query: { slug } }))
    expect(page.data.variants[0]).toMatchObject({ price: 899.5 })
  })

  test('can be taken out of the shop and put back', async () => {
    const { meera, sku, slug } = await offered()
    const hidden = ok(await change(meera, sku, { version: (await itemOf(meera, sku)).version, is_available: false }))
    expect(hidden.data.is_available).toBe(false)
    expect((await world.call(getProduct, { query: { slug } })).status).toBe(404)
    ok(await change(meera, sku, { version: hidden.data.version, is_available: true }))
    expect((await world.call(getProduct, { query: { slug } })).status).toBe(200)
  })

  test('can be taken off sale by variant: it cannot be bought, placed orders continue, and it can return', async () => {
    const { meera, ...product } = await offered({ stock: 5 })
    const other = await givenReturns(world).sibling(product)
    await world.db`select refresh_products(array[${product.id}]::bigint[])`
    const { sku, slug } = product
    const variants = async () => ok(await world.call(getProduct, { query: { slug } })).data.variants
    const buyers = givenBuyers(world)
    const [asha, dev] = [await buyers.buyer([product]), await buyers.buyer([product])]
    const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))

    const { version } = await itemOf(meera, sku)
    const off = ok(await change(meera, sku, { version, is_offered: false })).data
    expect(off).toMatchObject({ is_available: true, is_offered: false, stock: 4 })
    expect(await variants()).toMatchObject([
      { sku, isAvailable: false, stock_left: null },
      { sku: other, isAvailable: true },
    ])
    const hidden = ok(await world.call(merchantCatalog, { as: meera.token, query: { filter: 'hidden' } }))
    expect(hidden).toMatchObject({ total: 1, counts: { hidden: 1, all: 2 }, data: [{ sku }] })
    expect((await change(meera, sku, { version, is_offered: true })).error.message).toBe(
      'This has changed in the meantime. It was put on sale or taken off sale.',
    )

    expect('transactionId' in (await buyers.start(dev)).body).toBe(false)
    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack', 'ship')
    const back = ok(await change(meera, sku, { version: off.version, is_offered: true })).data
    expect(back).toMatchObject({ is_offered: true, stock: 4 })
    expect(await variants()).toMatchObject([{ sku, isAvailable: true }, {}])
  })

  test('remain available after going off sale for pending payments and for exchanges', async () => {
    const { meera, ...product } = await offered({ stock: 5 })
    const buyers = givenBuyers(world)
    const [asha, dev] = [await buyers.buyer([product]), await buyers.buyer([product])]
    await buyers.start(asha)
    ok(await change(meera, product.sku, { version: (await itemOf(meera, product.sku)).version, is_offered: false }))
    const left = async ({ cartId }: { cartId: string | null }) => {
      const cart = cartId === null ? null : Number(cartId)
      const all = await world.db.begin((tx) => availableFor(tx, [product.sku], cart, world.clock.now()))
      return all.get(product.sku)
    }
    expect(await left(asha)).toBe(5)
    expect(await left(dev)).toBeLessThanOrEqual(0)
    // Counts for an exchange, which has no cart.
    expect(await left({ cartId: null })).toBe(4)
  })

  test.each([
    ['a price above the MRP', { price: 1300 }, 'The price cannot be above the MRP.'],
    ['a discount above 90%', { price: 50 }, 'This would be more than 90% off. Please check the price.'],
    ['a negative stock', { stock: -1 }, 'stock must be at least 0'],
    ['a fractional stock', { stock: 1.5 }, 'stock must be a whole number'],
    ['a price of zero', { price: 0 }, /^price/],
  ])('cannot be changed to %s', async (_, body, words) => {
    const { meera, sku } = await offered({ price: 100_000, mrp: 120_000 })
    const refused = await change(meera, sku, { version: (await itemOf(meera, sku)).version, ...body })
    expect(refused.status).toBe(400)
    expect(refused.error.message).toMatch(words)
  })

  test('report a conflicting sale for a change of stock, not for a change of price', async () => {
    const { meera, sku } = await offered({ stock: 10 })
    const { version } = await itemOf(meera, sku)
    await world.db`update variant set on_hand = 9 where sku = ${sku}`
    const stale = await change(meera, sku, { version, stock: 20 })
    expect([stale.status, stale.error.message]).toEqual([
      409,
      'This has changed in the meantime. There are now 9 in stock.',
    ])
    expect(ok(await change(meera, sku, { version, price: 950 })).data).toMatchObject({ price: 950, stock: 9 })
  })

  test('keep enough stock for pending payments', async () => {
    const { meera, ...product } = await offered({ stock: 5 })
    const buyers = givenBuyers(world)
    const asha = await buyers.buyer([product])
    await buyers.start(asha)
    const { version, held } = await itemOf(meera, product.sku)
    expect(held).toBe(1)
    const refused = await change(meera, product.sku, { version, stock: 0 })
    expect(refused.error.message).toBe('1 piece is being paid for at this moment and must stay in stock.')
  })

  test('are absent for another merchant', async () => {
    const { meera, sku } = await offered()
    const other = await givenMerchants(world).merchant()
    const { version } = await itemOf(meera, sku)
    const theirs = await change(other, sku, { version, stock: 0 })
    const absent = await change(other, 'no-such-sku', { version, stock: 0 })
    expect([theirs.status, theirs.error.message]).toEqual([404, absent.error.message])
  })

  test('accept one of several concurrent changes from the same version, and refuse the others', async () => {
    const { meera, sku } = await offered({ stock: 5 })
    const { version } = await itemOf(meera, sku)
    const tabs = await Promise.all([6, 7, 8].map((stock) => change(meera, sku, { version, stock })))
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('(without the lock on the variant, several win)', async () => {
    const db = carelessDb(world.db, unlocked(/from variant where/))
    const service = createMerchantCatalogueService({ db, now: world.clock.now })
    const round = async () => {
      const { meera, sku } = await offered({ stock: 5 })
      const { version } = await itemOf(meera, sku)
      const tabs = [6, 7, 8].map((stock) => service.change(meera.merchantId, sku, { version, stock }))
      return (await Promise.allSettled(tabs)).filter(({ status }) => status === 'fulfilled').length
    }
    expect(await untilSeen(round, (count) => count > 1)).toBeGreaterThan(1)
  })

  test('are paginated', async () => {
    const { meera } = await offered()
    for (const page of [0, -1, 'x']) {
      expect((await world.call(merchantCatalog, { as: meera.token, query: { page } })).status).toBe(400)
    }
    expect(ok(await world.call(merchantCatalog, { as: meera.token, query: { page: 99 } })).data).toEqual([])
  })
})
