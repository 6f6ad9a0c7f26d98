import { type Connection, connectTo } from './connection.ts'
import { type StandInEngine, startStandInEngine } from './testing/stand-in-engine.ts'

let server: StandInEngine
let connection: Connection
beforeEach(async () => {
  server = await startStandInEngine()
  connection = connectTo({ url: server.url, searchTimeout: 100, writeTimeout: 100 })
  await connection.createIndex('places', { mappings: { dynamic: 'strict', properties: { id: { type: 'long' } } } })
  server.asked.length = 0
})
afterEach(async () => {
  await connection.close()
  await server.stop()
})

const search = () => connection.search('places', { size: 0 })
const refusalOf = (run: Promise<unknown>) =>
  run.then(
    () => 'no refusal',
    (error: Error) => `${error.name}: ${error.message.replace(/127[.:\d]+/, 'HOST')}`,
  )

describe('a connection to the search engine', () => {
  test.each([
    ['an engine that is slow', 'hangs', 'EngineFailed: The search engine at HOST did not answer in time.', 2],
    [
      'an engine that resets connections',
      'resets',
      'EngineFailed: The search engine at HOST cannot be reached: socket hang up',
      2,
    ],
    [
      'an engine that is overloaded',
      { status: 503 },
      'EngineFailed: The search engine at HOST answered 503: out of order.',
      2,
    ],
    ['an engine that fails', { status: 500 }, 'EngineFailed: The search engine at HOST answered 500: out of order.', 1],
    [
      'an engine that refuses access',
      { status: 403 },
      'EngineFailed: The search engine at HOST answered 403: out of order.',
      1,
    ],
  ] as const)('reports %s in one sentence, and tries twice at most', async (_, fault, sentence, tries) => {
    server.faultOf = () => fault
    expect(await refusalOf(search())).toBe(sentence)
    expect(server.asked).toHaveLength(tries)
  })

  test('ends a request whose answer arrives byte by byte', async () => {
    server.faultOf = () => 'drips'
    const from = performance.now()
    expect(await refusalOf(search())).toBe('EngineFailed: The search engine at HOST did not answer in time.')
    expect(performance.now() - from).toBeLessThan(1_500)
  })

  test('recovers when the engine is back, and reports when nothing listens', async () => {
    server.faultOf = () => 'resets'
    await refusalOf(search())
    server.faultOf = () => undefined
    expect((await search()).hits.hits).toEqual([])
    const nobody = connectTo({ url: 'http://127.0.0.1:1' })
    expect(await refusalOf(nobody.search('places', {}))).toContain('The search engine at HOST cannot be reached')
  })

  test('refuses a partial answer', async () => {
    const half = { timed_out: false, _shards: { total: 2, successful: 1, failed: 1 }, hits: { hits: [] } }
    server.faultOf = () => ({ status: 200, body: half })
    expect(await refusalOf(search())).toBe('EngineFailed: The search engine returned partial results for places.')
  })

  test('fails when one of many documents is refused', async () => {
    const lines = [{ index: { _id: '1' } }, { id: 1 }, { index: { _id: '2' } }, { id: 2, colour: 'red' }]
    expect(await refusalOf(connection.bulk('places', lines, {}))).toBe(
      'EngineFailed: The search engine rejected document 2: introduction of [colour] is not allowed.',
    )
  })

  test('does not create an index by writing to a missing alias', async () => {
    const writing = connection.bulk('nothing', [{ delete: { _id: '1' } }], { require_alias: true })
    expect(await refusalOf(writing)).toContain('no such index [nothing]')
    expect(server.indices.names).toEqual(['places'])
  })

  test('sends its login, and reports a refused one', async () => {
    const guarded = await startStandInEngine({ login: 'nukkad:a:b' })
    const right = connectTo({ url: guarded.url, login: 'nukkad:a:b' })
    const wrong = connectTo({ url: guarded.url, login: 'nukkad:guess' })
    expect(await right.indicesOf('places')).toEqual([])
    expect(await refusalOf(wrong.indicesOf('places'))).toBe(
      'EngineFailed: The search engine at HOST answered 401: Unauthorized.',
    )
    await Promise.all([right.close(), wrong.close()])
    await guarded.stop()
  })
})
