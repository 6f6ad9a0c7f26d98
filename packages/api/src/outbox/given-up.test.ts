import { useWorld } from '../testing/world.ts'
import { newKind } from './kinds.given.ts'
import { tryNow } from './outbox.repository.ts'
import { Undeliverable } from './undeliverable.ts'

const world = useWorld()

const rowOf = async (kind: string) => {
  const [row] = await world.db`
    select done_at is not null as "isDone", is_given_up as "isGivenUp", payload, last_error as error, attempts
    from outbox where kind = ${kind}`
  return row
}
const later = (kind: string) => world.db`
  update outbox set not_after = clock_timestamp() - interval '1 second' where kind = ${kind}`

describe('work of the outbox that cannot be done', () => {
  test('ends at once when its handler says so, and its payload is deleted', async () => {
    const kind = newKind()
    let calls = 0
    world.outbox.handle(kind, async () => {
      calls += 1
      throw new Undeliverable('550 5.1.1 <asha@example.com>: no such mailbox')
    })
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: { code: '123456' } })
    await world.outbox.drain()
    await tryNow(world.db)
    await world.outbox.drain()
    expect(calls).toBe(1)
    expect(await rowOf(kind)).toEqual({
      isDone: true,
      isGivenUp: true,
      payload: {},
      error: '550 5.1.1 <the address>: no such mailbox',
      attempts: 1,
    })
  })

  test('ends with its lifetime: no try is made any more, and its owner is told', async () => {
    const kind = newKind()
    let calls = 0
    const expired: unknown[] = []
    const work = async () => {
      calls += 1
      throw new Error('the server of asha@example.com is busy')
    }
    world.outbox.handle(kind, work, { expired: async (payload) => void expired.push(payload) })
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: { code: '123456' }, lifetimeSeconds: 300 })
    await world.outbox.drain()
    expect(await rowOf(kind)).toMatchObject({ isDone: false, payload: { code: '123456' } })

    await later(kind)
    await tryNow(world.db)
    await world.outbox.drain()
    expect([calls, expired]).toEqual([1, [{ code: '123456' }]])
    expect(await rowOf(kind)).toMatchObject({ isDone: true, isGivenUp: true, payload: {} })
    expect((await rowOf(kind))?.error).toBe('Not done in time, after 1 tries. Error: the server of the address is busy')
  })

  test('ends with its lifetime although the server that it needs is away', async () => {
    const [away, waiting] = [newKind(), newKind()]
    world.outbox.handle(away, async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    })
    await world.outbox.enqueue(world.db, { kind: away, key: 'first', payload: {} })
    await world.outbox.drain()
    await world.outbox.enqueue(world.db, { kind: away, key: waiting, payload: {}, lifetimeSeconds: 300 })
    await world.db`update outbox set not_after = clock_timestamp() where key = ${waiting}`
    await world.outbox.drain()
    expect(await world.db`select from outbox where key = ${waiting} and is_given_up`).toHaveLength(1)
    await world.db`delete from outbox where kind = ${away}`
  })

  test('counts its lifetime from the moment it is due', async () => {
    const kind = newKind()
    const notBefore = new Date('2100-01-01T00:00:00Z')
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: {}, notBefore, lifetimeSeconds: 60 })
    const [row] = await world.db`select not_after as "notAfter" from outbox where kind = ${kind}`
    expect(row?.notAfter).toEqual(new Date('2100-01-01T00:01:00Z'))
  })

  test('never ends without a lifetime', async () => {
    const kind = newKind()
    world.outbox.handle(kind, async () => {
      throw new Error('the gateway is away')
    })
    await world.outbox.enqueue(world.db, { kind, key: 'k', payload: {} })
    await world.db`
      update outbox set created_at = now() - interval '2 years', run_at = now() - interval '2 years' where kind = ${kind}`
    await world.outbox.drain()
    expect(await rowOf(kind)).toMatchObject({ isDone: false, isGivenUp: false })
    await world.db`delete from outbox where kind = ${kind}`
  })
})
