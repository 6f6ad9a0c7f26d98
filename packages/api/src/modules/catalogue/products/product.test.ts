import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { getProduct, getProductV3, getSizeGuide, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { productOffers } from '@nukkad/contracts/endpoints/shop/product-page'
import { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import { Check, Errors } from 'typebox/value'
import { useSeededWorld } from '../../../testing/world.ts'

const world = useSeededWorld()

const details = async (slug: string) => (await world.call(getProduct, { query: { slug } })).body.data
const kurta = 'indigo-block-print-kurta'
/** The attributes of the older shape by code, with its options. */
async function oldShape(slug: string): Promise<Record<string, unknown>> {
  const { body } = await world.call(getProductV3, { query: { slug } })
  expect(Check(getProductV3.schema.response[200], body)).toBe(true)
  const { custom_attributes: all, options } = body.data
  return { ...Object.fromEntries(all.map((one) => [one.attribute_code, one.value])), options }
}

test('productOffers returns the offers of the product’s page, and 404 for an unknown product', async () => {
  const { body } = await world.call(productOffers, { query: { slug: kurta } })
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data).toEqual((await details(kurta)).offers.map(({ code, text }) => ({ code, text })))
  expect((await world.call(productOffers, { query: { slug: 'no-such-product' } })).status).toBe(404)
})

describe('the product page', () => {
  test('shows colours, sizes, low stock and sold-out sizes of the sample kurta', async () => {
    const product = await details(kurta)
    expect(product).toMatchObject({
      title: 'Indigo block-print kurta',
      price: 1499,
      og_price: 1999,
      discount_percent: 25,
    })
    expect(product.merchant).toMatchObject({ slug: 'dilli-dyers', locality: 'Shahpur Jat', since: 1984 })
    expect([...new Set(product.variants.map(({ color }) => color))]).toEqual(['Indigo', 'Madder', 'Peacock'])
    const indigo = product.variants.filter(({ color }) => color === 'Indigo')
    expect(indigo.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL'])
    expect(indigo.find(({ size }) => size === 'M')).toMatchObject({
      sku: 'indigo-kurta-m',
      stock_left: 3,
      isAvailable: true,
    })
    expect(indigo.find(({ size }) => size === 'XL')).toMatchObject({ stock_left: null, isAvailable: false })
    expect(product.review_count).toBe(128)
    expect(product.histogram.reduce((sum, stars) => sum + stars, 0)).toBe(128)
    expect(product.breadcrumbs.map(({ path }) => path)).toEqual(['shopping', 'shopping/kurtas'])
    expect(product.variants[0]?.images.map(({ url }) => url)).toEqual([
      `/images/product/${kurta}/front-indigo`,
      `/images/product/${kurta}/side-indigo`,
      `/images/product/${kurta}/detail-indigo`,
      `/images/product/${kurta}/inuse-indigo`,
    ])
  })

  test.each([
    [
      kurta,
      [
        ['Net quantity', '1 piece'],
        ['MRP', '₹1,999, inclusive of all taxes'],
        ['Country of origin', 'India'],
      ],
    ],
    [
      'mudigere-peaberry-filter-grind',
      [
        ['Net quantity', '100 g, 250 g or 500 g'],
        ['Best before', '9 months from packing'],
      ],
    ],
    ['everyday-jutti-sneaker', [['Net quantity', '1 pair']]],
  ])('declares for %s what the rules on packaged goods ask for', async (slug, rows) => {
    const { attributes } = await details(slug)
    for (const [label, value] of rows)
      expect(attributes.filter((row) => row.label === label)).toEqual([{ label, value }])
  })

  test('matches the contract for every product', async () => {
    const slugs = await world.db<{ slug: string }[]>`select slug from product where is_published`
    const service = world.modules.catalogue.service
    const rows = await Promise.all(
      slugs.map(async ({ slug }) => ({ slug, answer: (await service.productJson(slug)).parse() })),
    )
    const shape = getProduct.schema.response[200]
    const wrong = rows.filter(({ answer }) => !Check(shape, answer))
    expect(wrong.map(({ slug, answer }) => [slug, Errors(shape, answer)[0]])).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(600)
  })

  test('has paise only where the price has them', async () => {
    await world.db`
      update variant set price_paise = 149950, mrp_paise = 200001
      where product_id = (select id from product where slug = 'soup-bowl-with-a-bird')`
    const { body } = await world.call(getProduct, { query: { slug: 'soup-bowl-with-a-bird' } })
    expect(body.data).toMatchObject({ price: 1499.5, og_price: 2000.01, discount_percent: 25 })
  })

  test.each(['no-such-product', 'x', 'a'.repeat(120)])('returns 404 with the standard body for %s', async (slug) => {
    for (const endpoint of [getProduct, getProductV3, similarProducts]) {
      const { status, error } = await world.call(endpoint, { query: { slug } })
      expect([status, error.code]).toEqual([404, 'not_found'])
      expect(error.requestId).toMatch(/.+/)
    }
  })

  test.each(['Kurta', 'a b', '../etc', 'a'.repeat(121), ''])('returns 400 for the slug "%s"', async (slug) => {
    expect((await world.call(getProduct, { query: { slug } })).status).toBe(400)
  })

  test('has the same price, options and variants in its older shape', async () => {
    const [older, newer] = [await world.call(getProductV3, { query: { slug: kurta } }), await details(kurta)]
    const { data } = older.body
    expect(Check(getProductV3.schema.response[200], older.body)).toBe(true)
    const attribute = (code: string) =>
      data.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value
    expect([data.name, data.price, attribute('special_price')]).toEqual([newer.title, newer.og_price, newer.price])
    expect(attribute('sg_type')).toBe('kurta')
    expect([data.variants, data.options]).toEqual([newer.variants, newer.options])
  })

  test.each([
    ['newer', async (slug: string) => (await details(slug)) as Record<string, unknown>],
    ['older', oldShape],
  ])('has in its %s shape the size, question, shipping and novelty fields', async (_, shape) => {
    const made = await shape(kurta)
    expect(made).toMatchObject({
      size_information: expect.stringContaining('centimetres'),
      model_size_information: expect.stringContaining('size M'),
      manufacture_email: expect.stringMatching(/^[a-z-]+@makers\.nukkad\.test$/),
      google_link: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.+Delhi/),
      comment_form: '0',
      question: null,
      redemption: null,
      shipping_area: 'India',
    })
    expect(Date.parse(String(made.news_to_date)) - Date.parse(String(made.news_from_data))).toBe(30 * 86_400_000)

    const tile = await shape('house-name-tile')
    expect(tile).toMatchObject({ comment_form: '1', question: expect.stringContaining('Who is it for'), upload: '1' })
    expect(tile.options).toMatchObject([
      { sku: 'house-name-tile-1', guide: expect.any(String), image_size_x: null },
      {
        sku: 'house-name-tile-2',
        values: expect.arrayContaining([expect.objectContaining({ sku: 'house-name-tile-2-2' })]),
      },
      { sku: 'house-name-tile-3', image_size_x: 1200, image_size_y: 1200 },
    ])
  })

  test('has options for a made-to-order product, with an upload and choices', async () => {
    const { options, cod_available } = await details('house-name-tile')
    expect(options.map(({ type }) => type)).toEqual(['field', 'drop_down', 'file'])
    expect(options[1]?.values.map(({ title }) => title)).toContain('Devanagari')
    expect(cod_available).toBe(false)
  })
})

describe('changes in the shop', () => {
  const skuOf = async (slug: string) => {
    const first = (await details(slug)).variants[0]
    if (!first) throw new Error(`${slug} has no variant`)
    return first.sku
  }
  const card = async (q: string) => {
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    return (await world.call(listProducts, { query: { q, pagesize: 1 }, headers })).body.data[0]
  }

  test('show a new price in list and page with the commit that made it', async () => {
    await world.db`update variant set price_paise = 70000 where product_id = (select id from product where slug = 'half-dip-canvas-jhola')`
    expect(await details('half-dip-canvas-jhola')).toMatchObject({ price: 700, discount_percent: 33 })
    expect(await card('half-dip canvas jhola')).toMatchObject({ price: 700 })
  })

  test('show a product as sold out after the last sale', async () => {
    await world.db`update variant set on_hand = 0 where product_id = (select id from product where slug = 'sunday-hammock-kurta')`
    expect((await details('sunday-hammock-kurta')).isAvailable).toBe(false)
    expect(await card('sunday hammock kurta')).toMatchObject({ isAvailable: false, stock_left: null })
  })

  test('are both shown when two are made at once', async () => {
    const product = await details('chandbali-half-size')
    const [one, other] = [product.variants[0]?.sku ?? '', await skuOf('coin-edge-hoops')]
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        world.db`update variant set price_paise = ${10_000 + n} where sku = ${n % 2 ? one : other}`.then(
          () => undefined,
        ),
      ),
    )
    for (const slug of ['chandbali-half-size', 'coin-edge-hoops']) {
      const [row] = await world.db<[{ price: number }]>`
        select l.price_paise as price from lead_variant l join product p on p.id = l.product_id where p.slug = ${slug}`
      expect((await details(slug)).price * 100).toBeCloseTo(row.price)
    }
  })

  test('hide an unpublished product everywhere, and show it again when it is published', async () => {
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    const total = async () =>
      (await world.call(listProducts, { query: { category: 'pet/treats' }, headers })).body.total
    const before = await total()
    const publish = (isPublished: boolean) => world.db`
      with changed as (
        update product set is_published = ${isPublished} where slug = 'training-crumbs-liver' returning id
      ) select id from changed`
    const [row] = await publish(false)
    await world.db`select refresh_products(array[${row?.id}::bigint])`
    expect((await world.call(getProduct, { query: { slug: 'training-crumbs-liver' } })).status).toBe(404)
    expect(await total()).toBe(before - 1)
    await publish(true)
    await world.db`select refresh_products(array[${row?.id}::bigint])`
    expect(await total()).toBe(before)
  })
})

