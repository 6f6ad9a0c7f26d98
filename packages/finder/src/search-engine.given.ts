import { keyword } from './field-shapes.ts'
import { connectTo } from './opensearch/connection.ts'
import { createSharedIndex } from './opensearch/shared-index.ts'
import { type StandInEngine, startStandInEngine } from './opensearch/testing/stand-in-engine.ts'
import { inProcess, type SearchEngine } from './search-engine.ts'
import { createSearchIndex } from './search-index.ts'
import { type DocumentOf, defineShape } from './shape.ts'
import type { Name } from './words/wordbook.ts'

const shape = defineShape({
  fields: {
    kind: keyword<string>(8),
    merchant: keyword<number>(32),
    tags: { type: 'keywords', isSearched: true },
    price: { type: 'number', bits: 32, steps: [0, 100, 500] },
    rating: { type: 'number', bits: 8 },
    isOpen: { type: 'flag' },
  },
  sorts: {
    cheapest: { lowest: 'price' },
    dearest: { highest: 'price' },
    rated: { key: ({ rating, price }, at) => (50 - (rating[at] as number)) * 2 ** 10 + (price[at] as number) },
  },
  levels: ['whole-names-in-title', 'whole-names', 'title', 'title-by-meaning', 'names', 'text'],
})

type Fields = (typeof shape)['fields']
type Document = DocumentOf<Fields>
type Engine = SearchEngine<Fields, keyof (typeof shape)['sorts']>

export const now = new Date('2026-03-01T12:00:00Z')
export const basics: Omit<Document, 'id'> = {
  title: 'Tea',
  text: '',
  kind: 'place',
  merchant: 1,
  tags: [],
  price: 0,
  rating: 0,
  isOpen: true,
}
export const dictionary = {
  meanings: new Map([
    ['chai', ['tea']],
    ['gol gappa', ['snack']],
  ]),
  names: new Map<string, Name[]>([
    ['anokhi', [{ field: 'merchant', value: 2 }]],
    ['gift', [{ field: 'kind', value: 'gifts', isWhole: true }]],
  ]),
  offered: ['anokhi', 'chai'],
}

async function* nothing(): AsyncGenerator<readonly Document[]> {}

/** The engines under test, which must give the same answers. */
export const engines = {
  'in this process': async () => ({
    engine: inProcess(createSearchIndex(shape, { bound: 2_000, now })),
    stop: async () => {},
  }),
  'behind an address': async () => {
    const server: StandInEngine = await startStandInEngine({ login: 'nukkad:secret' })
    const connection = connectTo({ url: server.url, login: 'nukkad:secret' })
    const index = createSharedIndex(connection, shape, { name: 'contract' })
    await index.build(nothing(), '1:1:')
    return {
      engine: index.engine,
      stop: async () => {
        await connection.close()
        await server.stop()
      },
    }
  },
} satisfies Record<string, () => Promise<{ engine: Engine; stop: () => Promise<void> }>>

/** Starts an engine with the dictionary for each test. */
export function useEngine(start: (typeof engines)[keyof typeof engines]) {
  let running: Awaited<ReturnType<typeof start>>
  beforeEach(async () => {
    running = await start()
    running.engine.learn(dictionary)
  })
  afterEach(() => running.stop())
  return {
    get engine(): Engine {
      return running.engine
    },
    /** Writes documents with basic values for all fields that are not given. */
    put: (...all: (Partial<Document> & { readonly id: number })[]) =>
      running.engine.write({ put: all.map((one) => ({ ...basics, ...one })), removed: [] }),
  }
}
