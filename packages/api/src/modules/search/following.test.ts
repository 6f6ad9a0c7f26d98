import * as contract from '@nukkad/contracts/endpoints/site/search'
import { autocomplete } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { buildApp } from '../../app.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { createDocumentSource } from './documents/document-source.ts'
import { createLiveDocuments, type LiveDocuments } from './documents/live-documents.ts'

const world = useSeededWorld()
beforeAll(() => world.modules.search.service.warmUp())

const find = async (q: string) =>
  (await world.call(contract.searchAll, { query: { q, city: 'delhi', kind: 'place,post,event,locality' } })).body

/** The search of a separate process. */
function anotherProcess(
  live: LiveDocuments = createLiveDocuments({ db: world.db, log: world.app.log, now: world.clock.now }),
) {
  const none = new Map<string, string[]>()
  const { find } = createDocumentSource({
    db: world.db,
    now: world.clock.now,
    log: world.app.log,
    live,
    meanings: async () => none,
  })
  return {
    live,
    titles: async (q: string) =>
      (await find(q, { city: 'delhi', sort: 'popular', from: 0, to: 20 })).documents.map(({ title }) => title),
  }
}
const givenPlace = (slug: string, title: string, opens?: Date) => world.db`
  insert into place (slug, city, locality_slug, title, kind, line, scene, alt, ground, lat, lng, published_at)
  select ${slug}, 'delhi', slug, ${title}, 'Cafe', 'New on the corner', 'street', ${title}, '#e8dfd0', 28.6, 77.2,
    ${opens ?? world.clock.now()}
  from locality where city = 'delhi' order by position limit 1`

describe('changes in the search index', () => {
  test('show a place opened, renamed, withdrawn or deleted in every process with the commit', async () => {
    const other = anotherProcess()
    await other.live.ready()
    expect(await other.titles('zebracrossing')).toEqual([])

    await givenPlace('zebracrossing-cafe', 'Zebracrossing Cafe')
    expect(await other.titles('zebracrossing')).toEqual(['Zebracrossing Cafe'])
    expect((await find('zebracrossing')).data.map(({ href }) => href)).toEqual(['/places/zebracrossing-cafe'])

    await world.db`update place set title = 'Giraffe Crossing' where slug = 'zebracrossing-cafe'`
    expect(await other.titles('zebracrossing')).toEqual([])
    expect(await other.titles('giraffe')).toEqual(['Giraffe Crossing'])

    await world.db`update place set status = 'draft' where slug = 'zebracrossing-cafe'`
    expect(await other.titles('giraffe')).toEqual([])
    await world.db`update place set status = 'published' where slug = 'zebracrossing-cafe'`
    expect(await other.titles('giraffe')).toEqual(['Giraffe Crossing'])

    await world.db`delete from place where slug = 'zebracrossing-cafe'`
    expect(await other.titles('giraffe')).toEqual([])
    expect((await find('giraffe')).data.map(({ title }) => title)).not.toContain('Giraffe Crossing')
  })

  test('show a product with the commit', async () => {
    const titles = async (q: string) =>
      (await world.call(autocomplete, { query: { q } })).body.data.suggestions.map(({ title }) => title)
    const product = await givenShop(world).product()
    expect((await titles('quokka')).join()).not.toMatch(/quokka/i)

    await world.db`update product set title = 'Quokka doorstop' where id = ${product.id}`
    await world.db`select refresh_products(${[product.id]}::bigint[])`

    expect(await titles('quokka')).toContain('Quokka doorstop')
  })

  test('are found by checking for commits on each answer; without the check they are missed', async () => {
    const live = createLiveDocuments({ db: world.db, log: world.app.log, now: world.clock.now })
    const deaf = anotherProcess({ ...live, catchUp: async () => {}, snapshot: '' })
    await live.ready()
    Object.defineProperty(deaf.live, 'snapshot', { get: () => live.snapshot })
    await givenPlace('okapi-house', 'Okapi House')

    expect(await deaf.titles('okapi')).toEqual([])
    expect(await anotherProcess(live).titles('okapi')).toEqual(['Okapi House'])
  })

  test('show a scheduled place from its time on', async () => {
    await givenPlace('quokka-bar', 'Quokka Bar', new Date(world.clock.now().getTime() + 600_000))
    expect((await find('quokka')).data.map(({ title }) => title)).not.toContain('Quokka Bar')
    world.clock.forward(601)
    expect((await find('quokka')).data.map(({ title }) => title)).toContain('Quokka Bar')
  })

  test('show videos, maps and authors, also an author’s new name on a video', async () => {
    const other = anotherProcess()
    await other.live.ready()
    await world.db`update video set title = 'Aardvark at dusk' where slug = 'walls-of-lodhi'`
    await world.db`update place_map set title = 'The aardvark trail' where slug = 'street-food-trail'`
    await world.db`update author set name = 'Ananya Aardvark' where handle = 'ananya'`
    expect((await other.titles('aardvark')).slice(0, 3).sort()).toEqual([
      'Aardvark at dusk',
      'Ananya Aardvark',
      'The aardvark trail',
    ])
    // This video matches only by its author.
    expect(await other.titles('aardvark prayer')).toEqual(['An afternoon of prayer flags'])

    await world.db`delete from video where slug = 'walls-of-lodhi'`
    expect(await other.titles('aardvark dusk')).toEqual([])
  })

  test('hide an event once it has ended', async () => {
    await world.db`
      insert into event (slug, city, title, venue, line, starts_at, ends_at, scene, alt, ground)
      select 'tapir-night', 'delhi', 'Tapir Night', 'The corner', 'One night only', ${world.clock.now()},
        ${new Date(world.clock.now().getTime() + 3_600_000)}, 'street', 'Tapir Night', '#e8dfd0'`
    expect((await find('tapir')).data.map(({ title }) => title)).toContain('Tapir Night')
    world.clock.forward(3_700)
    expect((await find('tapir')).data.map(({ title }) => title)).not.toContain('Tapir Night')
  })

  test('are not recorded for an update that changes nothing searchable', async () => {
    const count = async () => Number((await world.db`select count(*) as count from search_change`)[0]?.count)
    const before = await count()
    await world.db`update post set updated_at = now() where city = 'delhi'`
    expect(await count()).toBe(before)
  })
})

