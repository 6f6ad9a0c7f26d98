import { productSorts } from '@nukkad/contracts'
import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { addBookmark, removeBookmark } from '@nukkad/contracts/endpoints/people/saves'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { buildApp } from '../../../app.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { useSeededWorld } from '../../../testing/world.ts'

const world = useSeededWorld()
const given = givenIn(world)
const headers = () => ({ authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` })
const list = async (query: Record<string, unknown> = {}) =>
  (await world.call(listProducts, { query, headers: headers() })).body
const titles = async (q: string, pagesize = 5) => (await list({ q, pagesize })).data.map(({ title }) => title)

describe('the product search', () => {
  test.each([
    ['kurtha', 'kurta'],
    ['jwellery', 'jewellery'],
    ['bedshet', 'bedsheet'],
    ['terracota', 'terracotta'],
    ['notbook', 'notebook'],
  ])('corrects %s to %s and says so', async (q, correctedTo) => {
    const { search, total } = await list({ q })
    expect(search?.correctedTo).toBe(correctedTo)
    expect(total).toBeGreaterThan(5)
    expect(search?.instead).toBeNull()
  })

  test.each([
    ['jhola', /jhola|bag|tote/i],
    ['diya', /diya|lamp|candle/i],
    ['juti', /jutti|shoe|mojari/i],
    ['mojari', /jutti|mojari/i],
    ['achar', /pickle|achaar|achar/i],
    ['chai', /chai|tea/i],
    ['chunni', /dupatta|stole|scarf/i],
  ])('understands the word %s', async (q, wanted) => {
    const found = await titles(q, 1)
    expect(found.length).toBeGreaterThan(0)
    for (const title of found) expect(title).toMatch(wanted)
  })

  test('ranks products with the word in their title first', async () => {
    const { data } = await list({ q: 'kurta', pagesize: 50 })
    const isNamed = data.map(({ title }) => /kurta/i.test(title))
    expect(isNamed[0]).toBe(true)
    expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.includes(false) ? isNamed.indexOf(false) : 50)
  })

  test('drops an unknown word rather than finding nothing', async () => {
    const { search, total } = await list({ q: 'kurta spaceship' })
    expect(search?.correctedTo).toBe('kurta')
    expect(total).toBeGreaterThan(10)
  })

  test('matches colours and sizes too', async () => {
    const { data, total } = await list({ q: 'blue kurta xl' })
    expect(total).toBeGreaterThan(0)
    expect(data[0]?.title).toMatch(/kurta/i)
  })

  test('suggests categories and best sellers when nothing is found', async () => {
    const { total, search } = await list({ q: 'zzqqxx' })
    expect(total).toBe(0)
    expect(search?.instead?.bestSellers).toHaveLength(8)
    expect(search?.instead?.categories.length).toBeGreaterThan(3)
  })

  test('can be sorted by price and filtered like any list', async () => {
    const { data, sort } = await list({ q: 'lamp', sort: 3, maxPrice: 1500 })
    const prices = data.map(({ price }) => price)
    expect([sort, prices]).toEqual([3, [...prices].sort((one, other) => one - other)])
    expect(Math.max(...prices)).toBeLessThanOrEqual(1500)
  })
})

describe('a custom category', () => {
  test('is a saved filter with its own title, which can be narrowed further', async () => {
    const { customCategory, total, data } = await list({ custom: 'under-999' })
    expect(customCategory).toMatchObject({ slug: 'under-999', title: 'Under ₹999' })
    expect(customCategory?.image.url).toMatch(/^\/images\//)
    expect(Math.max(...data.map(({ price }) => price))).toBeLessThanOrEqual(999)
    const narrowed = await list({ custom: 'under-999', maxPrice: 5000, category: 'shopping/bags' })
    expect(narrowed.total).toBeLessThan(total)
    expect(Math.max(...narrowed.data.map(({ price }) => price))).toBeLessThanOrEqual(999)
  })

  test('follows a change of its filter', async () => {
    const before = (await list({ custom: 'under-999' })).total
    await world.db`update custom_category set filter = '{"maxPrice": 499}' where slug = 'under-999'`
    expect((await list({ custom: 'under-999' })).total).toBeLessThan(before)
  })

  test('has the default order when its own is gone', async () => {
    await world.db`update custom_category set sort = 999 where slug = 'women-made'`
    const byDefault = await list({ custom: 'women-made', sort: productSorts.recommended.value })
    expect(await list({ custom: 'women-made' })).toEqual(byDefault)
  })

  test('returns 404 when it does not exist', async () => {
    const answer = await world.call(listProducts, { query: { custom: 'no-such-thing' }, headers: headers() })
    expect(answer.status).toBe(404)
  })
})

describe('products that can be delivered to a pincode', () => {
  const sweets = 'snacks-groceries/sweets'

  test('are fewer where fresh goods cannot be sent, and none where there is no delivery', async () => {
    const [everything, delhi, village] = await Promise.all([
      list({ category: sweets }),
      list({ category: sweets, deliversTo: '110001', facets: true }),
      list({ category: sweets, deliversTo: '799001' }),
    ])
    expect(delhi.total).toBeLessThan(everything.total)
    expect(delhi.data.every(({ merchant }) => merchant.city === 'delhi')).toBe(true)
    expect(delhi.facets?.delivers).toBe(delhi.total)
    expect(village.total).toBe(0)
    expect((await list({ deliversTo: '999999' })).total).toBe(0)
  })

  test('match what the product page says', async () => {
    const [{ data }, near] = [await list({ category: sweets, city: 'kolkata' }), '700016']
    const slug = data[0]?.slug ?? ''
    const ask = (pincode: string) => world.call(productServiceability, { query: { slug, pincode } })
    expect((await ask(near)).body.data.deliverable).toBe(true)
    expect((await ask('110001')).body.data).toMatchObject({
      deliverable: false,
      reason: expect.stringMatching(/Kolkata/),
    })
  })
})

describe('a change in the shop', () => {
  test('is in the very next list, in this process and in another one', async () => {
    const other = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
    const elsewhere = async (query: string) =>
      (await other.app.inject({ url: `/api/v1/shop/products?${query}`, headers: headers() })).json()
    const [before] = (await list({ category: 'shopping/kurtas', sort: 3, pagesize: 1 })).data
    await elsewhere('category=shopping/kurtas&sort=3&pagesize=1')

    await world.db`
      update variant set price_paise = 100 where product_id = (
        select id from product where slug = 'sunday-hammock-kurta')`
    const [cheapest] = (await list({ category: 'shopping/kurtas', sort: 3, pagesize: 1 })).data
    expect(before?.slug).not.toBe('sunday-hammock-kurta')
    expect(cheapest).toMatchObject({ slug: 'sunday-hammock-kurta', price: 1 })
    expect((await elsewhere('category=shopping/kurtas&sort=3&pagesize=1')).data[0].slug).toBe('sunday-hammock-kurta')

    const total = (await list({ category: 'shopping/kurtas' })).total
    await world.db`update product set is_published = false where slug = 'sunday-hammock-kurta'`
    await world.db`select refresh_products(array(select id from product where slug = 'sunday-hammock-kurta'))`
    expect((await list({ category: 'shopping/kurtas' })).total).toBe(total - 1)
    expect((await elsewhere('category=shopping/kurtas')).total).toBe(total - 1)
    await other.app.close()
  })

  test('is not lost when it commits after a later one', async () => {
    const total = async () => (await list({ q: 'angrakha' })).total
    expect(await total()).toBe(1)
    const slow = await world.db.reserve()
    await slow`begin`
    await slow`update product set title = 'Angrakha of Sunday' where slug = 'pin-tuck-white-kurta'`
    await slow`select refresh_products(array(select id from product where slug = 'pin-tuck-white-kurta'))`
    await world.db`update variant set on_hand = on_hand + 0, price_paise = price_paise - 1
      where product_id = (select id from product where slug = 'bagru-short-kurta')`
    expect(await total()).toBe(1)
    await slow`commit`
    slow.release()
    expect(await total()).toBe(2)
  })
})

describe('products by how often they were saved', () => {
  // Without the saves of the demo data.
  beforeAll(() => world.db`delete from saved_item where kind = 'product'`)
  const query = { category: 'shopping/kurtas', sort: productSorts.mostSaved.value, pagesize: 3 }
  const first = async () => (await list(query)).data.map(({ slug }) => slug)
  const save = (as: string, ref: string) => world.call(addBookmark, { as, body: { kind: 'product', ref } })

  test('are in the order of their hearts in every process, as soon as one is given or taken back', async () => {
    const other = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
    const elsewhere = async (): Promise<string[]> => {
      const url = `/api${listProducts.url}?category=${query.category}&sort=${query.sort}`
      const { data } = (await other.app.inject({ url, headers: headers() })).json()
      return data.map(({ slug }: { slug: string }) => slug)
    }
    const [asha, dev] = [(await given.user()).token, (await given.user()).token]
    const [most, less] = ['bagru-short-kurta', 'pin-tuck-white-kurta']
    await elsewhere()

    await Promise.all([save(asha, most), save(dev, most), save(dev, less)])
    for (const order of [await elsewhere(), await first()]) expect(order.slice(0, 2)).toEqual([most, less])

    for (const as of [asha, dev]) await world.call(removeBookmark, { as, body: { kind: 'product', ref: most } })
    for (const order of [await elsewhere(), await first()]) expect(order[0]).toBe(less)
    await other.app.close()
  })

  test('count hearts from before a product was on sale, and no longer those of closed accounts', async () => {
    const people = [(await given.user()).id, (await given.user()).id]
    const isOnSale = (is: boolean) => world.db`
      update product set is_published = ${is} where slug = 'bagru-short-kurta'`
    await isOnSale(false)
    await world.db`
      insert into saved_item (user_id, kind, ref)
      select id, 'product', 'bagru-short-kurta' from app_user where id = any(${people}::bigint[])`
    await isOnSale(true)
    expect((await first()).slice(0, 2)).toEqual(['bagru-short-kurta', 'pin-tuck-white-kurta'])

    await world.db`delete from app_user where id = any(${people}::bigint[])`
    expect((await first())[0]).toBe('pin-tuck-white-kurta')
  })
})

describe('malformed filter values', () => {
  test.each([
    ['brand', "dilli-dyers'; drop table product; --"],
    ['colour', '😀,%,\\'],
    ['size', ',,,,'],
    ['categories', '../../etc/passwd,shopping'],
    ['q', "' or 1=1 --"],
  ])('%s=%j does no harm', async (field, value) => {
    const { status } = await world.call(listProducts, { query: { [field]: value, facets: true }, headers: headers() })
    expect(status).toBe(200)
    const [row] = await world.db<[{ count: number }]>`select count(*)::integer as count from product`
    expect(row.count).toBeGreaterThan(600)
  })

  test.each([
    ['brand', 'x'.repeat(401)],
    ['deliversTo', '12'],
    ['deliversTo', '012345'],
    ['discount', '100'],
    ['discount', 'x'],
    ['custom', 'Not A Slug'],
    ['shipsFast', '7'],
    ['maxPrice', '1e12'],
  ])('%s=%s is refused and the field is named', async (field, value) => {
    const { status, error } = await world.call(listProducts, { query: { [field]: value }, headers: headers() })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })
})
