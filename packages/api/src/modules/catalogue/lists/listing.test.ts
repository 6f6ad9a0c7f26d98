import { sortNumbers } from '@nukkad/contracts'
import { listProducts, type ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { buildProducts, merchants } from '@nukkad/world'
import fc from 'fast-check'
import { useSeededWorld } from '../../../testing/world.ts'
import {
  type ChoiceName,
  choiceNames,
  choicesMet,
  inNaiveOrder,
  type NaiveProduct,
  naiveCounts,
  naiveShop,
  valuesOf,
} from './naive-shop.given.ts'

const world = useSeededWorld()
let shop: NaiveProduct[]
const visitor = () => ({ authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` })
const list = (query: Record<string, unknown> = {}) => world.call(listProducts, { query, headers: visitor() })

beforeAll(async () => {
  // Some merchants have gaps: not every colour in every size.
  await world.db`update variant set is_offered = false where hashtext(sku) % 5 = 0 and position > 0`
  await world.db`
    insert into saved_item (user_id, kind, ref)
    select u.id, 'product', p.slug from app_user u join product p on hashtext(u.id || p.slug) % 9 = 0
    on conflict do nothing`
  shop = await naiveShop(world.db)
})

const paths = [...new Set(buildProducts().map(({ category }) => category))]
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })
const listOf = (values: readonly string[], separator = ',') =>
  maybe(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }).map((some) => some.join(separator)))

const filters = fc.record({
  category: maybe(fc.constantFrom(...paths, 'shopping', 'home-decor', 'snacks-groceries')),
  brand: listOf(merchants.map(({ slug }) => slug)),
  colour: listOf(['indigo', 'madder', 'peacock', 'ivory', 'moss', 'marigold']),
  size: listOf(['XS', 'M', 'XL', '38', 'A5', 'Small']),
  material: listOf(['Mango wood, oiled', 'Handloom cotton', 'Mulmul', 'Raw silk on leather'], ';'),
  city: maybe(fc.constantFrom('delhi', 'goa', 'pune', 'all')),
  minPrice: maybe(fc.constantFrom(0, 199, 500.5, 1499)),
  maxPrice: maybe(fc.constantFrom(150, 999, 1499, 100_000)),
  discount: maybe(fc.constantFrom(1, 10, 25)),
  rating: maybe(fc.constantFrom(1, 4, 5)),
  isNew: maybe(fc.boolean()),
  available: maybe(fc.boolean()),
  shipsFast: maybe(fc.boolean()),
  womenLed: maybe(fc.boolean()),
  categories: listOf(['shopping/kurtas', 'shopping/bags', 'home-decor', 'pet/treats']),
  sort: fc.constantFrom(...sortNumbers()),
  page: fc.constantFrom(1, 1, 1, 2, 3),
  pagesize: fc.constantFrom(1, 7, 20, 50),
})

/** The choice of colour and size in one variant is part of both single choices. */
const isPartOf = (name: ChoiceName, own: ChoiceName) => name === 'pair' && (own === 'colour' || own === 'size')
const given = (wanted: object) => Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))

describe('the product list', () => {
  test('filters, sorts, pages and counts like a naive query of the tables, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const query = given(wanted) as ProductsQuery & { sort: number; page: number; pagesize: number }
        const { status, body } = await list({ ...query, facets: true })
        const met = shop.map((product) => ({ product, ...choicesMet(product, query, world.clock.now()) }))
        const found = met.filter((one) => choiceNames.every((name) => one[name]))
        const ordered = inNaiveOrder(
          found.map(({ product }) => product),
          query.sort,
        )
        const from = (query.page - 1) * query.pagesize

        expect(status).toBe(200)
        expect(body.total).toBe(found.length)
        expect(body.data.map(({ slug }) => slug)).toEqual(
          ordered.slice(from, from + query.pagesize).map(({ slug }) => slug),
        )
        expect(body.hasNext).toBe(from + query.pagesize < found.length)

        const pairs = (facet: readonly { value: string; count: number }[]) =>
          facet.map(({ value, count }) => [value, count])
        const facets = body.facets
        if (!facets) throw new Error('no facets were sent')
        const besides = (own: ChoiceName) =>
          met
            .filter((one) => choiceNames.every((name) => name === own || isPartOf(name, own) || one[name]))
            .map(({ product }) => product)
        expect(pairs(facets.category)).toEqual(naiveCounts(besides('category').map(({ path }) => path)))
        expect(pairs(facets.brand)).toEqual(naiveCounts(besides('brand').map(({ brand }) => brand)))
        expect(pairs(facets.colour)).toEqual(naiveCounts(besides('colour').flatMap(valuesOf('colour', query))))
        expect(new Map(facets.size.map(({ value, count }) => [value, count]))).toEqual(
          new Map(naiveCounts(besides('size').flatMap(valuesOf('size', query)))),
        )
        expect(pairs(facets.material ?? [])).toEqual(
          naiveCounts(besides('material').flatMap(({ material }) => material ?? [])).slice(0, 40),
        )
        const prices = besides('price').map(({ price }) => price / 100)
        expect(facets.price).toMatchObject(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
        )
        for (const { from, to, count } of facets.price.steps)
          expect(count).toBe(prices.filter((price) => price >= from && (to === null || price < to + 1)).length)
        expect(facets.price.steps.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
        for (const { value, count } of facets.discount)
          expect(count).toBe(besides('discount').filter(({ discount }) => discount >= Number(value)).length)
        for (const { value, count } of facets.rating)
          expect(count).toBe(besides('rating').filter(({ rating }) => (rating ?? 0) >= Number(value)).length)
        expect(pairs(facets.city)).toEqual(naiveCounts(besides('city').map(({ city }) => city)))
        expect(facets.available).toBe(besides('available').filter(({ stock }) => stock > 0).length)
        expect(facets.shipsFast).toBe(besides('shipsFast').filter(({ days }) => days <= 2).length)
        expect(facets.delivers).toBeNull()
      }),
      { numRuns: 60, seed: 20_26 },
    )
  })

  test('has the right total without a filter and for every category and section', async () => {
    expect((await list()).body.total).toBe(shop.length)
    for (const category of ['shopping', 'shopping/shoes', 'snacks-groceries', 'pet/treats']) {
      const { body } = await list({ category })
      expect(body.total).toBe(shop.filter(({ path }) => `${path}/`.startsWith(`${category}/`)).length)
      expect(body.category?.path).toBe(category)
      expect(body.category?.breadcrumbs.at(-1)?.path).toBe(category)
    }
  })

  test('is empty past its end and keeps its total', async () => {
    const { status, body } = await list({ page: 90_000 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: [], total: shop.length, hasNext: false })
  })

  test.each([
    ['page', 0],
    ['page', -1],
    ['page', 1e9],
    ['page', 'x'],
    ['page', 1.5],
    ['pagesize', 51],
    ['minPrice', -1],
    ['rating', 6],
    ['sort', -2],
    ['sort', 8],
    ['sort', 'sideways'],
    ['q', 'k'.repeat(121)],
    ['isNew', 'perhaps'],
  ])('refuses %s=%s and names the field', async (field, value) => {
    const { status, error } = await list({ [field]: value })
    expect(status).toBe(400)
    expect(error.code).toBe('validation')
    expect(Object.keys(error.fields ?? {})).toEqual([field])
  })

  test('returns 404 for an unknown category', async () => {
    const { status, error } = await list({ category: 'shopping/spaceships' })
    expect([status, error.code]).toEqual([404, 'not_found'])
  })

  test('refuses callers without a token', async () => {
    const { status, error } = await world.call(listProducts)
    expect([status, error.message]).toEqual([401, 'Unauthorized'])
  })

  test('shows the variant with the chosen colour and size, with its picture and price', async () => {
    const [gap] = await world.db<{ slug: string; colour: string; size: string; sku: string }[]>`
      select p.slug, v.colour_slug as colour, v.size, v.sku from variant v join product p on p.id = v.product_id
      where p.slug = 'indigo-block-print-kurta' and v.is_offered and v.on_hand > 0 order by v.position desc limit 1`
    if (!gap) throw new Error('no such kurta')
    const { slug, colour, size, sku } = gap
    const cards = async () => (await list({ colour, size, q: 'indigo block-print kurta', pagesize: 50 })).body.data
    await world.db`update variant set price_paise = mrp_paise - 700 where sku = ${sku}`
    const [variant] = await world.db<[{ price: number; url: string }]>`
      select price_paise / 100.0 as price, product_pictures(product_id, colour_slug) -> 0 ->> 'url' as url
      from variant where sku = ${sku}`
    const card = (await cards()).find((one) => one.slug === slug)
    expect(card).toMatchObject({ sku, selected_sku: sku, price: Number(variant.price), image: { url: variant.url } })
    expect(card?.isNew).toEqual(expect.any(Boolean))

    await world.db`update variant set is_offered = false where sku = ${sku}`
    expect((await cards()).map((one) => one.slug)).not.toContain(slug)
    expect((await list({ colour, q: 'indigo block-print kurta' })).body.data.map((one) => one.slug)).toContain(slug)
  })

  test('reads the label of a detail in any case, and several values of one', async () => {
    await world.db`
      update product set attributes = '[{"label":"MATERIAL","value":"Areca; sheath"},{"label":"material","value":"Coir"}]'
      where slug = 'indigo-block-print-kurta'`
    for (const material of ['areca, sheath', 'Coir']) {
      const { body } = await list({ material, q: 'indigo block-print kurta', facets: true })
      expect([body.total, body.data[0]?.slug]).toEqual([1, 'indigo-block-print-kurta'])
      expect(body.facets?.material).toContainEqual({ value: 'Coir', label: 'Coir', count: 1 })
    }
  })

  test('accepts sizes in lower case, as URLs have them', async () => {
    const [small, large] = [await list({ size: 'xl' }), await list({ size: 'XL' })]
    expect(small.body.total).toBeGreaterThan(0)
    expect(small.body.total).toBe(large.body.total)
  })
})

describe('the text search of the shop', () => {
  const titles = async (q: string) => (await list({ q, pagesize: 5 })).body.data.map(({ title }) => title)

  test('ranks matches in the title first', async () => {
    expect((await titles('indigo kurta'))[0]).toContain('kurta')
    expect((await titles('khurja pot'))[0]).toBe('Khurja tea-for-two pot')
    expect(await titles('dilli dyers')).toContain('Indigo block-print kurta')
  })

  test.each([
    ['indgo kutra', 'kurta'],
    ['jewelery', 'a'],
    ['kolapuri', 'kolhapuri'],
    ['bisciut', 'biscuit'],
  ])('tolerates the misspelling %s', async (q, wanted) => {
    expect((await titles(q)).join(' ').toLowerCase()).toContain(wanted)
  })

  test.each(["'); truncate zzzz; --", '!:*&|<->', '😀', '%%%', '\\', 'the'])(
    'finds nothing for %s, without an error',
    async (q) => {
      const { status, body } = await list({ q })
      expect([status, body.total]).toEqual([200, 0])
    },
  )
})
