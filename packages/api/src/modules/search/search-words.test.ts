import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import * as contract from '@nukkad/contracts/endpoints/site/search'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
beforeAll(() => world.modules.search.service.warmUp())

const suggest = async (q: string, city = 'delhi') =>
  (await world.call(contract.autocomplete, { query: { q, city } })).body.data
const all = async (q: string, city = 'delhi') =>
  (await world.call(contract.searchAll, { query: { q, city, pagesize: 20 } })).body
const inShop = async (query: Record<string, unknown>) =>
  (await world.call(listProducts, { as: world.settings.PUBLIC_TOKEN, query })).body

describe('a price in the search words', () => {
  test.each(['gift under 1000', '1000 se kam gift', '₹1,000 तक gift'])('filters the product list: %s', async (q) => {
    const [list, plain] = [await inShop({ q, pagesize: 50 }), await inShop({ q: 'gift', pagesize: 50 })]
    expect(list.total).toBeGreaterThan(0)
    expect(list.total).toBeLessThan(plain.total)
    expect(Math.max(...list.data.map(({ price }) => price))).toBeLessThanOrEqual(1000)
    expect(list.search).toMatchObject({ correctedTo: null })
  })

  test('is overridden by a chosen price filter', async () => {
    const list = await inShop({ q: 'kurta under 100', minPrice: 900, maxPrice: 3000 })
    expect(list.data.every(({ price }) => price >= 900)).toBe(true)
  })

  test('filters products in the search over all kinds, and links to the shop with the price', async () => {
    const { data, correctedTo } = await all('kurta under 1500')
    const prices = data.flatMap(({ product }) => (product ? [product.price] : []))
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(1500)
    expect(correctedTo).toBeNull()
    expect((await suggest('kurta under 1500')).href).toBe('/shop/search?q=kurta&maxPrice=1500')
  })

  test('is never replaced by another number', async () => {
    expect((await all('kurta 1000000')).correctedTo ?? '').not.toMatch(/1000(?!000)/)
  })
})

describe('Hindi and other Indian languages', () => {
  test.each([
    ['कुर्ता', /kurta/i],
    ['साड़ी', /saree/i],
    ['চা', /chai|tea/i],
    ['புடவை', /saree/i],
    ['చీర', /saree/i],
    ['ಸೀರೆ', /saree/i],
    ['jhumke', /jhumka|earring/i],
    ['kaan ki bali', /earring|jhumka/i],
    ['mithai', /laddoo|katli|barfi|peda|halwa|chikki|jalebi/i],
    ['sasta gift', /gift/i],
  ])('%s finds what it names', async (q, named) => {
    const { data, correctedTo } = await all(q)
    expect(correctedTo).toBeNull()
    expect(data.filter(({ title }) => named.test(title)).length).toBeGreaterThan(0)
  })

  test('mithai does not find dog treats', async () => {
    const titles = (await all('mithai')).data.map(({ title }) => title)
    expect(titles.join('\n')).not.toMatch(/chews/)
  })

  test('chai finds places', async () => {
    const { facets } = await all('chai')
    expect(facets.kind.find(({ value }) => value === 'place')?.count).toBeGreaterThan(0)
  })

  test.each(['golgappa', 'golgappe', 'golgapa', 'gol gape', 'gol gappe', 'pani puri', 'puchka', 'गोलगप्पे'])(
    '%s finds places and has suggestions',
    async (q) => {
      expect((await all(q, 'all')).facets.kind.map(({ value }) => value)).toContain('place')
      expect((await suggest(q)).suggestions.length).toBeGreaterThan(0)
    },
  )
})

test('every kind of place, category and tag name has suggestions and a target', async () => {
  const kinds = await world.db<{ words: string }[]>`
    select distinct kind as words from place union select title from category union select name from tag`
  const silent: string[] = []
  for (const { words } of kinds) {
    const { suggestions, href } = await suggest(words, 'all')
    if (suggestions.length === 0 || href === null) silent.push(words)
  }
  expect(silent).toEqual([])
})

test('unknown words are answered with suggestions of the city', async () => {
  const { suggestions, href } = await suggest('xyzzyqq')
  expect(href).toBeNull()
  expect(suggestions.length).toBeGreaterThan(3)
})
