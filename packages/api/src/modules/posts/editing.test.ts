import { editorPosts, type PostDraft, previewPost } from '@nukkad/contracts/endpoints/content/editor'
import { mostBlocks } from '@nukkad/contracts/most-blocks'
import { Errors } from 'typebox/value'
import { json } from '../../sql-fragment.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenBlock, givenEditors, whole } from './editing.given.ts'

jest.setTimeout(60_000)
const world = useSeededWorld()
const given = givenEditors(world)
const { asReader, latest } = given

describe('the editors’ list of posts', () => {
  test('is closed to visitors, shoppers and merchants', async () => {
    const [asha, farida] = [await givenIn(world).user(), await givenIn(world).user({ role: 'merchant' })]
    const body = { city: 'delhi', kind: 'post', title: 'Mine', version: 1, slug: 'a', draft: {} }
    for (const endpoint of [
      editorPosts.list,
      editorPosts.get,
      editorPosts.begin,
      editorPosts.save,
      editorPosts.publish,
      editorPosts.unpublish,
      editorPosts.move,
      editorPosts.remove,
      editorPosts.revisions,
      editorPosts.restore,
      previewPost,
    ]) {
      const call = (as?: string) =>
        world.call(endpoint, { as, params: { id: 1, revision: 1 }, ...(endpoint.method !== 'GET' && { body }) })
      const statuses = [
        await call(),
        await call(world.settings.PUBLIC_TOKEN),
        await call(asha.token),
        await call(farida.token),
      ]
      expect([endpoint.url, ...statuses.map(({ status }) => status)]).toEqual([endpoint.url, 401, 401, 403, 403])
    }
  })

  test('is filtered by state and words, last changed first', async () => {
    const meera = await given.editor()
    const { id, draft } = await given.written(meera.token, { title: 'A 100% wet walk' })
    const all = await world.call(editorPosts.list, { as: meera.token, query: { city: 'delhi' } })
    expect(Errors(editorPosts.list.schema.response[200], all.body)).toEqual([])
    expect(all.body.data[0]).toMatchObject({ id, title: draft.title, state: 'draft', saved: { name: 'Meera' } })
    const found = (await world.call(editorPosts.list, { as: meera.token, query: { q: '100% wet' } })).body
    expect(found.data.map((one) => one.id)).toEqual([id])
    const drafts = (await world.call(editorPosts.list, { as: meera.token, query: { state: 'draft', pagesize: 1 } }))
      .body
    expect(drafts.total).toBe(drafts.counts.draft)
    expect((await world.call(editorPosts.list, { as: meera.token, query: { page: 0 } })).status).toBe(400)
    expect((await world.call(editorPosts.list, { as: meera.token, query: { page: 999 } })).body.data).toEqual([])
  })
})

