import { ballotReport, exportVotes, listBallots } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { whileHeld } from '../../testing/while-held.ts'
import { givenVote } from './ballots.given.ts'
import { castVotes } from './vote.repository.ts'
import { useBallots } from './votes.given.ts'

const { world, given, voteBox, read, vote, report } = useBallots()

describe('the chain of votes', () => {
  async function voted(count: number) {
    const id = await given.ballot()
    for (let at = 0; at < count; at += 1) await vote(id, at % 3 ? 'one' : 'two', (await given.user()).token)
    return id
  }

  test('matches the shown results', async () => {
    const id = await voted(5)
    expect(await report(id)).toMatchObject({
      total: 5,
      options: [{ votes: 3 }, { votes: 2 }],
      chain: { isWhole: true, brokenAt: null },
    })
  })

  test.each([
    [
      'a changed vote',
      (id: string) => world.db`update vote set option_id = 'one' where ballot_id = ${id} and number = 4`,
      4,
    ],
    [
      'a deleted vote in the middle',
      (id: string) => world.db`delete from vote where ballot_id = ${id} and number = 2`,
      2,
    ],
    ['the deleted last vote', (id: string) => world.db`delete from vote where ballot_id = ${id} and number = 5`, 5],
  ])('detects %s, which the database itself refuses', async (_, change, brokenAt) => {
    const id = await voted(5)
    await expect(change(id)).rejects.toThrow('never changed')
    await world.db`alter table vote disable trigger vote__kept`
    await change(id)
    await world.db`alter table vote enable trigger vote__kept`
    expect((await report(id)).chain).toMatchObject({ isWhole: false, brokenAt })
  })

  test('is found whole while people vote during the recount', async () => {
    const id = await voted(2)
    const [late = ''] = await given.people(1)
    const { done } = await whileHeld(world.db, {
      hold: (tx) => tx`lock table vote in access exclusive mode`,
      work: () => report(id),
      look: (tx) => castVotes(tx, id, { votes: [givenVote(id, late)], now: world.clock.now() }),
    })
    expect(done).toMatchObject({ total: 2, options: [{ votes: 1 }, { votes: 1 }], chain: { isWhole: true } })
    expect(await report(id)).toMatchObject({ total: 3, chain: { isWhole: true } })
  })

  test('is reported as broken when a stored count differs', async () => {
    const id = await voted(2)
    await world.db`update ballot_option set votes = votes + 1 where ballot_id = ${id} and id = 'one'`
    expect((await report(id)).chain.isWhole).toBe(false)
  })
})

describe('votes in the staff report', () => {
  async function exported(id: string) {
    const { token } = await given.user({ role: 'campaigner' })
    const url = `/api${exportVotes.url.replace(':id', id)}`
    return world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  }

  test('are counted, and suspicious ones marked: many from one address, and of new accounts', async () => {
    const id = await given.ballot()
    const box = voteBox()
    const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 12, 0, second))
    const cast = (person: string | undefined, second: number, from: string) =>
      box.cast(givenVote(id, person ?? '', { from, votedAt: at(second) }))
    for (const [nth, person] of (await given.people(25)).entries()) await cast(person, nth, 'one hall')
    for (const [nth, person] of (await given.people(5)).entries()) await cast(person, nth * 61, 'a home')
    const [newcomer] = await given.people(1, at(0))
    await cast(newcomer, 1, 'another')
    expect(await report(id)).toMatchObject({
      total: 31,
      marked: { burst: 25, fresh: 1 },
      options: [{ votes: 31, unmarked: 5 }, { votes: 0 }],
    })
    expect(await read(id)).toMatchObject({ total: 31 })
  })

  test('are reported by day in India, including days without votes, and as CSV by option', async () => {
    const id = await given.ballot()
    const box = voteBox()
    const people = await given.people(5)
    const cast = (person: number, optionId: string, votedAt: string) =>
      box.cast(givenVote(id, people[person] ?? '', { optionId, votedAt: new Date(votedAt) }))
    // 18:30 UTC is midnight in India.
    await cast(1, 'one', '2026-06-01T18:29:59Z')
    await cast(2, 'two', '2026-06-01T18:30:00Z')
    await cast(3, 'two', '2026-06-04T03:00:00Z')
    expect((await report(id)).days).toEqual([
      { day: '2026-06-01', count: 1 },
      { day: '2026-06-02', count: 1 },
      { day: '2026-06-03', count: 0 },
      { day: '2026-06-04', count: 1 },
    ])
    const file = await exported(id)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(file.body.trim().split('\r\n').slice(1)).toEqual(['2026-06-01,1,0', '2026-06-02,0,1', '2026-06-04,0,1'])
    const missing = await exported('nowhere')
    expect(missing.statusCode).toBe(404)
    expect(missing.headers['content-type']).toMatch(/^application\/json/)
    expect(missing.headers['content-disposition']).toBeUndefined()
  })

  test.each([
    ['that hides its results until the end', {}],
    ['for an award', { award: { category: 'best-dosa', year: 2024 } }],
  ])('are reported and exported without their options before the end of a vote %s', async (_, more) => {
    const ends = 3_600
    const id = await given.ballot({ ...more, endsAt: new Date(world.clock.now().getTime() + ends * 1_000) })
    await world.db`update ballot set hides_until_end = kind = 'poll' where id = ${id}`
    const kind = 'award' in more ? 'award' : 'poll'
    const people = await given.people(3)
    const votedAt = new Date('2026-06-02T06:00:00Z')
    for (const [nth, one] of people.entries())
      await voteBox().cast(givenVote(id, one, { kind, votedAt, optionId: nth ? 'two' : 'one' }))
    expect((await exported(id)).body.trim()).toBe('Day,Votes\r\n2026-06-02,3')
    const hidden = { votes: null, unmarked: null }
    expect(await report(id)).toMatchObject({ total: 3, options: [hidden, hidden], chain: { isWhole: true } })
    world.clock.forward(ends)
    expect(await report(id)).toMatchObject({ total: 3, options: [{ votes: 1 }, { votes: 2 }] })
    expect((await exported(id)).body.trim()).toBe('Day,ONE,TWO\r\n2026-06-02,1,2')
    world.clock.forward(-ends)
  })

  test('are for staff only', async () => {
    const { token } = await given.user()
    expect((await world.call(ballotReport, { params: { id: 'x' } })).status).toBe(401)
    expect((await world.call(ballotReport, { params: { id: 'x' }, as: token })).status).toBe(403)
    expect((await world.call(exportVotes, { params: { id: 'x' } })).status).toBe(401)
    expect((await world.call(exportVotes, { params: { id: 'x' }, as: token })).status).toBe(403)
    const editor = await given.user({ role: 'campaigner' })
    expect((await world.call(listBallots, { as: editor.token })).body.data.length).toBeGreaterThan(0)
  })

  test('lose their address after ninety days', async () => {
    const id = await given.ballot()
    const [voter = ''] = await given.people(1)
    await voteBox().cast(givenVote(id, voter, { votedAt: new Date(Date.now() - 91 * 86_400_000) }))
    await world.housekeeping.sweep()
    expect(await world.db`select address from vote where ballot_id = ${id}`).toEqual([{ address: null }])
  })
})
