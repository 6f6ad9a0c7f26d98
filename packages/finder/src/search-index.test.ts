import fc from 'fast-check'
import { keyword } from './field-shapes.ts'
import { createSearchIndex } from './search-index.ts'
import { defineShape } from './shape.ts'

const shape = defineShape({
  fields: {
    kind: keyword<string>(8),
    tags: { type: 'keywords', isSearched: true },
    price: { type: 'number', bits: 32, steps: [0, 100, 500] },
    isOpen: { type: 'flag' },
  },
  sorts: { cheapest: { lowest: 'price' } },
  levels: ['title', 'title-by-meaning', 'names', 'text'],
})

const documents = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    title: fc.constantFrom('tea stall', 'tea garden', 'old fort'),
    text: fc.constantFrom('', 'a garden', 'tea'),
    kind: fc.constantFrom('place', 'event', 'post'),
    tags: fc.uniqueArray(fc.constantFrom('Red', 'Blue'), { maxLength: 2 }),
    price: fc.integer({ min: 0, max: 900 }),
    isOpen: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

describe('a search index', () => {
  test('counts more than 65,536 different values of a list', () => {
    const index = createSearchIndex(shape, { bound: 70_000 })
    const own = { title: 'tea', text: '', kind: 'place', price: 1, isOpen: true }
    for (let id = 1; id <= 70_000; id++) index.put({ ...own, id, tags: [`tag ${id}`, 'Red'] })
    const { counts } = index.find({ sort: 'cheapest', from: 0, to: 0, facets: { tags: 'tags' } })
    expect([counts.tags.get('tag 1'), counts.tags.get('tag 70000'), counts.tags.get('Red')]).toEqual([1, 1, 70_000])
    const [, one] = [1, 66_000].map((id) => ({ field: 'tags' as const, oneOf: [`TAG ${id}`] }))
    expect(index.find({ sort: 'cheapest', from: 0, to: 2, filters: [{ any: one ? [one] : [] }] }).ids).toEqual([66_000])
  })

  test('finds, sorts, pages and counts like a naive search, also after removals', () => {
    fc.assert(
      fc.property(documents, fc.nat(500), fc.nat(900), fc.boolean(), (all, gone, most, isOpen) => {
        const index = createSearchIndex(shape, { bound: 200 })
        for (const document of all) index.put(document)
        for (const { id } of all) if (id % 7 === gone % 7) index.remove(id)
        const left = all.filter(({ id }) => id % 7 !== gone % 7)
        const isCheap = ({ price }: { price: number }) => price <= most
        const met = left
          .filter((one) => isCheap(one) && one.isOpen === isOpen && one.kind !== 'post')
          .sort((one, other) => one.price - other.price || one.id - other.id)

        const found = index.find({
          filters: [
            { any: [{ field: 'price', from: 0, to: most }] },
            { any: [{ field: 'isOpen', is: isOpen }] },
            { facet: 'kind', any: [{ field: 'kind', oneOf: ['place', 'event'] }] },
          ],
          sort: 'cheapest',
          from: 1,
          to: 6,
          facets: { kind: 'kind', tags: 'tags' },
        })

        expect(found.total).toBe(met.length)
        expect(found.ids).toEqual(met.slice(1, 6).map(({ id }) => id))
        const posts = left.filter((one) => isCheap(one) && one.isOpen === isOpen && one.kind === 'post')
        expect(found.counts.kind.get('post') ?? 0).toBe(posts.length)
        expect(found.counts.tags.get('Red') ?? 0).toBe(met.filter(({ tags }) => tags.includes('Red')).length)
      }),
    )
  })

  test('ranks matches in the title before matches in the text, and corrects a misspelt word', () => {
    const index = createSearchIndex(shape, { bound: 10 })
    const basics = { kind: 'place', tags: [], price: 0, isOpen: true }
    index.put({ ...basics, id: 1, title: 'Old fort', text: 'a garden' })
    index.put({ ...basics, id: 2, title: 'Tea garden', text: '' })
    const words = index.understand('gardn')
    const found = index.find({ words, sort: 'cheapest', isBestFirst: true, from: 0, to: 5, closeLevels: 2 })
    expect(words[0]).toMatchObject({ isCorrected: true, words: ['garden'] })
    expect([found.ids, found.close?.total]).toEqual([[2, 1], 1])
  })

  test('never has the version of another index, so caches of the two cannot be confused', () => {
    const basics = { title: 'Tea', text: '', kind: 'post', tags: [], price: 0, isOpen: true }
    const versions = [1, 2, 3].flatMap(() => {
      const index = createSearchIndex(shape, { bound: 10 })
      return [1, 2, 3].map((id) => {
        index.put({ ...basics, id })
        return index.version
      })
    })
    expect(new Set(versions).size).toBe(versions.length)
  })

  test('shows a document from its start until its end', () => {
    const index = createSearchIndex(shape, { bound: 10, now: new Date(1_000_000) })
    const basics = { title: 'Tea', text: '', kind: 'event', tags: [], price: 0, isOpen: true }
    index.put({ ...basics, id: 1, shownFrom: 2_000, shownUntil: 5_000 })
    const total = (seconds: number) => {
      index.sweep(new Date(seconds * 1000))
      return index.find({ sort: 'cheapest', from: 0, to: 1 }).total
    }
    expect([total(1_000), total(2_000), total(6_000)]).toEqual([0, 1, 0])
  })
})
