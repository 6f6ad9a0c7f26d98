import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '../db.ts'
import { givenRelay } from '../testing/database/relay.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

test('statements fail within two seconds, however long the database has been away', async () => {
  const relay = await givenRelay(world.settings.DATABASE_URL)
  const db = openDb({ url: relay.url, pool: 2 })
  await db`select 1`
  relay.cut()
  let longest = 0
  for (const end = performance.now() + 6_000; performance.now() < end; await sleep(100)) {
    const from = performance.now()
    await expect(db`select 1`).rejects.toThrow()
    longest = Math.max(longest, performance.now() - from)
  }
  expect(longest).toBeLessThan(2_000)
  await db.end({ timeout: 1 })
}, 30_000)
