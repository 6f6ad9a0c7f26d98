import { awardBrands, awardVote, getPoll, votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { openDb, type Queryable } from '../../db.ts'
import { givenVote } from './ballots.given.ts'
import { createVoteBox, type Outcome } from './vote-box.ts'
import { useBallots } from './votes.given.ts'

const { world, given, voteBox, read, vote, report } = useBallots()

describe('a poll', () => {
  test('hides its results until the person has voted, and then confirms the vote', async () => {
    const id = await given.ballot()
    const [asha, dev] = [await given.user(), await given.user()]
    const { status, body } = await vote(id, 'two', asha.token)
    expect([status, body.data.myVote, body.data.receipt?.number]).toEqual([200, 'two', 1])
    expect(body.data.options.map(({ votes }) => votes)).toEqual([0, 1])

    for (const token of [undefined, dev.token]) {
      const hidden = await read(id, token)
      expect([hidden.myVote, ...hidden.options.map(({ votes }) => votes)]).toEqual([null, null, null])
    }
    expect((await read(id, asha.token)).options.map(({ votes }) => votes)).toEqual([0, 1])
  })

  test('takes one vote per person, also of fifty at once, and says which one counted', async () => {
    const id = await given.ballot()
    const { token } = await given.user()
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => vote(id, at % 2 ? 'one' : 'two', token)))
    const won = all.filter(({ status }) => status === 200)
    const lost = all.filter(({ status }) => status === 409)
    expect([won.length, lost.length]).toEqual([1, 49])
    const mine = won[0]?.body.data.myVote
    expect(new Set(lost.map(({ error }) => error.fields?.optionId))).toEqual(new Set([mine]))
    expect(await world.db`select 1 from vote where ballot_id = ${id}`).toHaveLength(1)
  })

  test('takes one vote per person across servers at once, and loses none of others', async () => {
    const id = await given.ballot()
    const boxes = [voteBox(), voteBox(), voteBox()]
    const people = await given.people(60)
    // In waves, so that each server has a batch under way while the others have theirs.
    const waves = [people.slice(0, 20), people.slice(20, 40), people.slice(40)]
    const cast = await Promise.all(
      boxes.map(async (box) => {
        const said: Outcome[] = []
        for (const wave of waves) said.push(...(await Promise.all(wave.map((one) => box.cast(givenVote(id, one))))))
        return said
      }),
    )
    expect(cast.flat().filter(({ is }) => is === 'counted')).toHaveLength(60)
    expect(cast.flat().filter(({ is }) => is === 'earlier')).toHaveLength(120)
    expect(await report(id)).toMatchObject({ total: 60, chain: { isWhole: true, brokenAt: null } })
  })

  test('loses no answered vote and counts none twice when a connection breaks during a batch', async () => {
    const id = await given.ballot()
    const people = await given.people(30)
    const own = openDb({ url: world.databaseUrl, pool: 1 })
    const [{ pid }] = await own<[{ pid: number }]>`select pg_backend_pid() as pid`
    const box = createVoteBox({ db: own, now: world.clock.now })
    const cast = () => Promise.allSettled(people.map((one) => box.cast(givenVote(id, one))))
    const isHeldUp = async (q: Queryable) =>
      (await q`select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'`).length > 0
    let first: ReturnType<typeof cast> | undefined
    await world.db.begin(async (tx) => {
      await tx`select from ballot where id = ${id} for update`
      first = cast()
      while (!(await isHeldUp(tx))) await new Promise((resolve) => setImmediate(resolve))
      await tx`select pg_terminate_backend(${pid}::integer)`
    })
    const answered = (await first)?.map((one) => one.status === 'fulfilled' && one.value.is)
    const again = (await cast()).map((one) => one.status === 'fulfilled' && one.value.is)
    expect(answered?.every((is) => is === 'counted' || is === false)).toBe(true)
    expect(again).toEqual(answered?.map((is) => (is ? 'earlier' : 'counted')))
    expect(await report(id)).toMatchObject({ total: 30, chain: { isWhole: true } })
    await own.end()
  })

  test('counts thousands of concurrent votes exactly', async () => {
    const id = await given.ballot()
    const box = voteBox()
    const people = await given.people(1900)
    const votes = [...people, ...people.slice(0, 100)].map((one, nth) =>
      box.cast(givenVote(id, one, { optionId: nth % 4 ? 'one' : 'two' })),
    )
    const cast = await Promise.all(votes)
    expect(cast.filter(({ is }) => is === 'counted')).toHaveLength(1900)
    expect(await report(id)).toMatchObject({
      total: 1900,
      options: [{ votes: 1425 }, { votes: 475 }],
      chain: { isWhole: true },
    })
  })

  test('counts votes only before its end, after which everyone sees the results', async () => {
    const midnight = new Date('2031-04-01T00:00:00+05:30')
    const id = await given.ballot({ endsAt: midnight })
    const [asha, dev] = [await given.user(), await given.user()]
    const until = (midnight.getTime() - world.clock.now().getTime()) / 1000
    world.clock.forward(until - 5)
    const token = async (who: { id: string }) => {
      const [family] = await world.db<{ id: string }[]>`
        insert into session_family (id, user_id) values (gen_random_uuid(), ${who.id}) returning id`
      return (await world.tokens.issue({ userId: who.id, role: 'user', familyId: String(family?.id) })).access_token
    }
    const [ofAsha, ofDev] = [await token(asha), await token(dev)]
    expect((await vote(id, 'one', ofAsha)).status).toBe(200)
    world.clock.forward(5)
    expect((await vote(id, 'two', ofDev)).status).toBe(410)
    expect(await read(id)).toMatchObject({ isOver: true, options: [{ votes: 1 }, { votes: 0 }] })
    world.clock.forward(-until)
  })

  test('refuses unknown options and polls, and votes without a session', async () => {
    const id = await given.ballot()
    const { token } = await given.user()
    expect((await vote(id, 'three', token)).status).toBe(400)
    expect((await world.call(votePoll, { params: { id }, body: {} })).status).toBe(401)
    expect((await vote('no-such-poll', 'one', token)).status).toBe(404)
    expect((await world.call(getPoll, { params: { id: 'no-such-poll' } })).status).toBe(404)
  })
})

