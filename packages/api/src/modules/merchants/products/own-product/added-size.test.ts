import { changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import type { OwnProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { Invalid } from '../../../../errors.ts'
import { carelessDb, unlocked } from '../../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../../testing/until-seen.ts'
import { useSeededWorld } from '../../../../testing/world.ts'
import { givenBuyers } from '../../../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../../merchants.given.ts'
import { createAddedSizeService } from './added-size.service.ts'
import { givenChange, givenOwnProducts } from './own-product.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = givenOwnProducts(world)
const pageOf = async (slug: string) => ok(await world.call(getProduct, { query: { slug } })).data
const sizesOf = ({ variants }: OwnProduct) => variants.map(({ options }) => options.Size)
const added = ({ version }: OwnProduct, more: object = {}) => ({ version, size: 'XL', stock: 3, ...more })

describe('a size added to a product', () => {
  test('is on sale at once, with the price and weight of the others, and is found by its size', async () => {
    const { meera, slug, seen } = await given.kurtaOf({ sizes: [{ size: 'Petite 1', stock: 4 }] })
    await pageOf(slug)
    const inSize = async (size: string) => {
      const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
      return ok(await world.call(listProducts, { query: { size }, headers })).data.map((card) => card.slug)
    }
    expect(await inSize('Tall 7')).toEqual([])

    const after = ok(await given.addSize(meera, slug, added(seen, { size: ' Tall  7 ' }))).data

    expect(sizesOf(after)).toEqual(['Petite 1', 'Tall 7'])
    expect(after.variants[1]).toMatchObject({ price: 1499.5, stock: 3, weight_grams: 900, is_offered: true })
    const page = await pageOf(slug)
    expect(page.variants.map(({ size, price, og_price, isAvailable }) => [size, price, og_price, isAvailable])).toEqual(
      [
        ['Petite 1', 1499.5, 1800, true],
        ['Tall 7', 1499.5, 1800, true],
      ],
    )
    expect(await inSize('Tall 7')).toEqual([slug])
    const buyers = givenBuyers(world)
    const product = { id: 0, sku: after.variants[1]?.sku ?? '', slug, merchantId: meera.merchantId }
    expect('transactionId' in (await buyers.start(await buyers.buyer([product]))).body).toBe(true)
  })

  test('cannot be bought while it is off sale, and can again afterwards', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const after = ok(await given.addSize(meera, slug, added(seen))).data
    const xl = after.variants[2]
    if (!xl) throw new Error('XL was added')
    const buyers = givenBuyers(world)
    const asha = await buyers.buyer([{ id: 0, sku: xl.sku, slug, merchantId: meera.merchantId }])
    const set = async (version: string, is_offered: boolean) =>
      ok(
        await world.call(changeCatalogItem, {
          as: meera.token,
          params: { sku: xl.sku },
          body: { version, is_offered },
        }),
      ).data
    const { version } = await set(xl.version, false)
    expect((await given.see(meera, slug)).variants[2]).toMatchObject({ is_offered: false, stock: 3, version })
    expect((await pageOf(slug)).variants.map(({ isAvailable }) => isAvailable)).toEqual([true, true, false])
    expect('transactionId' in (await buyers.start(asha)).body).toBe(false)
    const again = await given.addSize(meera, slug, added(after))
    expect(again.error.fields).toEqual({ size: 'is already there, but not on sale' })

    await set(version, true)
    expect('transactionId' in (await buyers.start(asha)).body).toBe(true)
  })

  test('can have a higher price, which is then its MRP too', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const after = ok(await given.addSize(meera, slug, added(seen, { price: 2000.5 }))).data
    expect(after.variants.map(({ price }) => price)).toEqual([1499.5, 1499.5, 2000.5])
    expect((await pageOf(slug)).variants[2]).toMatchObject({ price: 2000.5, og_price: 2000.5 })
  })

  test.each([
    ['an existing size, however it is written', { size: ' m ' }, { size: 'is already a size of this product' }],
    ['a discount above 90%', { price: 100 }, { price: 'is more than 90% below the MRP' }],
    [
      'a colour that the product does not come in',
      { colour: 'plaid' },
      { colour: 'must be one of the colours of the product' },
    ],
    ['a new name for the sizes that have one', { size_so_far: 'L' }, { size_so_far: 'cannot be changed' }],
  ])('cannot be %s', async (_, said, fields) => {
    const { meera, slug, seen } = await given.kurtaOf()
    const refused = await given.addSize(meera, slug, added(seen, said))
    expect([refused.status, refused.error.fields]).toEqual([400, fields])
    expect(await given.see(meera, slug)).toEqual(seen)
  })

  test('asks for the size of the pieces that had none', async () => {
    const { meera, slug, sku, seen } = await given.lampOf()
    const refusal = async (said: object) => (await given.addSize(meera, slug, added(seen, said))).error.fields
    expect(await refusal({})).toEqual({ size_so_far: 'is missing' })
    expect(await refusal({ size_so_far: 'xl' })).toEqual({ size_so_far: 'must be another size' })
    const after = ok(await given.addSize(meera, slug, added(seen, { size_so_far: 'M' }))).data
    expect(sizesOf(after)).toEqual(['M', 'XL'])
    expect((await pageOf(slug)).variants[0]).toMatchObject({ sku, size: 'M' })
  })

  test('belongs to one of the colours of a product that comes in several', async () => {
    const [row] = await world.db<{ slug: string; merchant: number; colour: string; size: string }[]>`
      select p.slug, p.merchant_id as merchant, max(v.colour_slug) as colour, max(v.size) as size
      from product p join variant v on v.product_id = p.id
      group by p.id having count(distinct v.colour_slug) > 1 and count(v.size) = count(*) and count(v.weight_label) = 0
      order by p.id limit 1`
    if (!row) throw new Error('Something comes in colours and sizes in the demo world')
    const { slug, colour, merchant } = row
    const meera = await givenMerchants(world).merchant(merchant)
    const seen = await given.see(meera, slug)
    const unnamed = await given.addSize(meera, slug, added(seen, { size: '9XL' }))
    expect(unnamed.error.fields).toEqual({ colour: 'must be one of the colours of the product' })

    const after = ok(await given.addSize(meera, slug, added(seen, { size: '9XL', colour }))).data

    const name = after.galleries.find((one) => one.colour === colour)?.name
    expect(after.variants.at(-1)?.options).toEqual({ Colour: name, Size: '9XL' })
    expect((await given.addSize(meera, slug, added(after, { size: '9xl', colour }))).status).toBe(400)
  })

  test('cannot be added by another merchant, for whom the product is absent', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const other = await givenMerchants(world).merchant()
    const theirs = await given.addSize(other, slug, added(seen))
    const absent = await given.addSize(other, 'no-such-thing', added(seen))
    expect([theirs.status, theirs.error.message]).toEqual([404, absent.error.message])
    expect(await given.see(meera, slug)).toEqual(seen)
  })

  test('leaves an edit that is being made valid, and what others changed meanwhile still unseen', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    ok(await given.change(meera, slug, givenChange(seen, { title: 'Khadi kurta' })))
    const after = ok(await given.addSize(meera, slug, added(seen))).data
    expect(after.title).toBe('Khadi kurta')
    const weights = after.variants.map(({ sku }, at) => ({ sku, weight_grams: 300 + at }))
    const late = await given.change(meera, slug, givenChange(after, { title: 'Silk kurta', weights }))
    expect([late.status, late.error.fields]).toEqual([409, { title: 'is now “Khadi kurta”' }])
    const saved = ok(await given.change(meera, slug, givenChange(after, { weights }))).data
    expect(saved.variants.map((one) => one.weight_grams)).toEqual([300, 301, 302])
  })
})

describe('concurrent additions of the same size', () => {
  test('add it once and refuse the others', async () => {
    const { meera, slug, seen } = await given.kurtaOf()
    const tabs = await Promise.all(['XL', 'xl', 'Xl'].map((size) => given.addSize(meera, slug, added(seen, { size }))))
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await given.see(meera, slug)).variants).toHaveLength(3)
  })

  test('(without the lock on the variants, the others fail instead of being refused)', async () => {
    const db = carelessDb(world.db, unlocked(/from variant where product_id/))
    const service = createAddedSizeService({ db })
    const round = async () => {
      const { meera, slug, seen } = await given.kurtaOf()
      const tabs = ['XL', 'xl', 'Xl'].map((size) =>
        service.add(meera.merchantId, slug, { version: seen.version, size, stock: 1 }),
      )
      const ends = await Promise.allSettled(tabs)
      return ends.filter((end) => end.status === 'rejected' && !(end.reason instanceof Invalid)).length
    }
    expect(await untilSeen(round, (count) => count > 0)).toBeGreaterThan(0)
  })
})
