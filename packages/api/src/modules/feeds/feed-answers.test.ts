import type { FeedQuery } from '@nukkad/contracts/endpoints/content/feed'
import fc from 'fast-check'
import { noteEverythingChanged } from '../../backup/backup.repository.ts'
import type { Queryable, Tx } from '../../db.ts'
import { useSeededWorld } from '../../testing/world.ts'
import type { FeedKind } from './feed.repository.ts'
import { createFeedAnswers } from './feed-answers.ts'
import { oldFeedChanges } from './old-changes.ts'
import { keysIn } from './read-feed.ts'

const world = useSeededWorld()
const queries: FeedQuery[] = [{}, { sort: 20 }, { page: 2 }, { pagesize: 50 }]
const lists: Record<FeedKind, readonly string[][]> = {
  place: [keysIn('delhi', ''), keysIn('all', ''), keysIn('delhi', 'locality/hauz-khas'), keysIn('delhi', 'tag/cafes')],
  post: [keysIn('delhi', ''), keysIn('all', ''), keysIn('delhi', 'kind/guide'), keysIn('delhi', 'tag/cafes')],
}
/** Makes every value unique. */
let count = 1_000

/** A cache that lives as long as the test, and what it answers beside one that is new. */
function cacheOf(kind: FeedKind, maxBytes?: number) {
  const cache = () => createFeedAnswers<{ slug: string }>({ db: world.db, now: world.clock.now, maxBytes }, kind)
  const kept = cache()
  const pages = (from: typeof kept) =>
    Promise.all(lists[kind].flatMap((keys) => queries.map(async (query) => (await from(keys, query)).answer.parse())))
  return { kept, shown: () => pages(kept), anew: () => pages(cache()) }
}

const firstOf = (q: Queryable, kind: FeedKind) =>
  q`(select id from ${q(kind)} where city = 'delhi' and status = 'published' order by popularity desc, id limit 1)`

type Change = (q: Queryable, kind: FeedKind) => PromiseLike<unknown>
const changes: Record<string, Change> = {
  'its title': (q, kind) => q`update ${q(kind)} set title = ${`Title ${++count}`} where id = ${firstOf(q, kind)}`,
  'its picture': (q, kind) => q`update ${q(kind)} set alt = ${`Picture ${++count}`} where id = ${firstOf(q, kind)}`,
  'its saves': (q, kind) => q`update ${q(kind)} set saves = saves + 1 where id = ${firstOf(q, kind)}`,
  'its order': (q, kind) => q`
    update ${q(kind)} set featured = ${++count} where id = (
      select id from ${q(kind)} where city = 'delhi' and status = 'published' order by popularity, id limit 1)`,
  'its city': (q, kind) => q`
    update ${q(kind)} set city = 'goa', locality_slug = (select slug from locality where city = 'goa' order by slug limit 1)
    where id = ${firstOf(q, kind)}`,
  'its tags': (q, kind) => q`update ${q(kind)} set tags = '{cafes}' where id = (
    select id from ${q(kind)} where city = 'delhi' and not tags @> '{cafes}' and status = 'published' order by id limit 1)`,
  'whether it is public': (q, kind) => q`update ${q(kind)} set status = 'draft' where id = ${firstOf(q, kind)}`,
  'when it appeared': (q, kind) => q`
    update ${q(kind)} set published_at = published_at - interval '1 day' where id = ${firstOf(q, kind)}`,
  'the name of its locality or author': (q, kind) =>
    kind === 'place'
      ? q`update locality set name = ${`Hauz Khas ${++count}`} where city = 'delhi' and slug = 'hauz-khas'`
      : q`update author set name = ${`Author ${++count}`} where user_id = (
          select author_id from post where city = 'delhi' and status = 'published' and author_id is not null limit 1)`,
  'that it is gone': (q, kind) => q`delete from ${q(kind)} where id = ${firstOf(q, kind)}`,
}
const kinds: readonly FeedKind[] = ['place', 'post']

