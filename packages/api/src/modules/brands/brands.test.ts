import { generateBrand, listBrands, oneBrand, rankedBrands, womensDay } from '@nukkad/contracts/endpoints/shop/brands'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
const list = async (query: object = {}) => (await world.call(listBrands, { query: { ...query } })).body
const generate = async (query: object) => (await world.call(generateBrand, { query: { ...query } })).body.data

describe('the brand directory', () => {
  test('lists every merchant with products, by name, with counts for each filter', async () => {
    const { data, total, letters, cities } = await list()
    const names = data.map(({ name }) => name.toLowerCase())
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    expect([total, data.length]).toEqual([64, 64])
    expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(64)
    expect(cities.find(({ value }) => value === 'goa')).toEqual({ value: 'goa', label: 'Goa', count: 8 })
  })

  test('combines filters by city, category, section, letter and women-led', async () => {
    const goa = await list({ city: 'goa', womenLed: true })
    expect(goa.data.every(({ city, isWomenLed }) => city.slug === 'goa' && isWomenLed)).toBe(true)
    expect(goa.cities.length).toBeGreaterThan(1)
    const potters = (await list({ category: 'home-decor/pottery' })).data
    const decor = (await list({ category: 'home-decor' })).data
    expect(potters.every(({ categories }) => categories.some(({ path }) => path === 'home-decor/pottery'))).toBe(true)
    expect(decor.length).toBeGreaterThan(potters.length)
    expect((await list({ letter: 'b' })).data.every(({ name }) => name.startsWith('B'))).toBe(true)
    expect(await list({ city: 'goa', category: 'no/such' })).toMatchObject({ data: [], total: 0 })
  })

  test.each([{ mood: 'grumpy' }, { price: 'free' }, { letter: 'ab' }])(
    'refuses an unknown filter value: %j',
    async (query) => {
      expect((await world.call(listBrands, { query })).status).toBe(400)
    },
  )
})

describe('the brand generator', () => {
  test('returns a matching brand, and another one each turn until all were shown', async () => {
    const query = { city: 'delhi', mood: 'playful' }
    const { total, relaxed } = await generate(query)
    expect(relaxed).toEqual([])
    const seen = new Set<string | undefined>()
    for (let turn = 0; turn < total; turn += 1) {
      const { brand, products } = await generate({ ...query, turn })
      expect(brand).toMatchObject({ city: { slug: 'delhi' }, moods: expect.arrayContaining(['playful']) })
      expect(products.every(({ merchant }) => merchant.slug === brand?.slug)).toBe(true)
      seen.add(brand?.id)
    }
    expect(seen.size).toBe(total)
    expect((await generate({ ...query, turn: total })).brand?.id).toBe((await generate(query)).brand?.id)
  })

  test('drops the mood before the price and the city, and says so', async () => {
    const found = await generate({ city: 'goa', category: 'home-decor/lamps', mood: 'festive' })
    expect(found).toMatchObject({ relaxed: ['mood'], brand: { city: { slug: 'goa' } } })
    const all = { city: 'goa', category: 'beauty/fragrance', price: 'low', mood: 'festive' }
    expect((await generate(all)).brand).not.toBeNull()
  })
})

describe('the page of a brand', () => {
  test('has its story, its products in stock, and similar brands', async () => {
    const { data } = (await world.call(oneBrand, { params: { id: '1' } })).body
    expect(data).toMatchObject({ id: '1', isWomenLed: expect.any(Boolean), story: expect.stringMatching(/.{80}/) })
    expect(data.products.length).toBeGreaterThan(0)
    expect(data.products.every(({ merchant, isAvailable }) => merchant.slug === data.slug && isAvailable)).toBe(true)
    expect(data.alike.map(({ id }) => id)).not.toContain('1')
  })

  test.each(['0', '999999', 'x', '1e3'])('returns 404 for the id %s', async (id) => {
    expect((await world.call(oneBrand, { params: { id } })).status).toBe(404)
  })
})

describe('brand campaigns', () => {
  const params = { slug: 'lbbtop30' }

  test('rank thirty brands, each with a reason and products in stock', async () => {
    const { entries, isOver } = (await world.call(rankedBrands, { params })).body.data
    expect(isOver).toBe(false)
    expect(entries.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    for (const { brand, products, line } of entries) {
      expect(line).not.toBe('')
      expect(products.length).toBeGreaterThan(0)
      expect(products.every(({ merchant }) => merchant.slug === brand.slug)).toBe(true)
    }
  })

  test('list exactly the women-led brands on the Women’s Day page', async () => {
    const { brands, products } = (await world.call(womensDay)).body.data
    expect(brands.length).toBe((await list({ womenLed: true })).total)
    const own = new Set(brands.map(({ slug }) => slug))
    expect(products.length).toBeGreaterThan(8)
    expect(products.every(({ merchant }) => own.has(merchant.slug))).toBe(true)
  })

  test('say when they are over, and return 404 before their start or when unpublished', async () => {
    const ask = () => world.call(rankedBrands, { params })
    await world.db`update brand_list set ends_at = now() - interval '1 day' where slug = 'lbbtop30'`
    expect((await ask()).body.data.isOver).toBe(true)
    await world.db`
      update brand_list set starts_at = now() + interval '1 day', ends_at = 'infinity' where slug = 'lbbtop30'`
    expect((await ask()).status).toBe(404)
    await world.db`update brand_list set starts_at = '-infinity', is_published = false where slug = 'lbbtop30'`
    expect((await ask()).status).toBe(404)
  })
})
