import * as contract from '@nukkad/contracts/endpoints/site/search'
import { autocomplete, defaultSearch, placesDefaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { useSeededWorld } from '../../testing/world.ts'
import { givenTyping, kindsOf } from './search.given.ts'

const world = useSeededWorld()
beforeAll(() => world.modules.search.service.warmUp())

const { suggest } = givenTyping(world)
const hrefsOf = (list: readonly { href: string }[]) => list.map(({ href }) => href)

describe('autocomplete', () => {
  test('completes the word and suggests categories and products', async () => {
    const { suggestions } = await suggest('kur')
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['query', 'category', 'product']))
    expect(suggestions[0]).toMatchObject({ kind: 'category', href: '/shop/c/shopping/kurtas' })
    expect(suggestions.find(({ kind }) => kind === 'query')).toMatchObject({ title: 'kurta' })
    expect(suggestions.length).toBeLessThanOrEqual(10)
  })

  test('continues the words before', async () => {
    const titles = (await suggest('indigo ku')).suggestions.filter(({ kind }) => kind === 'query')
    expect(titles.map(({ title }) => title)).toContain('indigo kurta')
  })

  test('suggests from the first letter of a word', async () => {
    for (const letter of ['j', 'k', 'b']) {
      const titles = (await suggest(letter, 'delhi')).suggestions.map(({ title }) => title.toLowerCase())
      expect(titles).toHaveLength(10)
      for (const title of titles.slice(0, 6)) expect(title).toMatch(new RegExp(`\\b${letter}`))
    }
    const { suggestions } = await suggest('indigo k', 'delhi')
    expect(suggestions.map(({ title }) => title)).toContain('indigo kurta')
    expect((await suggest('silver j', 'delhi')).suggestions.length).toBeGreaterThan(5)
  })

  test('finds merchants by the beginning of any word of their name', async () => {
    expect((await suggest('dye')).suggestions).toContainEqual(
      expect.objectContaining({ kind: 'brand', title: 'Dilli Dyers', href: '/shop/m/dilli-dyers' }),
    )
  })

  test('suggests places and links to the city search', async () => {
    const { suggestions, href } = await suggest('lodhi', 'delhi')
    expect(hrefsOf(suggestions)).toContain('/places/lodhi-garden')
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['place']))
    expect(href).toBe('/delhi/post/search?q=lodhi')
  })

  test('ranks places of the city first', async () => {
    const { suggestions } = await suggest('garden', 'delhi')
    const cities = suggestions.filter(({ kind }) => kind === 'place').map(({ line }) => line)
    expect(cities[0]).not.toMatch(/Bangalore|Mumbai/)
  })

  test.each([
    ['jwellery', 'jewellery', '/shop/c/shopping/jewellery'],
    ['lodi gardn', 'lodhi garden', '/places/lodhi-garden'],
  ])('corrects %s to %s when nothing begins with it', async (typed, meant, href) => {
    const { correctedTo, suggestions } = await suggest(typed, 'delhi')
    expect(correctedTo).toBe(meant)
    expect(hrefsOf(suggestions)).toContain(href)
  })

  test('links to the shop for a category and to the city otherwise', async () => {
    expect((await suggest('kurtas', 'delhi')).href).toBe('/shop/search?q=kurtas')
    expect((await suggest('lodhi garden', 'delhi')).href).toMatch(/^\/delhi\/post\/search/)
  })

  test.each([' the', '😀', '%_\\'])('suggests nothing for %j', async (q) => {
    expect((await suggest(q)).suggestions).toEqual([])
  })

  test('starts with recent searches, then suggests localities and events of the city', async () => {
    const { body } = await world.call(autocomplete, { query: { recent: 'jhola\nmomos', city: 'delhi' } })
    const { suggestions } = body.data
    expect(suggestions.slice(0, 2).map(({ title }) => title)).toEqual(['jhola', 'momos'])
    expect(kindsOf(suggestions)).toEqual(expect.arrayContaining(['query', 'locality', 'event']))
    expect(suggestions.length).toBeLessThanOrEqual(10)
  })
})

describe('disambiguation', () => {
  const ask = async (q: string, city?: string) =>
    (await world.call(contract.disambiguate, { query: { q, ...(city && { city }) } })).body.data

  test('names the correction', async () => {
    expect(await ask('kurtha')).toMatchObject({ correctedTo: 'kurta' })
    expect((await ask('kurta')).correctedTo).toBeNull()
  })

  test('lists the kinds that the words could mean', async () => {
    const { isAmbiguous, kinds } = await ask('pottery')
    expect(isAmbiguous).toBe(true)
    expect(kinds.find(({ kind }) => kind === 'category')?.href).toMatch(/pottery/)
  })

  test('does not correct a place name to a word of the shop', async () => {
    expect(await ask('hauz khas', 'delhi')).toMatchObject({ correctedTo: null, href: '/delhi/post/search?q=hauz+khas' })
  })

  test('returns nothing for nonsense', async () => {
    expect(await ask('qqzzxxyyww')).toMatchObject({ isAmbiguous: false, kinds: [], correctedTo: null })
  })
})

describe('default search suggestions', () => {
  test('have popular searches, categories, merchants and products for the shop', async () => {
    const { body } = await world.call(defaultSearch, { query: { city: 'goa' } })
    expect(body.data.popular.length).toBeGreaterThan(4)
    expect(body.data.products).toHaveLength(8)
    expect(body.data.brands.length).toBeGreaterThan(0)
    expect(body.data.categories.length).toBeGreaterThan(1)
  })

  test('have localities, places and events for the city', async () => {
    const { body } = await world.call(placesDefaultSearch, { query: { city: 'delhi' } })
    expect(body.data.localities.every(({ href }) => href.startsWith('/delhi/locality/'))).toBe(true)
    expect(body.data.places.length).toBeGreaterThan(3)
    expect(body.data.popular.length).toBeGreaterThan(2)
    expect(body.data.events.length).toBeGreaterThan(0)
  })

  test('config has the sort orders and keeps five recent searches', async () => {
    const { body } = await world.call(contract.searchConfig)
    expect(body.data.recentMax).toBe(5)
    expect(body.data.sorts.map(({ value }) => value).sort((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 10, 11,
    ])
    expect(body.data.landingSorts.map(({ value }) => value)).toEqual([10, 20])
  })
})
