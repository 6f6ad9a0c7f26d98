import { keyword } from '../field-shapes.ts'
import { stalesAfter } from '../follower.ts'
import { type DocumentOf, defineShape } from '../shape.ts'
import { type Connection, connectTo } from './connection.ts'
import { createSharedIndex } from './shared-index.ts'
import { type StandInEngine, startStandInEngine } from './testing/stand-in-engine.ts'

const shape = defineShape({
  fields: { kind: keyword<string>(), likes: { type: 'number', bits: 16 } },
  sorts: { popular: { highest: 'likes' } },
  levels: ['title', 'text'],
})
const document = (id: number): DocumentOf<(typeof shape)['fields']> => ({
  id,
  title: `Stall ${id}`,
  text: '',
  kind: 'place',
  likes: id,
})
async function* batches(...ids: number[]) {
  for (const id of ids) yield [document(id)]
}

let server: StandInEngine
let connection: Connection
let time = 1_000_000_000_000
const now = () => time
const open = () => createSharedIndex(connection, shape, { name: 'site', now })
const idsOf = async ({ engine }: ReturnType<typeof open>) =>
  (await engine.find({ sort: 'popular', from: 0, to: 10 }, new Date(time))).ids
beforeEach(async () => {
  server = await startStandInEngine()
  connection = connectTo({ url: server.url, searchTimeout: 200, writeTimeout: 200 })
})
afterEach(async () => {
  await connection.close()
  await server.stop()
})

describe('a shared index', () => {
  test('is available to all once it is complete, with its snapshot', async () => {
    const index = open()
    expect(await index.state()).toBeUndefined()
    await index.build(batches(1, 2), '10:10:')
    expect(await idsOf(open())).toEqual([2, 1])
    expect(await open().state()).toEqual({ snapshot: '10:10:', at: time })
    await index.note('11:11:')
    expect((await open().state())?.snapshot).toBe('11:11:')
  })

  test('is replaced atomically by a new one, and the old one is removed', async () => {
    const index = open()
    await index.build(batches(1), '10:10:')
    const before = index.engine.versionAt(new Date(time))
    time += 1
    await index.build(batches(2, 3), '20:20:')
    expect(await idsOf(index)).toEqual([3, 2])
    expect(server.indices.names).toHaveLength(1)
    expect(index.engine.versionAt(new Date(time))).not.toBe(before)
  })

  test.each([
    ['documents are rejected', '_bulk'],
    ['the refresh fails', '_refresh'],
    ['the alias cannot be switched', '_aliases'],
  ])('keeps the old one when %s', async (_, broken) => {
    const index = open()
    await index.build(batches(1), '10:10:')
    time += 1
    server.faultOf = ({ path }) => (path.endsWith(broken) ? { status: 500 } : undefined)
    await expect(index.build(batches(2), '20:20:')).rejects.toThrow('answered 500')
    server.faultOf = () => undefined
    expect(await idsOf(index)).toEqual([1])
    expect((await index.state())?.snapshot).toBe('10:10:')
    expect(server.indices.names).toHaveLength(1)
  })

  test('is removed by a later build when its build was aborted, only after an hour', async () => {
    server.faultOf = ({ method, path }) => (method === 'DELETE' || path.endsWith('_bulk') ? 'resets' : undefined)
    await expect(open().build(batches(1), '10:10:')).rejects.toThrow('cannot be reached')
    server.faultOf = () => undefined
    time += 1
    await open().build(batches(1), '10:10:')
    expect(server.indices.names).toHaveLength(2)
    time += 3_600_001
    await open().build(batches(1), '10:10:')
    expect(server.indices.names).toHaveLength(1)
  })

  test('is not reused when changes since its time are no longer kept', async () => {
    const index = open()
    await index.build(batches(1), '10:10:')
    time += stalesAfter
    expect(await index.state()).toBeUndefined()
  })

  test('is kept while the release that made it updates it', async () => {
    const wider = defineShape({
      fields: { kind: keyword<string>(), likes: { type: 'number', bits: 16 }, isOpen: { type: 'flag' } },
      sorts: { popular: { highest: 'likes' } },
      levels: ['title', 'text'],
    })
    const next = createSharedIndex(connection, wider, { name: 'site', now })
    await open().build(batches(1), '10:10:')
    async function* none(): AsyncGenerator<never[]> {}
    await next.build(none(), '10:10:')
    expect(server.indices.names).toHaveLength(2)
    time += stalesAfter
    await next.build(none(), '30:30:')
    expect(server.indices.names).toHaveLength(1)
  })

  test('recognises a misspelt word without searching values', async () => {
    const { build, engine } = open()
    await build(batches(1), '10:10:')
    expect(await engine.understand('stal stall')).toMatchObject([
      { isKnown: true, words: ['stall'] },
      { isKnown: true, words: ['stall'] },
    ])
    expect(await engine.understand('stahl')).toMatchObject([{ isKnown: false, isCorrected: true, words: ['stall'] }])
  })

  test('refuses a shape with paired fields', () => {
    const paired = defineShape({
      fields: { colour: { type: 'keywords' }, size: { type: 'keywords' } },
      sorts: {},
      levels: ['title'],
      pairs: ['colour', 'size'],
    })
    expect(() => createSharedIndex(connection, paired, { name: 'site' })).toThrow('in-memory indexes')
  })
})
