import * as contract from '@nukkad/contracts/endpoints/site/search'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { useSeededWorld } from '../../testing/world.ts'
import { givenTyping, kindsOf } from './search.given.ts'
import { cityKinds } from './search-config.ts'

const world = useSeededWorld()
beforeAll(() => world.modules.search.service.warmUp())

const { suggest } = givenTyping(world)
const all = async (query: Record<string, unknown>) => (await world.call(contract.searchAll, { query })).body
const visitor = () => world.settings.PUBLIC_TOKEN

describe('videos, maps and authors in the search', () => {
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
    ['jalebbi in elevan turns', 'jalebi in eleven turns', 'video'],
    ['anannya raao', 'ananya rao', 'author'],
  ])('are found for the misspelt “%s”', async (q, meant, kind) => {
    const { data, correctedTo } = await all({ q, city: 'delhi', kind })
    expect([correctedTo, data[0]?.kind]).toEqual([meant, kind])
  })

  test('are counted in their own groups, and are in the post search', async () => {
    const { facets } = await all({ q: 'ananya', city: 'delhi' })
    expect(facets.kind).toContainEqual({ value: 'author', label: 'Writers', count: 1 })
    const { body } = await world.call(contract.postSearch, {
      as: visitor(),
      query: { city: 'delhi', kind: 'map' },
    })
    expect(kindsOf(body.data)).toEqual(['map'])
  })
})

describe('the search over all kinds', () => {
  test('ranks matching names before products, and pages through all results', async () => {
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

  test('mixes results of the city with products', async () => {
    const { data, facets } = await all({ q: 'chai', city: 'delhi' })
    expect(kindsOf(data)).toEqual(expect.arrayContaining(['post', 'product']))
    expect(facets.kind.map(({ value }) => value)).toEqual(expect.arrayContaining(['post', 'product']))
  })

  test('filters by one kind with its full total, and still counts the others', async () => {
    const { data, total, facets } = await all({ q: 'kurta', kind: 'product', pagesize: 50 })
    expect(kindsOf(data)).toEqual(['product'])
    expect(total).toBe(facets.kind.find(({ value }) => value === 'product')?.count)
    expect(facets.kind.map(({ value }) => value)).toContain('category')
  })

  test('corrects a misspelt place and says what it searched', async () => {
    const { data, correctedTo } = await all({ q: 'lodi gardn', city: 'delhi' })
    expect(correctedTo).toBe('lodhi garden')
    expect(data[0]?.href).toBe('/places/lodhi-garden')
  })

  test('drops a word that matches nothing', async () => {
    const { data, correctedTo } = await all({ q: 'lodhi garden qqzzxxyyww', city: 'delhi' })
    expect(correctedTo).toBe('lodhi garden')
    expect(data[0]?.href).toBe('/places/lodhi-garden')
  })

  test('searches all cities when the city has no match', async () => {
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

  test('refuses a query of 400 letters', async () => {
    expect((await world.call(contract.searchAll, { query: { q: 'k'.repeat(400) } })).status).toBe(400)
    expect((await world.call(autocomplete, { query: { q: 'k'.repeat(400) } })).status).toBe(400)
  })
})

describe('the post search', () => {
  const posts = async (query: Record<string, unknown>) => world.call(contract.postSearch, { query, as: visitor() })

  test('needs a user or the public token', async () => {
    expect((await world.call(contract.postSearch, { query: { q: 'chai' } })).status).toBe(401)
    expect((await posts({ q: 'chai' })).status).toBe(200)
  })

  test('lists no products, but counts them', async () => {
    const { body } = await posts({ q: 'chai', city: 'delhi', pagesize: 50 })
    expect(kindsOf(body.data).every((kind) => (cityKinds as readonly string[]).includes(kind))).toBe(true)
    expect(body.facets.kind.map(({ value }) => value)).toContain('product')
  })

  test('lists everything without words, by popularity or date', async () => {
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

  test('refuses an unknown sort order', async () => {
    expect((await posts({ sort: 'cheapest' })).status).toBe(400)
  })
})
