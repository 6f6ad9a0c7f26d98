import { openDb } from '../db.ts'
import { useWorld } from '../testing/world.ts'
import { newKind } from './kinds.given.ts'
import { forgetWaiting, tryNow } from './outbox.repository.ts'
import { createOutbox } from './outbox.ts'

const world = useWorld()

describe('the outbox', () => {
  test('does work after its transaction commits, and none of a failed transaction', async () => {
    const kind = newKind()
    const done: string[] = []
    world.outbox.handle(kind, async (_payload, once) => void done.push(once))

    await world.db.begin((tx) => world.outbox.enqueue(tx, { kind, key: 'kept', payload: {} }))
    const failing = world.db.begin(async (tx) => {
      await world.outbox.enqueue(tx, { kind, key: 'lost', payload: {} })
      throw new Error('the order failed')
    })
    await expect(failing).rejects.toThrow('the order failed')
    await world.outbox.drain()
    expect(done).toEqual([expect.stringMatching(/^kept@\d{4}-/)])
  })

  test('forgets the mails, and the texts in their place, that wait for an erased person', async () => {
    const kind = newKind()
    const waiting = {
      mail: { to: 'asha@example.in' },
      text: { to: '+919812300001' },
      instead: { phone: '+919812300001' },
    }
    for (const [key, payload] of Object.entries({ ...waiting, other: { to: 'ravi@example.in' } }))
      await world.outbox.enqueue(world.db, { kind, key, payload })
    await forgetWaiting(world.db, ['asha@example.in', '+919812300001'])
    expect([...(await world.db`select key from outbox where kind = ${kind}`)]).toEqual([{ key: 'other' }])
  })

  test('accepts a key once', async () => {
    const kind = newKind()
    const entry = { kind, key: 'order-7', payload: {} }
    const taken = await Promise.all([1, 2, 3].map(() => world.outbox.enqueue(world.db, entry)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('retries failed work with growing delays', async () => {
    const kind = newKind()
    let calls = 0
    world.outbox.handle(kind, async () => {
      calls += 1
      if (calls < 3) throw new Error('the mail server is away')
    })
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: {} })
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await world.outbox.drain()
      const [job] = await world.db<{ wait: number }[]>`
        select extract(epoch from job.start_after - clock_timestamp())::float8 as wait
        from outbox join pgboss.job on job.name = outbox.lane and job.id = outbox_job_id(outbox.id)
        where outbox.kind = ${kind} and job.state = 'retry'`
      if (job) waits.push(job.wait)
      await tryNow(world.db)
    }
    // One to two seconds after the first try, two to four after the second.
    expect(waits).toHaveLength(2)
    expect(waits[0]).toBeLessThanOrEqual(2)
    expect(waits[1]).toBeGreaterThan(waits[0] as number)
    expect(calls).toBe(3)
    expect(await world.db`select 1 from outbox where kind = ${kind} and done_at is not null`).toHaveLength(1)
  })

  test('retries what failed at once when asked to, and leaves what is scheduled for later', async () => {
    const kind = newKind()
    const calls: unknown[] = []
    world.outbox.handle(kind, async (payload) => {
      calls.push(payload)
      if (calls.length === 1) throw new Error('the mail server is away')
    })
    await world.outbox.enqueue(world.db, { kind, key: 'now', payload: { due: 'now' } })
    const notBefore = new Date(Date.now() + 3_600_000)
    await world.outbox.enqueue(world.db, { kind, key: 'later', payload: { due: 'later' }, notBefore })
    await world.outbox.drain()
    await tryNow(world.db)
    await world.outbox.drain()
    expect(calls).toEqual([{ due: 'now' }, { due: 'now' }])
  })

  test('deletes the payload once the work is done', async () => {
    const kind = newKind()
    world.outbox.handle(kind, async () => {})
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: { code: '123456' } })
    await world.outbox.drain()
    const [row] = await world.db`select payload from outbox where kind = ${kind}`
    expect(row?.payload).toEqual({})
  })

  test('is shared by several processes, each entry done by one of them', async () => {
    const kind = newKind()
    const seen: string[] = []
    const pools = [1, 2, 3].map(() => openDb({ url: world.databaseUrl, pool: 2 }))
    const workers = pools.map((db) => createOutbox({ db, log: world.app.log }))
    for (const worker of workers) {
      worker.handle(kind, async (_payload, once) => {
        seen.push(once.split('@')[0] as string)
        await new Promise((resolve) => setTimeout(resolve, 5))
      })
    }
    const keys = Array.from({ length: 30 }, (_, index) => `k${index}`)
    await Promise.all(keys.map((key) => world.outbox.enqueue(world.db, { kind, key, payload: {} })))

    const counts = await Promise.all(workers.map((worker) => worker.drain()))
    expect(seen.toSorted()).toEqual(keys.toSorted())
    expect(counts.every((count) => count > 0)).toBe(true)
    await Promise.all(workers.map((worker) => worker.stop()))
    await Promise.all(pools.map((db) => db.end()))
  })

  test('resumes entries that were given up or lost by the queue', async () => {
    const [givenUp, lost] = [newKind(), newKind()]
    const db = openDb({ url: world.databaseUrl, pool: 4 })
    for (const kind of [givenUp, lost]) await world.outbox.enqueue(world.db, { kind, key: 'k', payload: {} })
    await world.db`
      update pgboss.job set state = 'failed', retry_count = retry_limit, started_on = now()
      from outbox where job.id = outbox_job_id(outbox.id) and outbox.kind = ${givenUp}`
    await world.db`
      delete from pgboss.job using outbox where job.id = outbox_job_id(outbox.id) and outbox.kind = ${lost}`
    const worker = createOutbox({ db, log: world.app.log })
    const done = [givenUp, lost].map(
      (kind) => new Promise<void>((resolve) => worker.handle(kind, async () => resolve())),
    )
    await worker.start()
    await Promise.all(done)
    await worker.stop()
    await db.end()
  })

  test('has lanes: urgent work is done while all workers of another lane are busy', async () => {
    const [slow, urgent] = [newKind(), newKind()]
    const db = openDb({ url: world.databaseUrl, pool: 4 })
    const worker = createOutbox({ db, log: world.app.log })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    worker.handle(slow, () => held)
    const done = new Promise<void>((resolve) => worker.handle(urgent, async () => resolve()))
    for (let n = 0; n < 20; n++) await worker.enqueue(db, { kind: slow, key: `k${n}`, payload: {}, lane: 'mail' })
    await worker.start()
    await worker.enqueue(db, { kind: urgent, key: 'k', payload: {}, lane: 'codes' })
    await done
    release()
    await worker.stop()
    await db.end()
    await world.db`delete from outbox where kind = ${slow}`
  })

  test('wakes up when work arrives', async () => {
    const kind = newKind()
    const db = openDb({ url: world.databaseUrl, pool: 2 })
    const worker = createOutbox({ db, log: world.app.log })
    const done = new Promise<void>((resolve) => worker.handle(kind, async () => resolve()))
    await worker.start()
    await worker.enqueue(db, { kind, key: 'k', payload: {} })
    await done
    await worker.stop()
    await db.end()
  })

  test('pauses work for a server that is down instead of trying every entry', async () => {
    const [away, fine] = [newKind(), newKind()]
    let elapsed = 0
    const worker = createOutbox({ db: world.db, log: world.app.log, elapsed: () => elapsed })
    let calls = 0
    let done = 0
    worker.handle(away, async () => {
      calls += 1
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    })
    worker.handle(fine, async () => void done++)
    for (const kind of [away, fine]) {
      for (let n = 0; n < 20; n++) await worker.enqueue(world.db, { kind, key: `k${n}`, payload: {} })
    }
    await worker.drain()
    expect({ calls, done }).toEqual({ calls: 1, done: 20 })

    elapsed += 999
    await tryNow(world.db)
    await worker.drain()
    expect(calls).toBe(1)
    elapsed += 1
    await tryNow(world.db)
    await worker.drain()
    expect(calls).toBe(2)
    await worker.stop()
    await world.db`delete from outbox where kind = ${away}`
  })

  test('misses no notification that arrives while it looks for work', async () => {
    const kind = newKind()
    const db = openDb({ url: world.databaseUrl, pool: 2 })
    const worker = createOutbox({ db, log: world.app.log })
    const waits: number[] = []
    let began = 0
    worker.handle(kind, async () => void waits.push(performance.now() - began))
    await worker.start()
    for (let round = 1; round <= 40; round += 1) {
      began = performance.now()
      await worker.enqueue(db, { kind, key: `k${round}`, payload: {} })
      while (waits.length < round - 1) await new Promise((resolve) => setImmediate(resolve))
    }
    while (waits.length < 40) await new Promise((resolve) => setTimeout(resolve, 5))
    // A worker that missed the notification would have waited for the next poll, five seconds later.
    expect(Math.max(...waits)).toBeLessThan(4000)
    await worker.stop()
    await db.end()
  })
})
