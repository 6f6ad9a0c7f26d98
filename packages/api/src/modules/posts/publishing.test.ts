import { editorPosts, type PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import { postFeed } from '@nukkad/contracts/endpoints/content/posts'
import { openDb } from '../../db.ts'
import { type Carelessness, carelessDb, unlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenBlock, givenEditors, whole } from './editing.given.ts'
import { createPostEditing } from './editing.service.ts'

jest.setTimeout(60_000)
const world = useSeededWorld()
const given = givenEditors(world)
const { asReader, latest } = given

describe('publishing a post', () => {
  test('is refused when parts are missing, which are named', async () => {
    const { token } = await given.editor()
    const { id, version } = await given.begin(token)
    const refused = await given.publish(token, id, version)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['kicker', 'line', 'picture.alt', 'blocks'])
  })

  test('shows readers what was saved; later changes wait for the next publishing', async () => {
    const { token } = await given.editor()
    const { id, slug, version } = await given.written(token, { tags: ['chai'] })
    const out = ok(await given.publish(token, id, version)).data
    expect(out).toMatchObject({ state: 'published', hasChanges: false })
    expect((await asReader(slug)).body.data).toMatchObject({ kicker: 'Rain', tags: [{ slug: 'chai' }] })
    expect(await latest()).toContain(slug)
    const [indexed] = await world.db`select title from searchable where kind = 'post' and ref = ${id}`
    expect(indexed?.title).toBe(out.draft.title)

    const next = ok(await given.save(token, id, out.version, { ...out.draft, kicker: 'Monsoon' })).data
    expect([next.hasChanges, (await asReader(slug)).body.data.kicker]).toEqual([true, 'Rain'])
    ok(await given.publish(token, id, next.version))
    expect((await asReader(slug)).body.data.kicker).toBe('Monsoon')
  })

  test('shows the post from its planned time on, also at midnight in India', async () => {
    const { token } = await given.editor()
    const { id, slug, version } = await given.written(token)
    const india = new Date(world.clock.now().getTime() + 5.5 * 3600_000)
    const midnight = `${new Date(india.getTime() + 24 * 3600_000).toISOString().slice(0, 10)}T00:00:00+05:30`
    const waiting = ok(await given.publish(token, id, version, midnight)).data
    expect([waiting.state, waiting.publishedAt]).toEqual(['scheduled', new Date(midnight).toISOString()])
    const until = (new Date(midnight).getTime() - world.clock.now().getTime()) / 1000
    world.clock.forward(until - 1)
    expect([(await asReader(slug)).status, (await latest()).includes(slug)]).toEqual([404, false])
    world.clock.forward(1)
    expect([(await asReader(slug)).status, (await latest()).includes(slug)]).toEqual([200, true])
    const editor = await given.editor()
    expect((await given.read(editor.token, id)).state).toBe('published')
  })

  test('lists a guide with places and a map among the guides of its city', async () => {
    const { token } = await given.editor()
    const begun = await given.begin(token, 'Where to sit in Lodhi', 'guide')
    const blocks: PostDraft['blocks'] = [
      givenBlock('places', { title: 'Begin here', slugs: ['lodhi-garden'] }),
      givenBlock('map', { slug: 'street-food-trail' }),
    ]
    const { id, version } = ok(
      await given.save(token, begun.id, begun.version, { ...begun.draft, ...whole, blocks }),
    ).data
    const out = ok(await given.publish(token, id, version)).data
    expect(out.href).toBe(`/delhi/${out.slug}`)
    const { data } = (await asReader(out.slug)).body
    expect(data).toMatchObject({
      kind: 'guide',
      blocks: [{ type: 'places' }, { type: 'map' }],
      things: { places: [{ slug: 'lodhi-garden' }], maps: [{ slug: 'street-food-trail' }] },
    })
    const guides = await world.call(postFeed, {
      params: { type: 'guide' },
      query: { city: 'delhi', sort: 20 },
      headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
    })
    expect(guides.body.data.map(({ slug }) => slug)).toContain(out.slug)
  })

  test('is refused for a time in the past or years ahead', async () => {
    const { token } = await given.editor()
    const { id, version } = await given.written(token)
    for (const at of ['2020-01-01T00:00:00Z', '2199-01-01T00:00:00Z']) {
      const { status, error } = await given.publish(token, id, version, at)
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['at']])
    }
  })

  test('is followed by a redirect from the old URL after the post was moved', async () => {
    const { token } = await given.editor()
    const { id, slug, version } = await given.written(token)
    const out = ok(await given.publish(token, id, version)).data
    const move = (to: string, at: number) =>
      world.call(editorPosts.move, { as: token, params: { id }, body: { version: at, slug: to } })
    expect((await move('events', out.version)).error.fields).toHaveProperty('slug')
    expect((await move('best-chai-in-delhi', out.version)).error.fields).toEqual({ slug: 'is taken by another page' })
    const moved = ok(await move(`${slug}-again`, out.version)).data
    expect((await asReader(slug)).error).toMatchObject({ code: 'moved', to: moved.href })
  })
})

describe('concurrent editing of a post', () => {
  test('tells the second editor by whom and when it was saved, and writes nothing', async () => {
    const [meera, jaya] = [await given.editor('Meera'), await given.editor('Jaya')]
    const { id, version, draft } = await given.written(meera.token)
    ok(await given.save(jaya.token, id, version, { ...draft, title: 'By Jaya' }))
    const late = await given.save(meera.token, id, version, { ...draft, title: 'By Meera' })
    expect([late.status, late.error.fields?.by]).toEqual([409, 'Jaya'])
    expect(late.error.message).toMatch(/^Jaya saved this post on .+, after you opened it/)
    expect((await given.read(meera.token, id)).draft.title).toBe('By Jaya')
  })

  async function taken(...careless: readonly Carelessness[]): Promise<number> {
    const { id: userId, token } = await given.editor()
    const { id, version, draft } = await given.written(token)
    const db = openDb({ url: world.databaseUrl, pool: 20 })
    const parts = {
      blocks: { findGone: async () => [], findUnknown: async () => [] },
      media: world.modules.media.service,
      videoFiles: world.modules.videoFiles.service,
    }
    const { save } = createPostEditing({ db: carelessDb(db, ...careless), now: world.clock.now, ...parts })
    const tries = Array.from({ length: 20 }, (_, at) => save(id, userId, version, { ...draft, title: `Try ${at}` }))
    const answers = await Promise.allSettled(tries)
    await db.end({ timeout: 1 })
    return answers.filter(({ status }) => status === 'fulfilled').length
  }
  test('lets one of twenty concurrent saves succeed', async () => expect(await taken()).toBe(1))
  test('(lets several succeed without the lock of the post)', async () => {
    const several = (count: number) => count > 1
    expect(await untilSeen(() => taken(unlocked(/^for no key update of p$/)), several)).toBeGreaterThan(1)
  })
})