describe('search without its in-memory index', () => {
  const unread: LiveDocuments = {
    current: () => undefined,
    snapshot: '',
    confirm: () => {},
    lose: () => {},
    catchUp: async () => {},
    close: async () => {},
    ready: () => Promise.reject(new Error('not there')),
  }

  test('is answered by the database, also for misspelt words', async () => {
    const { titles } = anotherProcess(unread)
    expect(await titles('lodhi garden')).toContain('Lodhi Garden')
    expect(await titles('lodhii gardn')).toContain('Lodhi Garden')
    expect(await titles('100%_\\')).toEqual([])
  })

  test('is answered by a new process before it has read the index, in the same shape', async () => {
    const { app, outbox } = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
    const ask = async (url: string) =>
      (
        await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` } })
      ).json()
    const early = await ask('/v5/all/search?q=lodhi%20garden&city=delhi')
    const known = (await world.call(contract.searchAll, { query: { q: 'lodhi garden', city: 'delhi' } })).body
    expect(Object.keys(early).sort()).toEqual(Object.keys(known).sort())
    expect(early.data[0]).toEqual(known.data[0])
    expect((await ask('/v1/autocomplete?q=lodh&city=delhi')).data.suggestions.length).toBeGreaterThan(0)
    expect((await ask('/v1/post/search?city=delhi')).total).toBeGreaterThan(10)
    await app.close()
    await outbox.stop()
  })

  test('is answered by the database when the change list is unavailable', async () => {
    const broken = anotherProcess()
    await broken.live.ready()
    await world.db`alter table search_change rename to search_change_away`
    try {
      expect(await broken.titles('lodhi garden')).toContain('Lodhi Garden')
    } finally {
      await world.db`alter table search_change_away rename to search_change`
    }
  })
})
