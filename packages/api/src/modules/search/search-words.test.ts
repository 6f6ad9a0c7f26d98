import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import * as contract from '@nukkad/contracts/endpoints/site/search'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()
beforeAll(() => world.modules.search.service.warmUp())

const suggest = async (q: string, city = 'delhi') => (await world.call(autocomplete, { query: { q, city } })).body.data
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

  test('shows the gifts of that price before wrapping paper', async () => {
    const idsOf = async (query: Record<string, unknown>) =>
      (await inShop(query)).data.map(({ product_id }) => product_id)
    const gifts = await idsOf({ category: 'gifts', maxPrice: 1000 })
    expect(gifts.length).toBeGreaterThan(1)
    expect((await idsOf({ q: 'gift under 1000' })).slice(0, gifts.length).sort()).toEqual(gifts.sort())
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

describe('a whole sentence', () => {
  test.each([
    ['best masala chai near me', /chai/i],
    ['best cafe in hauz khas', /cafe|coffee/i],
    ['ghumne ki jagah', /garden|fort|market|museum|park|walk|baoli|stepwell/i],
    ['chai peene ki jagah', /chai|tea/i],
    ['coffee shop', /cafe|coffee/i],
  ])('finds what it asks for, uncorrected: %s', async (q, named) => {
    const { data, correctedTo, didYouMean } = await all(q)
    expect([correctedTo, didYouMean]).toEqual([null, []])
    expect(data.slice(0, 5).filter(({ title, line }) => named.test(`${title} ${line}`)).length).toBeGreaterThan(1)
  })

  test.each([
    ['best masala chai near me', 'masala chai'],
    ['sabse acche kurte', 'kurte'],
    ['where is a good cafe in hauz khas', 'cafe hauz khas'],
  ])('finds as much as its words alone: %s', async (q, plain) => {
    expect((await all(q)).total).toBe((await all(plain)).total)
  })

  test.each([
    ['best masala chai near me', /chai|masala/i],
    ['juta', /jutti|shoe|mojari/i],
  ])('finds products: %s', async (q, named) => {
    const { data, search } = await inShop({ q })
    expect(search).toMatchObject({ correctedTo: null, didYouMean: [] })
    expect(data[0]?.title).toMatch(named)
  })

  test('is shortened to the words that are known, as typed', async () => {
    const asked = 'kurta for zebras and gnuwhales'
    const shorter = { correctedTo: 'kurta', didYouMean: [] }
    expect(await all(asked)).toMatchObject(shorter)
    expect((await inShop({ q: asked })).search).toMatchObject(shorter)
  })

  test('has no correction where nothing is found', async () => {
    const nothing = { correctedTo: null, didYouMean: [] }
    expect(await all('qqzzxxyyww')).toMatchObject({ ...nothing, total: 0 })
    expect((await inShop({ q: 'kurtha', maxPrice: 1 })).search).toMatchObject(nothing)
  })
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
