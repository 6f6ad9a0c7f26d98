import {
  type BallotDraft,
  createBallot,
  editedBallot,
  saveBallot,
} from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import {
  awardBrands,
  awardVote,
  ballotReport,
  exportVotes,
  getPoll,
  listBallots,
  votePoll,
} from '@nukkad/contracts/endpoints/campaigns/ballots'
import { openDb, type Queryable } from '../../db.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { givenBallots, givenVote } from './ballots.given.ts'
import { createVoteBox, type Outcome } from './vote-box.ts'

const world = useWorld()
const given = { ...givenIn(world), ...givenBallots(world) }
const voteBox = () => createVoteBox({ db: world.db, now: world.clock.now })

const read = async (id: string, as?: string) => (await world.call(getPoll, { params: { id }, as })).body.data
const vote = (id: string, optionId: string, as: string) =>
  world.call(votePoll, { params: { id }, body: { optionId }, as })
const report = async (id: string) => {
  const { token } = await given.user({ role: 'campaigner' })
  return (await world.call(ballotReport, { params: { id }, as: token })).body.data
}

describe('a poll', () => {
  test('hides its results until one has voted, and then tells that the vote was counted', async () => {
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

  test('takes one vote of a person, of fifty at once as well, and says which it was', async () => {
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

  test('takes one vote of a person who votes through two servers at once, and loses none of those of others', async () => {
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

  test('loses none that it answered when a connection breaks while a batch is written, and counts none twice', async () => {
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

  test('counts a storm of votes exactly', async () => {
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

  test('counts a vote before its last moment and none at it; then everybody sees the results', async () => {
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

  test('refuses what is not up for the vote, who is not signed in, and what is not there', async () => {
    const id = await given.ballot()
    const { token } = await given.user()
    expect((await vote(id, 'three', token)).status).toBe(400)
    expect((await world.call(votePoll, { params: { id }, body: {} })).status).toBe(401)
    expect((await vote('no-such-poll', 'one', token)).status).toBe(404)
    expect((await world.call(getPoll, { params: { id: 'no-such-poll' } })).status).toBe(404)
  })
})

describe('the chain of votes', () => {
  async function voted(count: number) {
    const id = await given.ballot()
    for (let at = 0; at < count; at += 1) await vote(id, at % 3 ? 'one' : 'two', (await given.user()).token)
    return id
  }

  test('recounts to what is shown', async () => {
    const id = await voted(5)
    expect(await report(id)).toMatchObject({
      total: 5,
      options: [{ votes: 3 }, { votes: 2 }],
      chain: { isWhole: true, brokenAt: null },
    })
  })

  test.each([
    [
      'an altered vote',
      (id: string) => world.db`update vote set option_id = 'one' where ballot_id = ${id} and number = 4`,
      4,
    ],
    ['a vote that was taken out', (id: string) => world.db`delete from vote where ballot_id = ${id} and number = 2`, 2],
    ['the last one taken out', (id: string) => world.db`delete from vote where ballot_id = ${id} and number = 5`, 5],
  ])('finds %s, which the database itself refuses', async (_, change, brokenAt) => {
    const id = await voted(5)
    await expect(change(id)).rejects.toThrow('never changed')
    await world.db`alter table vote disable trigger vote__kept`
    await change(id)
    await world.db`alter table vote enable trigger vote__kept`
    expect((await report(id)).chain).toMatchObject({ isWhole: false, brokenAt })
  })

  test('is not whole when a count says something else', async () => {
    const id = await voted(2)
    await world.db`update ballot_option set votes = votes + 1 where ballot_id = ${id} and id = 'one'`
    expect((await report(id)).chain.isWhole).toBe(false)
  })
})

describe('votes that look odd', () => {
  async function exported(id: string) {
    const { token } = await given.user({ role: 'campaigner' })
    const url = `/api${exportVotes.url.replace(':id', id)}`
    return world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  }

  test('are counted, and marked for staff: many from one address, and of new accounts', async () => {
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

  test('are told by day in India, those without any included, and as CSV by option', async () => {
    const id = await given.ballot()
    const box = voteBox()
    const people = await given.people(5)
    const cast = (person: number, optionId: string, votedAt: string) =>
      box.cast(givenVote(id, people[person] ?? '', { optionId, votedAt: new Date(votedAt) }))
    // Half past six in the evening by UTC is midnight in India.
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
    expect((await exported('nowhere')).statusCode).toBe(404)
  })

  test.each([
    ['that hides its results until the end', {}],
    ['for an award', { award: { category: 'best-dosa', year: 2024 } }],
  ])('of a vote %s are told in no file before it', async (_, more) => {
    const ends = 3_600
    const id = await given.ballot({ ...more, endsAt: new Date(world.clock.now().getTime() + ends * 1_000) })
    await world.db`update ballot set hides_until_end = kind = 'poll' where id = ${id}`
    const kind = 'award' in more ? 'award' : 'poll'
    const people = await given.people(3)
    const votedAt = new Date('2026-06-02T06:00:00Z')
    for (const [nth, one] of people.entries())
      await voteBox().cast(givenVote(id, one, { kind, votedAt, optionId: nth ? 'two' : 'one' }))
    expect((await exported(id)).body.trim()).toBe('Day,Votes\r\n2026-06-02,3')
    world.clock.forward(ends)
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

  test('forget where they came from after ninety days', async () => {
    const id = await given.ballot()
    const [voter = ''] = await given.people(1)
    await voteBox().cast(givenVote(id, voter, { votedAt: new Date(Date.now() - 91 * 86_400_000) }))
    await world.housekeeping.sweep()
    expect(await world.db`select address from vote where ballot_id = ${id}`).toEqual([{ address: null }])
  })
})

describe('the awards', () => {
  test('take one vote a person, category and year, and keep their counts until the end', async () => {
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

describe('a poll as the campaign team writes it', () => {
  const staff = async (firstName = 'Kavya') => given.user({ role: 'campaigner', firstName })
  const open = async (id: string, as: string) => (await world.call(editedBallot, { params: { id }, as })).body.data
  async function saved(id: string, as: string, over: Partial<BallotDraft> & { version?: number }) {
    const { id: _, changed: __, kind: ___, award: ____, total: _____, options, ...draft } = await open(id, as)
    const chosen = options.map(({ picture, ...option }) => ({
      ...option,
      picture: picture && { url: picture.url, alt: picture.alt },
    }))
    return world.call(saveBallot, { params: { id }, as, body: { ...draft, options: chosen, ...over } })
  }
  const picture = async (who: GivenUser): Promise<string> =>
    (await givenMedia(world).upload(who, { bytes: await givenPicture() })).data.url
  const option = (id: string, more: object = {}) => ({ id, title: id, line: '', slug: null, picture: null, ...more })

  test('is begun unseen, opens with two options and a picture, and is voted on', async () => {
    const kavya = await staff()
    const as = kavya.token
    const made = await world.call(createBallot, { as, body: { id: 'best-poha', title: 'The best poha?' } })
    expect(made.body.data).toMatchObject({ kind: 'poll', award: null, isPublished: false, version: 1, options: [] })
    expect((await world.call(createBallot, { as, body: { id: 'best-poha', title: 'x' } })).status).toBe(409)
    const one = await saved('best-poha', as, { isPublished: true, options: [option('a')] })
    expect(one.error.fields?.options).toBe('needs two to choose from')

    const upload = await picture(kavya)
    const options = [option('indore', { picture: { url: upload, alt: 'A plate' } }), option('pune')]
    expect((await saved('best-poha', as, { isPublished: true, options })).status).toBe(200)
    const shown = await read('best-poha')
    expect(shown.options.map(({ id, image }) => [id, image?.alt])).toEqual([
      ['indore', 'A plate'],
      ['pune', undefined],
    ])
    expect((await vote('best-poha', 'pune', (await given.user()).token)).status).toBe(200)
  })

  test('keeps options that have votes, and their counts when they are rewritten', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    await vote(id, 'two', (await given.user()).token)
    expect((await saved(id, as, { options: [option('one')] })).error.fields?.options).toContain('has votes')
    const turned = [option('three'), option('two', { title: 'Second' }), option('one')]
    expect((await saved(id, as, { options: turned })).status).toBe(200)
    expect(await report(id)).toMatchObject({
      options: [{ id: 'three', votes: 0 }, { id: 'two', title: 'Second', votes: 1 }, { votes: 0 }],
      chain: { isWhole: true },
    })
  })

  test('may hide its results until the end, from those who voted as well', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    const asha = (await given.user()).token
    await vote(id, 'one', asha)
    const endsAt = new Date(world.clock.now().getTime() + 60_000).toISOString()
    await saved(id, as, { hidesUntilEnd: true, endsAt })
    expect((await read(id, asha)).options.map(({ votes }) => votes)).toEqual([null, null])
    world.clock.forward(60)
    expect((await read(id, asha)).options.map(({ votes }) => votes)).toEqual([1, 0])
    world.clock.forward(-60)
  })

  test('that ended with votes does not begin again', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    await vote(id, 'one', (await given.user()).token)
    const now = world.clock.now()
    expect((await saved(id, as, { endsAt: now.toISOString() })).status).toBe(200)
    expect(await read(id)).toMatchObject({ isOver: true })
    const later = new Date(now.getTime() + 3_600_000).toISOString()
    expect((await saved(id, as, { endsAt: later })).error.fields?.endsAt).toContain('results were shown')
  })

  test('is not overwritten by somebody who has not seen the last change, and takes no picture of others', async () => {
    const [kavya, meera] = [await staff(), await staff('Meera')]
    const id = await given.ballot()
    expect((await saved(id, kavya.token, { title: 'Mine' })).status).toBe(200)
    const stale = await saved(id, meera.token, { title: 'Hers', version: 0 })
    expect([stale.status, stale.error.fields?.by]).toEqual([409, 'Kavya'])
    const url = await picture(meera)
    const stolen = await saved(id, kavya.token, {
      options: [option('one', { picture: { url, alt: '' } }), option('two')],
    })
    expect([stolen.status, Object.keys(stolen.error.fields ?? {})]).toEqual([400, ['options.0.picture']])
  })

  test('is an award where it has a category and a year, of which there is one', async () => {
    const { token: as } = await staff()
    const body = { id: 'best-loom-2031', title: 'Best loom', award: { category: 'best-loom', year: 2031 } }
    expect((await world.call(createBallot, { as, body })).body.data).toMatchObject({ kind: 'award', award: body.award })
    expect((await world.call(createBallot, { as, body: { ...body, id: 'again' } })).status).toBe(409)
  })

  test('is for staff alone', async () => {
    const { token } = await given.user()
    const params = { id: 'x' }
    expect((await world.call(editedBallot, { params })).status).toBe(401)
    expect((await world.call(editedBallot, { params, as: token })).status).toBe(403)
    expect((await world.call(saveBallot, { params, as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(createBallot, { body: {} as never })).status).toBe(401)
  })
})
