import { type Started, startProcess } from '../../testing/processes.ts'
import { useWorld } from '../../testing/world.ts'
import { givenStream, givenStreamedEvent } from './stream.given.ts'

const world = useWorld()
const { kept } = givenStream(world)

const gateway = (): Promise<Started> =>
  startProcess('packages/api/src/main.ts', {
    DATABASE_URL: world.databaseUrl,
    API_SECRET: world.settings.API_SECRET,
    API_PORT: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    NUKKAD_HOME: process.env.NUKKAD_HOME ?? '.nukkad/test',
  })

/** A browser that sends its events in order, each after the previous one was accepted. */
async function browse(url: string, key: string, ids: readonly string[], taken: (id: string) => void) {
  for (const id of ids) {
    const answer = await fetch(`${url}/api/events/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: givenStreamedEvent({ id }), partitionKey: key }),
    }).catch(() => undefined)
    if (answer?.status !== 200) return
    taken(id)
  }
}

const browsers = Array.from({ length: 12 }, (_, n) => `browser-${n}`)
const idsOf = (key: string) => Array.from({ length: 60 }, (_, n) => `${key}-event-${n}`)

test('after kill -9, answered events are stored; resent ones are stored once and in order', async () => {
  const first = await gateway()
  const answered = new Set<string>()
  const browsing = browsers.map((key) =>
    browse(first.url, key, idsOf(key), (id) => {
      answered.add(id)
      if (answered.size === 200) void first.kill()
    }),
  )
  await Promise.all(browsing)
  await first.kill()
  expect(answered.size).toBeLessThan(browsers.length * 60)

  const there = new Set(await kept())
  expect([...answered].filter((id) => !there.has(id))).toEqual([])

  // The browsers did not get every answer: they send again what was not acknowledged.
  const second = await gateway()
  try {
    await Promise.all(
      browsers.map((key) =>
        browse(
          second.url,
          key,
          idsOf(key).filter((id) => !answered.has(id)),
          () => undefined,
        ),
      ),
    )
  } finally {
    await second.kill()
  }
  for (const key of browsers) expect(await kept(key)).toEqual(idsOf(key))
}, 240_000)
