import { createServer } from 'node:net'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { readSettings } from './settings.ts'
import { CannotStart, startApi } from './start-api.ts'
import { givenRelay } from './testing/database/relay.ts'
import { operators } from './testing/every-role.ts'
import { untilSeen } from './testing/until-seen.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const settings = (changes: Record<string, string>) =>
  readSettings({
    DATABASE_URL: world.settings.DATABASE_URL,
    API_SECRET: world.settings.API_SECRET,
    LOG_LEVEL: 'silent',
    ...operators,
    API_PORT: '0',
    DRAIN_SECONDS: '0',
    ...changes,
  })

describe('startApi', () => {
  test('counts statements when QUERY_METRICS is set', async () => {
    const api = await startApi(settings({ QUERY_METRICS: 'true' }))
    const headers = { authorization: operatorAuthorization(operators.OPERATOR_PASSWORD) }
    const count = async () => {
      const text = await (await fetch(`${api.url}/api/metrics`, { headers })).text()
      return Number(/^nukkad_db_statements_total (\d+)/m.exec(text)?.[1])
    }
    const before = await count()
    await fetch(`${api.url}/api/readyz`)
    expect(await count()).toBeGreaterThan(before)
    await api.stop()
  })

  test('is ready only once lists can be answered from memory', async () => {
    let release = () => {}
    const held = world.db.begin(async (tx) => {
      await tx`lock table product_fact in access exclusive mode`
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })
    const api = await startApi(settings({ DRAIN_SECONDS: '0' }))
    const ready = async () => (await fetch(`${api.url}/api/readyz`)).status
    expect(await ready()).toBe(503)
    expect((await fetch(`${api.url}/api/healthz`)).status).toBe(200)
    release()
    await held
    expect(await untilSeen(ready, (status) => status === 200)).toBe(200)
    await api.stop()
  })

  test('drains on stop: reports not ready, keeps answering for a while, and interrupts no request', async () => {
    const api = await startApi(settings({ DRAIN_SECONDS: '1' }))
    const address = `${api.url}/api/v4/config/app/search`
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    expect((await fetch(`${api.url}/api/readyz`)).status).toBe(200)
    let hasEnded = false
    const ended = api.stop().then(() => {
      hasEnded = true
    })
    expect((await fetch(`${api.url}/api/readyz`)).status).toBe(503)
    const answers: Response[] = []
    while (!hasEnded) {
      const answer = await fetch(address, { headers }).catch(() => undefined)
      if (!answer) break
      answers.push(answer)
      await answer.text()
    }
    await ended
    expect(answers.length).toBeGreaterThan(3)
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('connection')}`))).toEqual(
      new Set(['200 close']),
    )
  })

  test('refuses a port in use with a sentence', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const start = startApi(settings({ API_PORT: String(port) }))
    await expect(start).rejects.toThrow(CannotStart)
    await expect(start).rejects.toThrow(`Port ${port} is used by another program; set API_PORT to a free one.`)
    server.close()
  })

  test('refuses to start without a database, with a sentence', async () => {
    const start = startApi(settings({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }))
    await expect(start).rejects.toThrow('The database of DATABASE_URL does not respond; is it running?')
    const wrong = new URL(world.settings.DATABASE_URL)
    wrong.password = 'guess'
    await expect(startApi(settings({ DATABASE_URL: wrong.href }))).rejects.toThrow('rejects the user or the password')
  })

  test('says the same of a database that goes away during the start', async () => {
    // Two connections for the check of sessions, and one for the migrations.
    const relay = await givenRelay(world.settings.DATABASE_URL, { connections: 3 })
    const start = startApi(settings({ DATABASE_URL: relay.url }))
    await expect(start).rejects.toThrow('The database of DATABASE_URL does not respond; is it running?')
  })

  test('ends without its database', async () => {
    const relay = await givenRelay(world.settings.DATABASE_URL)
    const api = await startApi(settings({ DATABASE_URL: relay.url }))
    relay.cut()
    await expect(api.stop()).resolves.toBeUndefined()
  })
})
