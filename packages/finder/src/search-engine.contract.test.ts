import fc from 'fast-check'
import { dictionary, engines, now, useEngine } from './search-engine.given.ts'

const seconds = now.getTime() / 1000
const documents = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    title: fc.constantFrom('tea stall', 'tea garden', 'old fort'),
    text: fc.constantFrom('', 'a garden', 'tea'),
    kind: fc.constantFrom('place', 'event', 'post'),
    merchant: fc.constantFrom(1, 2, 3),
    tags: fc.uniqueArray(fc.constantFrom('Red', 'Blue'), { maxLength: 2 }),
    price: fc.integer({ min: 0, max: 900 }),
    rating: fc.integer({ min: 0, max: 50 }),
    isOpen: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
)

describe.each(Object.entries(engines))('a search engine %s', (_, start) => {
  const given = useEngine(start)
  const { put } = given

  test('filters, sorts, pages and counts like a naive search, each facet without its own filter', async () => {
    let before: number[] = []
    await fc.assert(
      fc.asyncProperty(documents, fc.nat(900), fc.boolean(), async (put, most, isOpen) => {
        await given.engine.write({ put, removed: before })
        before = put.map(({ id }) => id)
        const cheap = put.filter((one) => one.price <= most && one.isOpen === isOpen)
        const met = cheap
          .filter(({ kind, tags }) => kind !== 'post' && tags.includes('Red'))
          .sort((one, other) => one.price - other.price || one.id - other.id)

        const found = await given.engine.find(
          {
            filters: [
              { any: [{ field: 'price', from: 0, to: most }] },
              { any: [{ field: 'isOpen', is: isOpen }] },
              { facet: 'kind', any: [{ field: 'kind', oneOf: ['place', 'event'] }] },
              { facet: 'tags', any: [{ field: 'tags', oneOf: ['RED'] }] },
            ],
            sort: 'cheapest',
            from: 1,
            to: 6,
            facets: { kind: 'kind', tags: 'tags', maker: 'merchant', price: 'price', rating: 'rating', open: 'isOpen' },
          },
          now,
        )

        expect(found.total).toBe(met.length)
        expect(found.ids).toEqual(met.slice(1, 6).map(({ id }) => id))
        const red = cheap.filter(({ tags }) => tags.includes('Red'))
        expect(found.counts.kind.get('post') ?? 0).toBe(red.filter(({ kind }) => kind === 'post').length)
        const told = cheap.filter(({ kind }) => kind !== 'post')
        expect(found.counts.tags.get('Blue') ?? 0).toBe(told.filter(({ tags }) => tags.includes('Blue')).length)
        expect(found.counts.maker.get(2) ?? 0).toBe(met.filter(({ merchant }) => merchant === 2).length)
        const prices = met.map(({ price }) => price)
        expect(found.counts.price).toEqual({
          steps: [[0, 100] as const, [100, 500] as const, [500, Infinity] as const].map(
            ([from, to]) => prices.filter((price) => price >= from && price < to).length,
          ),
          lowest: prices.length > 0 ? Math.min(...prices) : 0,
          highest: prices.length > 0 ? Math.max(...prices) : 0,
        })
        expect(found.counts.rating.steps).toEqual([met.length])
        expect(found.counts.open).toBe(isOpen ? met.length : 0)
      }),
      { numRuns: 40 },
    )
  })

  test('ranks matches in the title first, and counts them separately', async () => {
    await put(
      { id: 1, title: 'Old fort', text: 'a garden', price: 1 },
      { id: 2, title: 'Tea garden', price: 900, kind: 'event' },
      { id: 3, title: 'Garden of tea', price: 5 },
    )
    const words = await given.engine.understand('garden')
    const query = { words, sort: 'cheapest', isBestFirst: true, from: 0, to: 5, facets: { kind: 'kind' } } as const
    const found = await given.engine.find({ ...query, closeLevels: 2 }, now)
    expect(found.ids).toEqual([3, 2, 1])
    expect([found.total, found.close?.total]).toEqual([3, 2])
    expect([...(found.counts.kind ?? [])].sort()).toEqual([
      ['event', 1],
      ['place', 2],
    ])
    expect([...(found.close?.counts.kind ?? [])].sort()).toEqual([
      ['event', 1],
      ['place', 1],
    ])
    expect((await given.engine.find(query, now)).close).toBeUndefined()
  })

  test('shows a document from its start until its end', async () => {
    await put({ id: 1, shownFrom: seconds + 60, shownUntil: seconds + 3_600 })
    const totalAfter = async (later: number) =>
      (await given.engine.find({ sort: 'cheapest', from: 0, to: 1 }, new Date(now.getTime() + later * 1000))).total
    expect([await totalAfter(0), await totalAfter(60), await totalAfter(3_700)]).toEqual([0, 1, 0])
  })

  test('sorts by several fields, and by id when they are equal', async () => {
    await put(
      { id: 9, rating: 40, price: 10 },
      { id: 4, rating: 40, price: 10 },
      { id: 5, rating: 45, price: 700 },
      { id: 6, rating: 40, price: 5 },
    )
    const idsBy = async (sort: 'rated' | 'dearest') => (await given.engine.find({ sort, from: 0, to: 9 }, now)).ids
    expect(await idsBy('rated')).toEqual([5, 6, 4, 9])
    expect(await idsBy('dearest')).toEqual([5, 4, 9, 6])
  })

  test('finds nothing for a filter without conditions, with empty counts', async () => {
    await put({ id: 1 })
    const found = await given.engine.find(
      {
        filters: [{ any: [] }],
        sort: 'cheapest',
        from: 0,
        to: 5,
        facets: { price: 'price', kind: 'kind', open: 'isOpen' },
      },
      now,
    )
    expect(found).toMatchObject({
      ids: [],
      total: 0,
      counts: { price: { steps: [0, 0, 0], lowest: 0, highest: 0 }, open: 0 },
    })
    expect([...found.counts.kind]).toEqual([])
  })

  test('answers a page beyond the last one, also far beyond', async () => {
    await put({ id: 1 })
    for (const from of [20, 5_000_000]) {
      const found = await given.engine.find({ sort: 'cheapest', from, to: from + 20 }, now)
      expect([found.ids, found.total]).toEqual([[], 1])
    }
  })

  test('changes its version after every change', async () => {
    const versions = [given.engine.versionAt(now)]
    await put({ id: 1 })
    versions.push(given.engine.versionAt(now))
    await given.engine.write({ put: [], removed: [1] })
    versions.push(given.engine.versionAt(now))
    given.engine.learn(dictionary)
    versions.push(given.engine.versionAt(now))
    expect(new Set(versions).size).toBe(versions.length)
  })
})