describe('data around a product', () => {
  test('similar products are of the same category and never the product itself', async () => {
    const { body } = await world.call(similarProducts, { query: { slug: 'khurja-tea-for-two-pot' } })
    expect(Check(similarProducts.schema.response[200], body)).toBe(true)
    expect(body.data).toHaveLength(8)
    expect(body.data.map(({ slug }) => slug)).not.toContain('khurja-tea-for-two-pot')
  })

  test('every size guide that a product names exists', async () => {
    const rows = await world.db<{ sg_type: string }[]>`select distinct sg_type from product where sg_type is not null`
    for (const { sg_type } of rows) {
      const { status, body } = await world.call(getSizeGuide, { query: { sg_type } })
      expect(status).toBe(200)
      for (const row of body.data.rows) expect(row).toHaveLength(body.data.columns.length)
    }
    expect((await world.call(getSizeGuide, { query: { sg_type: 'hats' } })).status).toBe(404)
  })

  test('the shop home matches its contract in every city', async () => {
    for (const city of ['delhi', 'goa', 'other', undefined]) {
      const { status, body } = await world.call(shopHome, { query: city ? { city } : {} })
      expect(status).toBe(200)
      expect(Check(shopHome.schema.response[200], body)).toBe(true)
      expect(body.data.categories.length).toBeGreaterThanOrEqual(8)
      expect(body.data.newLaunches).toHaveLength(8)
      expect(body.data.merchants.length).toBeGreaterThan(0)
    }
  })
})
