import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { useWorld } from '../../testing/world.ts'
import { natsReader } from './stores/nats-reader.ts'
import { createStreamService } from './stream.service.ts'

const world = useWorld()

/** A log and what it has written. */
function givenLog() {
  const lines: string[] = []
  const { log } = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  return { lines, log }
}
const failing = { append: () => Promise.reject(new Error('no disk')) }

test('an engine that is away is told once, and not with every attempt to reach it', async () => {
  const { lines, log } = givenLog()
  const job = natsReader({ url: 'nats://127.0.0.1:1', store: failing, log })
  job.start()
  await sleep(2_500)
  await job.stop()
  expect(lines).toEqual([expect.stringContaining('the stream engine of STREAM_URL does not respond')])
})

test('events that cannot be stored are refused, and told once a minute', async () => {
  const { lines, log } = givenLog()
  const { settings } = world
  const service = createStreamService({ settings, now: () => new Date(), log, store: failing })
  const profile = { email: null, platform: 'Web' as const }
  const session_props = { session_source: 'direct' }
  const what = { platform: 'Web' as const, event_name: 'PAGE_VIEWED', event_props: {}, identity: null }
  const event = Object.assign({ ts: Date.now(), session_props, profile }, what)
  for (const key of ['a', 'b', 'c']) await expect(service.take(event, key)).rejects.toThrow()
  expect(lines).toEqual([expect.stringContaining('events are not stored (told once a minute)')])
})
