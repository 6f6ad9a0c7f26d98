import * as contract from '@nukkad/contracts/endpoints/site/search'
import { useSownWorld } from '../../testing/world.ts'
import { cityKinds } from './search-config.ts'

const world = useSownWorld()
beforeAll(() => world.modules.search.service.warmUp())

const suggest = async (q: string, city?: string) =>
  (await world.call(contract.autocomplete, { query: { q, ...(city && { city }) } })).body.data
const all = async (query: Record<string, unknown>) => (await world.call(contract.searchAll, { query })).body
const kindsOf = (list: readonly { kind: string }[]) => [...new Set(list.map(({ kind }) => kind))]
const hrefsOf = (list: readonly { href: string }[]) => list.map(({ href }) => href)
const visitor = () => world.settings.PUBLIC_TOKEN

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

  test('knows makers by the beginning of any word of their name', async () => {
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

describe('films, lists of places and those who write', () => {
  test.each([
    ['jalebi in eleven', 'video', '/delhi/lbbtv?v=jalebi-in-eleven-turns'],
    ['street food trail', 'map', '/delhi/map/street-food-trail'],
    ['ananya rao', 'author', '/users/ananya'],
  ])('are suggested for “%s”, and found', async (q, kind, href) => {
    const { suggestions } = await suggest(q, 'delhi')
    expect(suggestions).toContainEqual(expect.objectContaining({ kind, href }))
    const { data } = await all({ q, city: 'delhi', kind })
    expect(data[0]).toMatchObject({ kind, href, image: { width: expect.any(Number) } })
  })

  test.each([
    ['jalebbi in elevan turns', 'jalebi eleven turn', 'video'],
    ['anannya raao', 'ananya rao', 'author'],
  ])('are found for the misspelt “%s”', async (q, meant, kind) => {
    const { data, correctedTo } = await all({ q, city: 'delhi', kind })
    expect([correctedTo, data[0]?.kind]).toEqual([meant, kind])
  })

  test('are counted in groups of their own, and are what a city tells', async () => {
    const { facets } = await all({ q: 'ananya', city: 'delhi' })
    expect(facets.kind).toContainEqual({ value: 'author', label: 'Writers', count: 1 })
    const { body } = await world.call(contract.postSearch, {
      ...{ as: visitor(), query: { city: 'delhi', kind: 'map' } },
    })
    expect(kindsOf(body.data)).toEqual(['map'])
  })
})

describe('the search over all kinds', () => {
  test('puts what is called so before the products, and pages through all', async () => {
    const first = await all({ q: 'kurta', pagesize: 10 })
    expect(first.data[0]).toMatchObject({ kind: 'category', href: '/shop/c/shopping/kurtas' })
    const second = await all({ q: 'kurta', pagesize: 10, page: 2 })
    const ids = [...first.data, ...second.data].map(({ kind, id }) => `${kind}${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(20)
    expect(first.total).toBe(first.facets.kind.reduce((sum, { count }) => sum + count, 0))
    const product = first.data.find(({ kind }) => kind === 'product')
    expect(product?.product?.title).toBe(product?.title)
  })

  test('mixes what a city tells with what its shop has', async () => {
    const { data, facets } = await all({ q: 'chai', city: 'delhi' })
    expect(kindsOf(data)).toEqual(expect.arrayContaining(['post', 'product']))
    expect(facets.kind.map(({ value }) => value)).toEqual(expect.arrayContaining(['post', 'product']))
  })

  test('shows one kind alone with all its finds, and counts the others still', async () => {
    const { data, total, facets } = await all({ q: 'kurta', kind: 'product', pagesize: 50 })
    expect(kindsOf(data)).toEqual(['product'])
    expect(total).toBe(facets.kind.find(({ value }) => value === 'product')?.count)
    expect(facets.kind.map(({ value }) => value)).toContain('category')
  })

  test('forgives a misspelt place and says what it searched', async () => {
    const { data, correctedTo } = await all({ q: 'lodi gardn', city: 'delhi' })
    expect(correctedTo).toBe('lodhi garden')
    expect(data[0]?.href).toBe('/places/lodhi-garden')
  })

  test('goes without the word that nothing has', async () => {
    const { data, correctedTo } = await all({ q: 'lodhi garden qqzzxxyyww', city: 'delhi' })
    expect(correctedTo).toBe('lodhi garden')
    expect(data[0]?.href).toBe('/places/lodhi-garden')
  })

  test('looks everywhere when the city has nothing', async () => {
    const { data } = await all({ q: 'lodhi garden', city: 'goa', kind: 'place' })
    expect(data[0]).toMatchObject({ href: '/places/lodhi-garden', line: expect.stringContaining('Delhi') })
  })

  test('is empty past its end', async () => {
    const { data, hasNext } = await all({ q: 'kurta', page: 90_000 })
    expect([data, hasNext]).toEqual([[], false])
  })

  test.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'pagesize=51'])('refuses %s', async (pair) => {
    const [field = '', value] = pair.split('=')
    const { status, error } = await world.call(contract.searchAll, { query: { q: 'kurta', [field]: value } })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })

  test('refuses words of 400 letters', async () => {
    expect((await world.call(contract.searchAll, { query: { q: 'k'.repeat(400) } })).status).toBe(400)
    expect((await world.call(contract.autocomplete, { query: { q: 'k'.repeat(400) } })).status).toBe(400)
  })
})

describe('the search of what a city tells', () => {
  const posts = async (query: Record<string, unknown>) => world.call(contract.postSearch, { query, as: visitor() })

  test('wants a user or the public token', async () => {
    expect((await world.call(contract.postSearch, { query: { q: 'chai' } })).status).toBe(401)
    expect((await posts({ q: 'chai' })).status).toBe(200)
  })

  test('has nothing of the shop in its list, but counts it', async () => {
    const { body } = await posts({ q: 'chai', city: 'delhi', pagesize: 50 })
    expect(kindsOf(body.data).every((kind) => (cityKinds as readonly string[]).includes(kind))).toBe(true)
    expect(body.facets.kind.map(({ value }) => value)).toContain('product')
  })

  test('without words tells all of it, in either order', async () => {
    const popular = (await posts({ city: 'delhi', kind: 'post' })).body
    const latest = (await posts({ city: 'delhi', kind: 'post', sort: 'latest' })).body
    expect(popular.sort).toBe('popular')
    expect(kindsOf(latest.data)).toEqual(['post'])
    expect(latest.total).toBe(popular.total)
    const [newest] = await world.db`
      select post_path(city, kind, slug) as path from post where city = 'delhi' and published_at <= now()
      order by published_at desc, id limit 1`
    expect(latest.data[0]?.href).toBe(newest?.path)
  })

  test('refuses an order that is none', async () => {
    expect((await posts({ sort: 'cheapest' })).status).toBe(400)
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
  test('the shop offers searches that find something, categories, makers of the city and best sellers', async () => {
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
