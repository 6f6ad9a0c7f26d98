import { readSettings } from '../settings.ts'
import { CannotStart, startApi } from '../start-api.ts'
import { useWorld } from '../testing/world.ts'
import { checkSessions } from './check-sessions.ts'
import { behindPooler, limits, pooled, withPooler } from './pooler.given.ts'

const world = useWorld()

const start = (url: string) =>
  startApi(
    readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      API_SECRET: world.settings.API_SECRET,
      LOG_LEVEL: 'silent',
      API_PORT: '0',
      DRAIN_SECONDS: '0',
    }),
  )

test('without a pooler each connection has a session and its limits', async () => {
  expect(await checkSessions(world.databaseUrl)).toEqual([])
})

withPooler(behindPooler, () => {
  test('in session mode the API starts, answers many at once, and hears notifications', async () => {
    const url = await pooled(world.databaseUrl, 'session')
    const api = await start(url)
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    const ask = () => fetch(`${api.url}/api/v5/all/search?q=chai&city=delhi`, { headers }).then(({ status }) => status)
    expect(new Set(await Promise.all(Array.from({ length: 60 }, ask)))).toEqual(new Set([200]))
    const [heard] = await world.db`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`
    expect(heard?.count).toBeGreaterThan(0)
    await api.stop()
  })

  test('limits that it drops are noticed until the database or the user has them', async () => {
    const url = await pooled(world.databaseUrl, 'session')
    expect(await checkSessions(url)).toEqual(limits)
    for (const limit of limits) {
      await world.db.unsafe(`alter database ${new URL(url).pathname.slice(1)} set ${limit} = '15s'`)
    }
    expect(await checkSessions(await pooled(world.databaseUrl, 'session'))).toEqual([])
  })

  test('in transaction mode the API refuses to start, with a sentence that says what to set', async () => {
    const url = await pooled(world.databaseUrl, 'transaction')
    await expect(start(url)).rejects.toThrow(CannotStart)
    await expect(start(url)).rejects.toThrow('set its pool mode to session')
  })

  test('limits that it refuses are explained with a sentence', async () => {
    const url = await pooled(world.databaseUrl, 'session', [])
    await expect(start(url)).rejects.toThrow('refuses the limits of our connections')
  })
})