describe('a draft of a post', () => {
  test('gets its slug from its title, unique and not reserved', async () => {
    const { token } = await given.editor()
    const [one, two] = [await given.begin(token, 'Été à Delhi!'), await given.begin(token, 'Été à Delhi!')]
    expect([one.slug, two.slug]).toEqual(['ete-a-delhi', 'ete-a-delhi-2'])
    expect((await given.begin(token, 'Events')).slug).toBe('post-events')
    expect((await given.begin(token, '2026')).slug).toBe('post-2026')
  })

  test('is previewed by editors as its page will be, and is hidden from others', async () => {
    const { token } = await given.editor()
    const { slug, draft } = await given.written(token)
    const preview = await world.call(previewPost, { as: token, params: { id: slug }, query: { city: 'delhi' } })
    expect(preview.body.data).toMatchObject({ title: draft.title, kicker: 'Rain', blocks: whole.blocks })
    expect(Errors(previewPost.schema.response[200], preview.body)).toEqual([])
    expect(preview.headers['cache-control']).toBe('no-store')
    expect((await asReader(slug)).status).toBe(404)
    expect(await latest()).not.toContain(slug)
  })

  test('has scripts removed', async () => {
    const { token } = await given.editor()
    const html =
      '<p onclick="a()">Hello<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">you</a></p>'
    const { draft, slug } = await given.written(token, {
      blocks: [givenBlock('text', { html }), givenBlock('text', { html: '<svg/>' })],
    })
    expect(draft.blocks).toMatchObject([{ type: 'text', data: { html: '<p>Hello you</p>' } }])
    const [row] = await world.db`select draft::text as kept from post where slug = ${slug}`
    expect(row?.kept).not.toMatch(/script|onerror|onclick/)
  })

  test('takes a block of a newer release back after its removal was saved', async () => {
    const { token } = await given.editor()
    const { id, version, draft } = await given.written(token)
    const blocks = [...draft.blocks, givenBlock('hologram', { depth: 3 })]
    await world.db`update post set draft = draft || ${json(world.db, { blocks })} where id = ${id}`
    await world.db`
      update post_revision set content = content || ${json(world.db, { blocks })}
      where post_id = ${id} and version = ${version}`
    const without = ok(await given.save(token, id, version, draft)).data
    const back = ok(await given.save(token, id, without.version, { ...draft, blocks })).data
    expect(back.draft.blocks).toEqual(blocks)
  })

  test('is refused when it refers to unknown things, which are named', async () => {
    const { token } = await given.editor()
    const { id, version, draft } = await given.written(token)
    const refused = async (parts: Partial<PostDraft>) =>
      (await given.save(token, id, version, { ...draft, ...parts })).error.fields
    const places = givenBlock('places', { title: '', slugs: ['lodhi-garden', 'atlantis-cafe'] })
    expect(await refused({ blocks: [...draft.blocks, places] })).toEqual({
      'blocks.1.data.slugs': 'names an unknown place: “atlantis-cafe”',
    })
    expect(await refused({ locality: 'atlantis', tags: ['chai', 'no-tag'], author: 'nobody' })).toEqual({
      locality: '“atlantis” is not a neighbourhood of this city',
      tags: '“no-tag” is not one of our tags',
      author: '“nobody” is not one of our authors',
    })
    const url = `/api/media/${'x'.repeat(22)}`
    expect(await refused({ picture: { url, alt: 'Not mine' } })).toHaveProperty('picture')
    ok(
      await given.save(token, id, version, {
        ...draft,
        blocks: [{ ...places, data: { title: '', slugs: ['lodhi-garden'] } }],
      }),
    )
  })

  test('is refused when it is too large, has too many blocks, or invalid ones', async () => {
    const { token } = await given.editor()
    const { id, version, draft } = await given.written(token)
    const long = () => givenBlock('text', { html: `<p>${'rain '.repeat(3800)}</p>` })
    const save = (blocks: unknown) =>
      given.save(token, id, version, { ...draft, blocks: blocks as PostDraft['blocks'] })
    expect((await save(Array.from({ length: 55 }, long))).status).toBe(413)
    expect(
      (await save(Array.from({ length: mostBlocks + 1 }, () => givenBlock('tip', { text: 'Dry socks' })))).status,
    ).toBe(400)
    const strange = await save([...draft.blocks, givenBlock('iframe', { src: 'https://evil.example' })])
    expect([strange.status, strange.error.fields]).toEqual([400, { 'blocks.1.type': "'iframe' is not known" }])
    expect((await save([givenBlock('text', { html: 'x'.repeat(20_001) })])).error.fields).toHaveProperty([
      'blocks.0.data.html',
    ])
    expect((await given.read(token, id)).version).toBe(version)
  })

  test('can be deleted; a published post cannot', async () => {
    const { token } = await given.editor()
    const { id, version } = await given.written(token)
    const remove = (at: number) => world.call(editorPosts.remove, { as: token, params: { id }, query: { version: at } })
    const out = ok(await given.publish(token, id, version)).data
    expect((await remove(out.version)).status).toBe(409)
    const back = ok(
      await world.call(editorPosts.unpublish, { as: token, params: { id }, body: { version: out.version } }),
    ).data
    ok(await remove(back.version))
    expect((await world.call(editorPosts.get, { as: token, params: { id } })).status).toBe(404)
  })
})

describe('revisions of a post', () => {
  test('are one per editing session, the last twenty, and are restored as a draft change', async () => {
    const { token } = await given.editor()
    let now = await given.written(token, { title: 'Sitting 0' })
    for (let nth = 1; nth <= 22; nth += 1) {
      world.clock.forward(11 * 60)
      now = ok(
        await given.save((await given.editor('Jaya')).token, now.id, now.version, {
          ...now.draft,
          title: `Half ${nth}`,
        }),
      ).data
    }
    const jaya = await given.editor('Jaya')
    for (const title of ['Typing', 'Typing on'])
      now = ok(await given.save(jaya.token, now.id, now.version, { ...now.draft, title })).data
    const { data } = ok(await world.call(editorPosts.revisions, { as: jaya.token, params: { id: now.id } }))
    expect(data).toHaveLength(20)
    expect(data.slice(0, 2).map(({ title }) => title)).toEqual(['Typing on', 'Half 22'])
    const back = ok(
      await world.call(editorPosts.restore, {
        as: jaya.token,
        params: { id: now.id, revision: data[1]?.version ?? 0 },
        body: { version: now.version },
      }),
    ).data
    expect([back.draft.title, back.version]).toEqual(['Half 22', now.version + 1])
  })

  test('include the state before the first change', async () => {
    const { token } = await given.editor()
    const [row] = await world.db<{ id: number }[]>`select id from post where slug = 'best-chai-in-delhi'`
    const { id, version, draft } = await given.read(token, String(row?.id))
    ok(await given.save(token, id, version, { ...draft, title: 'Worse' }))
    const { data } = ok(await world.call(editorPosts.revisions, { as: token, params: { id } }))
    expect(data.map(({ title }) => title)).toEqual(['Worse', draft.title])
  })
})
