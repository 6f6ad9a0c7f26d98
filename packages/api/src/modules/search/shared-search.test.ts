import { type StandInEngine, startStandInEngine } from '@nukkad/finder/opensearch/testing'
import { type Api, buildApp } from '../../app.ts'
import { readSettings } from '../../settings.ts'
import { useWorld } from '../../testing/world.ts'

let engine: StandInEngine
const world = useWorld(
  async () => {
    engine = await startStandInEngine({ login: 'nukkad:secret' })
    // A generous timeout, as a busy machine may be slow.
    return {
      SEARCH_ENGINE_URL: engine.url,
      SEARCH_ENGINE_LOGIN: 'nukkad:secret',
      SEARCH_ENGINE_TIMEOUT_MS: '5000',
    }
  },
  { isSeeded: true },
)
beforeAll(() => world.modules.search.service.warmUp())
afterAll(() => engine?.stop())
afterEach(() => {
  engine.faultOf = () => undefined
})

/** Another process on the same database, with or without the engine. */
async function anotherProcess(isShared: boolean, timeout = 5000): Promise<Api & { stop(): Promise<void> }> {
  const { SEARCH_ENGINE_URL, ...alone } = world.settings
  const settings = isShared ? { ...world.settings, SEARCH_ENGINE_TIMEOUT_MS: timeout } : alone
  const api = await buildApp({ db: world.db, settings, now: world.clock.now })
  await api.modules.search.service.warmUp()
  return {
    ...api,
    async stop() {
      await api.app.close()
      await api.outbox.stop()
    },
  }
}
const ask = async ({ app }: Pick<Api, 'app'>, path: string) => {
  const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
  const answer = await app.inject({ url: `/api${path}`, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const titles = async (api: Pick<Api, 'app'>, q: string): Promise<string[]> =>
  (await ask(api, `/v5/all/search?city=delhi&kind=place,post,event&q=${encodeURIComponent(q)}`)).data.map(
    ({ title }: { title: string }) => title,
  )
const givenPlace = (slug: string, title: string) => world.db`
  insert into place (slug, city, locality_slug, title, kind, line, scene, alt, ground, lat, lng, published_at)
  select ${slug}, 'delhi', slug, ${title}, 'Cafe', 'New on the corner', 'street', ${title}, '#e8dfd0', 28.6, 77.2,
    ${world.clock.now()}
  from locality where city = 'delhi' order by position limit 1`
const searches = () => engine.asked.filter(({ path }) => path.endsWith('/_search')).length

describe('search with a shared engine', () => {
  test('answers every query like the in-memory search', async () => {
    const alone = await anotherProcess(false)
    const before = searches()
    const questions = [
      '/v5/all/search?q=lodhi%20garden&city=delhi',
      '/v5/all/search?q=lodhii%20gardn&city=delhi',
      '/v5/all/search?q=chai&city=all&page=2&pagesize=5',
      '/v5/all/search?q=kurta&city=mumbai&kind=product,place',
      '/v5/all/search?q=qwxzv&city=delhi',
      '/v1/post/search?city=delhi&sort=latest&pagesize=30',
      '/v1/post/search?city=mumbai&q=walk',
      '/v1/autocomplete?q=lodh&city=delhi',
      '/v1/autocomplete?q=gard&city=delhi',
      '/v1/autocomplete?q=',
    ]
    for (const question of questions) {
      const answer = await ask(world, question)
      expect([question, answer]).toEqual([question, await ask(alone, question)])
      expect(answer.status).toBe(200)
    }
    expect(searches()).toBeGreaterThan(before + questions.length)
    await alone.stop()
  })

  test('shows every change with the commit, whichever process sees it first', async () => {
    const other = await anotherProcess(true)
    await givenPlace('zebracrossing-cafe', 'Zebracrossing Cafe')
    expect(await titles(other, 'zebracrossing')).toEqual(['Zebracrossing Cafe'])
    expect(await titles(world, 'zebracrossing')).toEqual(['Zebracrossing Cafe'])
    await world.db`update place set title = 'Giraffe Crossing' where slug = 'zebracrossing-cafe'`
    expect(await titles(world, 'giraffe')).toEqual(['Giraffe Crossing'])
    expect(await titles(other, 'giraffe')).toEqual(['Giraffe Crossing'])
    await world.db`delete from place where slug = 'zebracrossing-cafe'`
    expect(await titles(other, 'giraffe')).not.toContain('Giraffe Crossing')
    expect(await titles(world, 'giraffe')).not.toContain('Giraffe Crossing')
    expect(engine.indices.names).toHaveLength(1)
    await other.stop()
  })

  test('rebuilds its index when the change list is incomplete', async () => {
    const [before] = engine.indices.names
    await world.db`insert into search_change default values`
    expect(await titles(world, 'lodhi garden')).toContain('Lodhi Garden')
    await world.modules.search.service.warmUp()
    expect(engine.indices.names).toHaveLength(1)
    expect(engine.indices.names).not.toContain(before)
    const asked = searches()
    expect(await titles(world, 'lodhi garden')).toContain('Lodhi Garden')
    expect(searches()).toBeGreaterThan(asked)
  })
})

describe('the database as fallback of the engine', () => {
  test.each([
    ['unreachable', 'resets'],
    ['overloaded', { status: 503 }],
    ['broken', { status: 500 }],
    ['rejecting its password', { status: 401 }],
    ['without its index', { status: 404, body: { error: { reason: 'no such index' } } }],
  ] as const)('answers when the engine is %s, and the engine is tried again later', async (_, fault) => {
    world.clock.forward(6)
    await world.modules.search.service.warmUp()
    engine.faultOf = () => fault
    for (const path of ['/v5/all/search?q=lodhi%20garden&city=delhi', '/v1/autocomplete?q=lodh&city=delhi'])
      expect((await ask(world, path)).status).toBe(200)
    expect(await titles(world, 'lodhi garden')).toContain('Lodhi Garden')
    // The failed engine is not asked again for a while.
    engine.faultOf = () => undefined
    const asked = engine.asked.length
    expect(await titles(world, 'lodhi garden')).toContain('Lodhi Garden')
    expect(engine.asked).toHaveLength(asked)
    world.clock.forward(6)
    await world.modules.search.service.warmUp()
    expect(await titles(world, 'lodhi garden')).toContain('Lodhi Garden')
    expect(engine.asked.length).toBeGreaterThan(asked)
  })

  test('answers when the engine is slow, after two tries of one request', async () => {
    const other = await anotherProcess(true, 500)
    const before = engine.asked.length
    engine.faultOf = () => 'hangs'
    expect(await titles(other, 'lodhi garden')).toContain('Lodhi Garden')
    expect(engine.asked).toHaveLength(before + 2)
    await other.stop()
  })

  test('answers while another process holds the write lock, and the change is indexed later', async () => {
    world.clock.forward(6)
    await world.modules.search.service.warmUp()
    await world.db.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended('documents of the search engine', 0))`
      await world.db`update place set title = 'Okapi House' where slug = (select min(slug) from place where city = 'delhi')`
      expect(await titles(world, 'okapi')).toEqual(['Okapi House'])
    })
    world.clock.forward(6)
    await world.modules.search.service.warmUp()
    expect(await titles(world, 'okapi')).toEqual(['Okapi House'])
  })

  test('answers when the index cannot be filled, and the process is ready all the same', async () => {
    const settings = readSettings({
      ...Object.fromEntries(Object.entries(world.settings).map(([name, value]) => [name, String(value)])),
      SEARCH_ENGINE_INDEX: 'other',
    })
    engine.faultOf = ({ path }) => (path.endsWith('_bulk') ? { status: 500 } : undefined)
    const { app, outbox, modules } = await buildApp({ db: world.db, settings, now: world.clock.now })
    await modules.search.service.warmUp()
    expect(await titles({ app }, 'lodhi garden')).toContain('Lodhi Garden')
    expect((await app.inject({ url: '/api/readyz' })).statusCode).toBe(200)
    expect(engine.indices.names.filter((name) => name.startsWith('other'))).toEqual([])
    await app.close()
    await outbox.stop()
  })
})
