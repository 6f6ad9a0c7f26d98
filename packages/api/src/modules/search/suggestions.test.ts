import * as contract from '@nukkad/contracts/endpoints/site/search'
import { useSownWorld } from '../../testing/world.ts'
import { givenTyping, kindsOf } from './search.given.ts'

const world = useSownWorld()
beforeAll(() => world.modules.search.service.warmUp())

const { suggest } = givenTyping(world)
const hrefsOf = (list: readonly { href: string }[]) => list.map(({ href }) => href)

describe('help while typing', () => {
  test('makes the word whole and names categories and products', async () => {
    const { suggestions } = await suggest('kur')
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['query', 'category', 'product']))
    expect(suggestions[0]).toMatchObject({ kind: 'category', href: '/shop/c/shopping/kurtas' })
    expect(suggestions.find(({ kind }) => kind === 'query')).toMatchObject({ title: 'kurta' })
    expect(suggestions.length).toBeLessThanOrEqual(10)
  })

  test('goes on from the words before', async () => {
    const titles = (await suggest('indigo ku')).suggestions.filter(({ kind }) => kind === 'query')
    expect(titles.map(({ title }) => title)).toContain('indigo kurta')
  })

  test('begins with the first letter of a word', async () => {
    for (const letter of ['j', 'k', 'b']) {
      const titles = (await suggest(letter, 'delhi')).suggestions.map(({ title }) => title.toLowerCase())
      expect(titles).toHaveLength(10)
      for (const title of titles.slice(0, 6)) expect(title).toMatch(new RegExp(`\\b${letter}`))
    }
    const { suggestions } = await suggest('indigo k', 'delhi')
    expect(suggestions.map(({ title }) => title)).toContain('indigo kurta')
    expect((await suggest('silver j', 'delhi')).suggestions.length).toBeGreaterThan(5)
  })

  test('knows merchants by the beginning of any word of their name', async () => {
    expect((await suggest('dye')).suggestions).toContainEqual(
      expect.objectContaining({ kind: 'brand', title: 'Dilli Dyers', href: '/shop/m/dilli-dyers' }),
    )
  })

  test('names places, neighbourhoods and what is on', async () => {
    const { suggestions, href } = await suggest('lodhi', 'delhi')
    expect(hrefsOf(suggestions)).toContain('/places/lodhi-garden')
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['place']))
    expect(href).toBe('/delhi/post/search?q=lodhi')
  })

  test('puts what is in the city first, and says where the rest is', async () => {
    const { suggestions } = await suggest('garden', 'delhi')
    const cities = suggestions.filter(({ kind }) => kind === 'place').map(({ line }) => line)
    expect(cities[0]).not.toMatch(/Bangalore|Mumbai/)
  })

  test.each([
    ['jwellery', 'jewellery', '/shop/c/shopping/jewellery'],
    ['lodi gardn', 'lodhi garden', '/places/lodhi-garden'],
  ])('corrects %s to %s, which nothing begins with', async (typed, meant, href) => {
    const { correctedTo, suggestions } = await suggest(typed, 'delhi')
    expect(correctedTo).toBe(meant)
    expect(hrefsOf(suggestions)).toContain(href)
  })

  test('leads to the shop where the words name a category, and to the city where they do not', async () => {
    expect((await suggest('kurtas', 'delhi')).href).toBe('/shop/search?q=kurtas')
    expect((await suggest('lodhi garden', 'delhi')).href).toMatch(/^\/delhi\/post\/search/)
  })

  test.each([' the', '😀', '%_\\'])('is silent about %j', async (q) => {
    expect((await suggest(q)).suggestions).toEqual([])
  })

  test('begins with what was searched before, then offers what the city has', async () => {
    const { body } = await world.call(contract.autocomplete, { query: { recent: 'jhola\nmomos', city: 'delhi' } })
    const { suggestions } = body.data
    expect(suggestions.slice(0, 2).map(({ title }) => title)).toEqual(['jhola', 'momos'])
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['query', 'locality', 'event']))
    expect(suggestions.length).toBeLessThanOrEqual(10)
  })
})

describe('did you mean', () => {
  const ask = async (q: string, city?: string) =>
    (await world.call(contract.disambiguate, { query: { q, ...(city && { city }) } })).body.data

  test('names what was probably meant', async () => {
    expect(await ask('kurtha')).toMatchObject({ correctedTo: 'kurta' })
    expect((await ask('kurta')).correctedTo).toBeNull()
  })

  test('says which kinds the words could lead to', async () => {
    const { isAmbiguous, kinds } = await ask('pottery')
    expect(isAmbiguous).toBe(true)
    expect(kinds.find(({ kind }) => kind === 'category')?.href).toMatch(/pottery/)
  })

  test('does not take a word of the city for a misspelt one of the shop', async () => {
    expect(await ask('hauz khas', 'delhi')).toMatchObject({ correctedTo: null, href: '/delhi/post/search?q=hauz+khas' })
  })

  test('leads nowhere from nonsense', async () => {
    expect(await ask('qqzzxxyyww')).toMatchObject({ isAmbiguous: false, kinds: [], correctedTo: null })
  })
})

describe('before typing', () => {
  test('the shop offers searches that find something, categories, merchants of the city and best sellers', async () => {
    const { body } = await world.call(contract.defaultSearch, { query: { city: 'goa' } })
    expect(body.data.popular.length).toBeGreaterThan(4)
    expect(body.data.products).toHaveLength(8)
    expect(body.data.brands.length).toBeGreaterThan(0)
    expect(body.data.categories.length).toBeGreaterThan(1)
  })

  test('the city offers its neighbourhoods, places and what is on', async () => {
    const { body } = await world.call(contract.placesDefaultSearch, { query: { city: 'delhi' } })
    expect(body.data.localities.every(({ href }) => href.startsWith('/delhi/locality/'))).toBe(true)
    expect(body.data.places.length).toBeGreaterThan(3)
    expect(body.data.popular.length).toBeGreaterThan(2)
    expect(body.data.events.length).toBeGreaterThan(0)
  })

  test('the boxes know their orders and that five recent searches are kept', async () => {
    const { body } = await world.call(contract.searchConfig)
    expect(body.data.recentMax).toBe(5)
    expect(body.data.sorts.map(({ value }) => value).sort((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 10,
    ])
    expect(body.data.landingSorts.map(({ value }) => value)).toEqual([10, 20])
  })
})
