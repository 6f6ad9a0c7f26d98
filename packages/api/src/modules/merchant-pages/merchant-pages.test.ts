import * as contract from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { merchants } from '@nukkad/world'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const visitor = () => ({ authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` })
const brand = (query: Record<string, unknown>) => world.call(contract.getBrand, { query, headers: visitor() })

describe("a merchant's page", () => {
  test('shows the merchant, their products and their stores', async () => {
    const { status, body } = await brand({ slug: 'dilli-dyers' })

    expect(status).toBe(200)
    expect(body.brand).toMatchObject({ name: 'Dilli Dyers', maker: 'Farida Siddiqui', isWomenLed: true, since: 1984 })
    expect(body.brand.city).toEqual({ slug: 'delhi', name: 'Delhi NCR' })
    expect(body.data.every(({ merchant }) => merchant.slug === 'dilli-dyers')).toBe(true)
    expect(body.brand.product_count).toBe(body.total)
    expect(body.brand.categories.reduce((sum, { count }) => sum + count, 0)).toBe(body.total)
    expect(body.brand.stores.map(({ slug }) => slug)).toEqual(['dilli-dyers-shahpur-jat'])
  })

  test('has the mean rating of all reviews of the merchant’s products', async () => {
    const [row] = await world.db<[{ rating: number; count: number }]>`
      select round(avg(r.rating), 1)::float8 as rating, count(*)::integer as count
      from review r join product p on p.id = r.product_id join merchant m on m.id = p.merchant_id
      where m.slug = 'dilli-dyers' and r.state = 'published'`
    const { body } = await brand({ slug: 'dilli-dyers' })
    expect([body.brand.rating, body.brand.review_count]).toEqual([row.rating, row.count])
  })

  test('filters and sorts its products like any list', async () => {
    const { body } = await brand({ slug: 'dilli-dyers', category: 'shopping/kurtas', sort: 3, facets: true })
    const prices = body.data.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(body.facets?.category.map(({ value }) => value)).toEqual(['shopping/kurtas'])
  })

  test('returns 404 for an unknown merchant and 401 without a token', async () => {
    expect((await brand({ slug: 'nobody-at-all' })).status).toBe(404)
    expect((await world.call(contract.getBrand, { query: { slug: 'dilli-dyers' } })).status).toBe(401)
  })
})

describe("a merchant's products", () => {
  test('equal the product list filtered by brand, without a token', async () => {
    const own = await world.call(contract.merchantProducts, { query: { slug: 'kala-katha', page: 2, pagesize: 5 } })
    const listed = await world.call(listProducts, {
      query: { brand: 'kala-katha', page: 2, pagesize: 5 },
      headers: visitor(),
    })
    expect(own.body.data.length).toBe(5)
    expect(own.body).toEqual(listed.body)
    expect((await world.call(contract.merchantProducts, { query: { slug: 'nobody' } })).status).toBe(404)
  })
})

describe('reviews of a merchant', () => {
  const reviews = (query: Record<string, unknown> = {}) =>
    world.call(contract.brandReviews, { params: { slug: 'dilli-dyers' }, query })

  test('are listed newest first, in pages, with a histogram that adds up', async () => {
    const [first, second] = [await reviews({ pagesize: 50 }), await reviews({ pagesize: 50, page: 2 })]
    expect(first.body.histogram.reduce((sum, count) => sum + count, 0)).toBe(first.body.review_count)
    expect(first.body.total).toBe(first.body.review_count)
    const dates = [...first.body.data, ...second.body.data].map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set([...first.body.data, ...second.body.data].map(({ id }) => id)).size).toBe(dates.length)
    expect(first.body.data[0]?.product.image.url).toMatch(/^\/images\//)
  })

  test('can be filtered by stars, and are empty past their end', async () => {
    const { body } = await reviews({ rating: 5 })
    expect(body.data.every(({ rating }) => rating === 5)).toBe(true)
    expect(body.total).toBe(body.histogram[4])
    expect((await reviews({ page: 90_000 })).body.data).toEqual([])
  })

  test('return 404 for an unknown merchant', async () => {
    expect((await world.call(contract.brandReviews, { params: { slug: 'nobody' } })).status).toBe(404)
  })
})

describe('the page of a store', () => {
  test('has an address, coordinates, hours and products', async () => {
    const { body } = await world.call(contract.getStore, { params: { slug: 'dilli-dyers-shahpur-jat' } })
    expect(body.data).toMatchObject({
      merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
      address: { locality: 'Shahpur Jat', pincode: '110049', state: 'Delhi' },
    })
    expect(body.data.lat).toBeCloseTo(28.55, 1)
    expect(body.data.hours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(body.data.products.length).toBeGreaterThan(3)
    expect(body.data.total).toBeGreaterThanOrEqual(body.data.products.length)
  })

  test('exists for every merchant; an unknown store returns 404', async () => {
    const [row] = await world.db<[{ count: number }]>`select count(distinct merchant_id)::integer as count from store`
    expect(row.count).toBe(merchants.length)
    expect((await world.call(contract.getStore, { params: { slug: 'no-such-store' } })).status).toBe(404)
  })
})

describe('curated product ids of a category', () => {
  test('are those of the first products of the category’s list', async () => {
    const { body } = await world.call(contract.categoryProductIds, {
      query: { category: 'shopping/kurtas', pagesize: 7 },
    })
    const listed = await world.call(listProducts, {
      query: { category: 'shopping/kurtas', pagesize: 7 },
      headers: visitor(),
    })
    expect(body.data.productIds).toEqual(listed.body.data.map(({ product_id }) => product_id))
    expect((await world.call(contract.categoryProductIds, { query: { category: 'nowhere' } })).status).toBe(404)
  })

  test.each([
    ['footwear', 'shopping/shoes'],
    ['jewellery', 'shopping/jewellery'],
    ['bags', 'shopping/bags'],
    ['snacks', 'snacks-groceries'],
    ['home-decor', 'home-decor'],
    ['skin-care', 'beauty/skin-care'],
  ])('are found by a short category name too: %s is %s', async (category, path) => {
    const ids = async (name: string) =>
      (await world.call(contract.categoryProductIds, { query: { category: name } })).body.data
    const byName = await ids(category)
    expect(byName).toEqual(await ids(path))
    expect(byName.category).toBe(path)
    expect(byName.productIds.length).toBeGreaterThan(0)
  })
})