async function inTransaction(change: (tx: Tx) => PromiseLike<unknown>, isTakenBack: boolean, look: () => unknown) {
  const takenBack = new Error('taken back')
  await world.db
    .begin(async (tx) => {
      await change(tx)
      await look()
      if (isTakenBack) throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
}

describe.each(kinds)('cached pages of the feeds of a %s', (kind) => {
  test.each(Object.entries(changes))('show a change of %s at once', async (_, change) => {
    const { shown, anew } = cacheOf(kind)
    const before = await shown()

    await change(world.db, kind)

    const after = await shown()
    expect(after).not.toEqual(before)
    expect(after).toEqual(await anew())
  })

  test('equal new ones after any changes, including rolled-back ones', async () => {
    const { shown, anew } = cacheOf(kind)
    const step = fc.record({ name: fc.constantFrom(...Object.keys(changes)), isTakenBack: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { name, isTakenBack } of steps)
          await inTransaction((tx) => changes[name]?.(tx, kind) ?? Promise.resolve(), isTakenBack, shown)
        expect(await shown()).toEqual(await anew())
      }),
      { numRuns: 8 },
    )
  })

  test('are read once, while nothing that they show changes', async () => {
    const { kept, shown } = cacheOf(kind)
    await shown()
    const { answer } = await kept(keysIn('delhi', ''), {})
    await world.db`update ${world.db(kind)} set draft = '{}' where id = ${firstOf(world.db, kind)}`
    await world.db`update ${world.db(kind === 'place' ? 'post' : 'place')} set saves = saves + 1 where city = 'delhi'`

    expect((await kept(keysIn('delhi', ''), {})).answer).toBe(answer)
  })

  test('change when a scheduled entry appears, and back when the clock does', async () => {
    const { shown, anew } = cacheOf(kind)
    await world.db`
      update ${world.db(kind)} set status = 'scheduled', published_at = ${world.clock.now()}::timestamptz + interval '1 hour'
      where id = ${firstOf(world.db, kind)}`
    const before = await shown()

    world.clock.forward(3_601)
    const after = await shown()
    expect(after).not.toEqual(before)
    expect(after).toEqual(await anew())

    world.clock.forward(-3_601)
    expect(await shown()).toEqual(before)
  })

  test('are not kept when a change is found while they are read', async () => {
    const { kept, anew } = cacheOf(kind)
    const ask = () => kept(keysIn('delhi', ''), {})
    await Promise.all([ask(), changes['its title']?.(world.db, kind), ask(), changes['its saves']?.(world.db, kind)])

    expect((await ask()).answer.parse()).toEqual((await anew())[0])
  })

  test('are read again when the database was replaced', async () => {
    const { kept } = cacheOf(kind)
    const { answer } = await kept(keysIn('delhi', ''), {})
    await world.db.begin(noteEverythingChanged)

    expect((await kept(keysIn('delhi', ''), {})).answer).not.toBe(answer)
  })

  test('leave the cache when it is full', async () => {
    const { kept, shown, anew } = cacheOf(kind, 20_000)
    const { answer } = await kept(keysIn('delhi', ''), {})

    expect(await shown()).toEqual(await anew())
    expect((await kept(keysIn('delhi', ''), {})).answer).not.toBe(answer)
  })
})

test('a transaction notes a change of many places once, and old notes are deleted', async () => {
  await world.db`delete from feed_change`
  await world.db`update place set title = title || '!' where city = 'delhi'`
  const noted = () => world.db<{ kind: string }[]>`select kind from feed_change`
  expect([...(await noted())]).toEqual([{ kind: 'place' }])

  await world.db.begin((tx) => oldFeedChanges.sweep(tx, new Date(Date.now() + 25 * 3_600_000), 10))
  expect([...(await noted())]).toEqual([])
})
