import { listComments, updateComment, writeComment } from '@nukkad/contracts/endpoints/content/comments'
import type { Db } from '../../db.ts'
import { carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { createPeople } from '../users/people.service.ts'
import { createCommentService } from './comment.service.ts'
import { flagsThatHide } from './moderation.repository.ts'

const world = useSeededWorld()
const given = givenIn(world)

const commented = { object: 'place', ref: 'lodhi-garden' } as const
const write = (as: GivenUser, text: string, about: object = commented) =>
  world.call(writeComment, { as: as.token, body: { ...about, text } })
const update = (as: GivenUser, id: string, action: string, rest: object = {}) =>
  world.call(updateComment, { as: as.token, body: { id, action, ...rest } })
const list = (query: object = {}) => world.call(listComments, { query: { ...commented, ...query } })
const texts = async () => (await list()).body.data.map(({ text }) => text)

beforeEach(() => world.db`delete from comment`)

test.each([
  ['post', 'delhi/best-chai-in-delhi', 'best-chai-in-delhi'],
  ['place', 'lodhi-garden', 'delhi/lodhi-garden'],
])('a %s has the same comments under each of its names', async (object, name, other) => {
  const asha = await given.user()
  for (const ref of [name, other]) expect((await write(asha, `About ${ref}`, { object, ref })).status).toBe(200)
  const [byName, byOther] = [await list({ object, ref: name }), await list({ object, ref: other })]
  expect(byName.body.total).toBe(2)
  expect(byOther.body).toEqual(byName.body)
})

describe('a comment', () => {
  test('is shown with a first name, and with no email address anywhere', async () => {
    const asha = await given.user()
    expect((await write(asha, '  Come before nine.\r\n\r\n\r\n\r\nBring tea. ')).body.data).toMatchObject({
      text: 'Come before nine.\n\nBring tea.',
      author: { name: 'Asha', user_id: asha.id },
      state: 'published',
      total: 1,
    })
    const { body } = await list()
    expect(body).toMatchObject({ total: 1, next: null, data: [{ isEdited: false }] })
    expect(JSON.stringify(body)).not.toContain('@')
  })

  test('is plain text; one with markup or links is held for review', async () => {
    const asha = await given.user()
    await write(asha, 'Five < 6 & "so" on')
    expect(await texts()).toEqual(['Five < 6 & "so" on'])
    for (const text of ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', 'see https://evil.example'])
      expect((await write(asha, text)).body.data.state).toBe('held')
    expect((await list()).body.total).toBe(1)
  })

  test('is edited, deleted and restored by its author only', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const { id } = (await write(asha, 'Frist')).body.data
    for (const action of ['edit', 'delete', 'restore'])
      expect((await update(dev, id, action, { text: 'mine now' })).status).toBe(404)

    expect((await update(asha, id, 'edit', { text: 'First' })).body.data).toMatchObject({
      text: 'First',
      isEdited: true,
    })
    expect((await update(asha, id, 'delete')).body.data).toMatchObject({ state: 'deleted', total: 0 })
    expect(await texts()).toEqual([])
    expect((await update(asha, id, 'edit', { text: 'x' })).status).toBe(404)
    expect((await update(asha, id, 'restore')).body.data).toMatchObject({ state: 'published', total: 1 })
  })

  test('cannot be restored after ten minutes', async () => {
    const asha = await given.user()
    const { id } = (await write(asha, 'Gone')).body.data
    await update(asha, id, 'delete')
    world.clock.forward(11 * 60)
    expect((await update(asha, id, 'restore')).status).toBe(404)
  })

  test('is held for review when an edit adds a link', async () => {
    const asha = await given.user()
    const { id } = (await write(asha, 'Nice')).body.data
    expect((await update(asha, id, 'edit', { text: 'Nice, at www.evil.example' })).body.data.state).toBe('held')
    expect((await update(asha, id, 'edit', { text: 'Nice' })).body.data.state).toBe('held')
  })

  test('is hidden after enough flags until an operator publishes it; one person counts once', async () => {
    const asha = await given.user()
    const { id } = (await write(asha, 'Rude')).body.data
    expect((await update(asha, id, 'flag')).status).toBe(404)
    const readers = await Promise.all(Array.from({ length: flagsThatHide }, () => given.user()))
    for (let time = 0; time < flagsThatHide; time += 1)
      await update(readers[0] as GivenUser, id, 'flag', { reason: 'rude' })
    expect(await texts()).toEqual(['Rude'])
    for (const reader of readers) await update(reader, id, 'flag', { reason: 'rude' })
    expect(await texts()).toEqual([])

    const { service } = world.modules.operations
    const { waiting } = await service.look()
    expect(waiting.find(({ check }) => check.name === 'held-comments')?.findings).toEqual([
      { id, text: expect.stringContaining(`flagged by ${flagsThatHide}`) },
    ])
    expect(await service.decide('publish-comment', id)).toBe(true)
    expect(await service.decide('publish-comment', id)).toBe(false)
    expect(await texts()).toEqual(['Rude'])
  })

  test('is refused when it is empty, too long, or on an unknown thing', async () => {
    const asha = await given.user()
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0000b']) expect((await write(asha, text)).status).toBe(400)
    expect((await write(asha, 'Hm', { object: 'place', ref: 'no-such-place' })).status).toBe(404)
    expect((await list({ object: 'place', ref: 'no-such-place' })).status).toBe(404)
    expect((await write(asha, 'Hm', { object: 'planet', ref: 'mars' })).status).toBe(400)
    expect((await update(asha, '999999', 'delete')).status).toBe(404)
  })
})

describe('many comments by one person', () => {
  test('are limited to five a minute, also at once, with a readable message', async () => {
    const asha = await given.user()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => write(asha, `Number ${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.error.message).toMatch(/a lot of comments in one minute.*your text is kept/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)

    const dev = await given.user()
    expect((await write(dev, 'I may')).status).toBe(200)
    world.clock.forward(61)
    expect((await write(asha, 'Calm again')).status).toBe(200)
  })

  test('do not include a second tap on Send', async () => {
    const asha = await given.user()
    const [one, two] = await Promise.all([write(asha, 'Twice'), write(asha, 'Twice')])
    expect(one.body.data.id).toBe(two.body.data.id)
    expect((await list()).body.total).toBe(1)
  })
})

describe('concurrent comments and flags', () => {
  const talk = (db: Db) => {
    const nameOf = async () => commented.ref
    const people = createPeople(world.modules.posts.service.authors)
    return createCommentService({ db, now: world.clock.now, nameOf, people })
  }

  /** How many of twelve comments sent at once were accepted. */
  async function stormed(db: Db): Promise<number> {
    const asha = await given.user()
    const sent = Array.from({ length: 12 }, (_, at) => talk(db).write(asha.id, { ...commented, text: `No. ${at}` }))
    return (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled').length
  }
  test('five of many comments sent at once get through', async () => expect(await stormed(world.db)).toBe(5))
  test('(more get through without the lock of the author)', async () =>
    expect(
      await untilSeen(
        () => stormed(carelessDb(world.db, unlocked(/from app_user/))),
        (count) => count > 5,
      ),
    ).toBeGreaterThan(5))

  /** Whether the comment is still visible after enough concurrent flags to hide it. */
  async function isSeenFlagged(db: Db): Promise<boolean> {
    await world.db`delete from comment`
    const { id } = (await write(await given.user(), 'Rude')).body.data
    const readers = await Promise.all(Array.from({ length: flagsThatHide }, () => given.user()))
    await Promise.all(readers.map((reader) => talk(db).update(reader.id, { id, action: 'flag', reason: 'rude' })))
    return (await texts()).length > 0
  }
  test('all flags sent at once are counted', async () => expect(await isSeenFlagged(world.db)).toBe(false))
  test('(flags do not see each other without the lock of the comment)', async () =>
    expect(await untilSeen(() => isSeenFlagged(carelessDb(world.db, unlocked(/from comment where/))), Boolean)).toBe(
      true,
    ))
})

describe('the list of comments', () => {
  test('is paged by a cursor without repeats or gaps while more is written', async () => {
    const asha = await given.user()
    await world.db`
      insert into comment (object, ref, user_id, body, created_at)
      select 'place', 'lodhi-garden', ${asha.id}, 'Number ' || n, now() from generate_series(1, 45) n`
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: { data: { text: string }[]; next: string | null } = (await list(after ? { after } : {})).body
      seen.push(...page.data.map(({ text }) => text))
      after = page.next
      await world.db`
        insert into comment (object, ref, user_id, body, created_at)
        values ('place', 'lodhi-garden', ${asha.id}, 'Later', now())`
    } while (after)
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Number ${45 - at}`))
    for (const wrong of [{ pagesize: 0 }, { pagesize: 51 }, { after: 'x' }, { after: '-1' }, { ref: '../x' }])
      expect((await list(wrong)).status).toBe(400)
    expect((await list({ ref: 'nothing-here' })).status).toBe(404)
  })
})
