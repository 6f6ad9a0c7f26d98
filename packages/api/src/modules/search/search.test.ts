import * as contract from '@nukkad/contracts/endpoints/search'
import { seedWorld } from '@nukkad/world'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
beforeAll(() => seedWorld(world.db))

const suggest = async (q: string) => (await world.call(contract.autocomplete, { query: { q } })).body.data
const all = async (query: Record<string, unknown>) => (await world.call(contract.searchAll, { query })).body
const kindsOf = (list: readonly { kind: string }[]) => [...new Set(list.map(({ kind }) => kind))]

describe('help while typing', () => {
  test('makes the word whole and names shelves, makers and products', async () => {
    const { suggestions } = await suggest('kur')
    expect(kindsOf(suggestions)).toEqual(['query', 'category', 'product'])
    expect(suggestions[0]).toMatchObject({ kind: 'query', title: 'kurta', href: '/shop/search?q=kurta' })
    expect(suggestions.find(({ kind }) => kind === 'category')?.href).toBe('/shop/c/shopping/kurtas')
    expect(suggestions.length).toBeLessThanOrEqual(11)
  })

  test('goes on from the words before', async () => {
    const titles = (await suggest('indigo ku')).suggestions.filter(({ kind }) => kind === 'query')
    expect(titles.map(({ title }) => title)).toContain('indigo kurta')
  })

  test('knows makers by the beginning of any word of their name', async () => {
    expect((await suggest('dye')).suggestions).toContainEqual(
      expect.objectContaining({ kind: 'brand', title: 'Dilli Dyers', href: '/shop/m/dilli-dyers' }),
    )
  })

  test('corrects what nothing begins with', async () => {
    const { correctedTo, suggestions } = await suggest('jwellery')
    expect(correctedTo).toBe('jewellery')
    expect(suggestions.some(({ href }) => href === '/shop/c/shopping/jewellery')).toBe(true)
  })

  test.each(['', ' ', 'the', '😀', "'; drop table product; --", '%_\\'])('is silent about %j', async (q) => {
    expect((await suggest(q)).suggestions).toEqual([])
  })
})

describe('the search over all kinds', () => {
  test('puts a few shelves and makers before the products, and pages through all', async () => {
    const first = await all({ q: 'kurta', pagesize: 10 })
    expect(kindsOf(first.data)).toEqual(['category', 'product'])
    const second = await all({ q: 'kurta', pagesize: 10, page: 2 })
    const ids = [...first.data, ...second.data].map(({ kind, id }) => `${kind}${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.total).toBe(first.facets.kind.reduce((sum, { count }) => sum + count, 0))
    expect(first.data.at(-1)?.product?.title).toBe(first.data.at(-1)?.title)
  })

  test('shows one kind alone with all its finds, and counts the others still', async () => {
    const { data, total, facets } = await all({ q: 'kurta', kind: 'product', pagesize: 50 })
    expect(kindsOf(data)).toEqual(['product'])
    expect(total).toBe(facets.kind.find(({ value }) => value === 'product')?.count)
    expect(facets.kind.map(({ value }) => value)).toContain('category')
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

describe('did you mean', () => {
  const ask = async (q: string) => (await world.call(contract.disambiguate, { query: { q } })).body.data

  test('names what was probably meant', async () => {
    expect(await ask('kurtha')).toMatchObject({ correctedTo: 'kurta' })
    expect((await ask('kurta')).correctedTo).toBeNull()
  })

  test('says which kinds the words could lead to', async () => {
    const { isAmbiguous, kinds } = await ask('pottery')
    expect(isAmbiguous).toBe(true)
    expect(kinds.find(({ kind }) => kind === 'category')?.href).toBe('/shop/c/home-decor/pottery')
  })

  test('leads nowhere from nonsense', async () => {
    expect(await ask('qqzzxxyyww')).toMatchObject({ isAmbiguous: false, kinds: [], correctedTo: null })
  })
})

describe('before typing', () => {
  test('offers searches that find something, shelves, makers of the city and best sellers', async () => {
    const { body } = await world.call(contract.defaultSearch, { query: { city: 'goa' } })
    expect(body.data.popular.length).toBeGreaterThan(4)
    expect(body.data.products).toHaveLength(8)
    expect(body.data.brands.every(({ line }) => line?.endsWith('Goa'))).toBe(true)
    expect(body.data.categories.length).toBeGreaterThan(1)
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