describe('the awards', () => {
  test('take one vote per person, category and year, and hide their counts until the end', async () => {
    const endsAt = new Date(world.clock.now().getTime() + 3_600_000)
    await given.ballot({ award: { category: 'best-print', year: 2030 }, endsAt })
    await given.ballot({ award: { category: 'first-shop', year: 2030 }, endsAt })
    await given.ballot({ award: { category: 'best-print', year: 2029 }, endsAt })
    const { token } = await given.user()
    const body = { category: 'best-print', brandId: 'one' }
    expect((await world.call(awardVote, { as: token, body })).body.data).toMatchObject({ myVote: 'one' })
    const again = await world.call(awardVote, { as: token, body: { ...body, brandId: 'two' } })
    expect([again.status, again.error.fields]).toEqual([409, { brandId: 'one' }])
    expect((await world.call(awardVote, { as: token, body: { ...body, category: 'first-shop' } })).status).toBe(200)
    expect((await world.call(awardVote, { as: token, body: { ...body, category: 'none' } })).status).toBe(404)

    const shown = (await world.call(awardBrands, { as: token })).body.data
    expect(shown.map(({ category, year, myVote }) => [category, year, myVote])).toEqual([
      ['best-print', 2030, 'one'],
      ['first-shop', 2030, 'one'],
    ])
    expect(shown[0]?.brands.map(({ votes }) => votes)).toEqual([null, null])
    world.clock.forward(3_601)
    const after = (await world.call(awardBrands)).body.data
    expect(after[0]?.brands.map(({ votes }) => votes)).toEqual([1, 0])
    await expect(given.ballot({ award: { category: 'best-print', year: 2030 }, endsAt: null })).rejects.toThrow(
      'ballot__one_a_year',
    )
  })
})
