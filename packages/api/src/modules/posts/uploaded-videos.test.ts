import { type EditedPost, editorPosts, type PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import type { GivenUser } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenFilms, givenWebm } from '../video-files/video-file.given.ts'
import { givenBlock, givenEditors } from './editing.given.ts'

jest.setTimeout(60_000)
const world = useSeededWorld()
const given = { ...givenEditors(world), ...givenFilms(world) }
const { asReader } = given

const text = givenBlock('text', { title: null, html: '<p>Take the long way.</p>' })
const upload = async (who: GivenUser) => (await given.upload(who, givenWebm())).data as { id: string; url: string }
const videoBlock = (file: string, poster = '/images/scene/all/rain-dusk') => {
  const told = { width: 640, height: 360, seconds: 12, poster, description: 'Rain on a roof. Nobody speaks.' }
  return givenBlock('video', { slug: null, upload: { file, ...told }, caption: 'Rain' }, 2)
}
const saveAs = (who: GivenUser, { id, version, draft }: EditedPost, parts: Partial<PostDraft>) =>
  given.save(who.token, id, version, { ...draft, ...parts })
const isStored = async (id: string) => (await world.db`select from video_file where id = ${id}`).length === 1
async function sweepAfter(days: number) {
  world.clock.forward(days * 24 * 60 * 60)
  await world.housekeeping.sweep()
}

describe('an uploaded video in a post', () => {
  test('is shown to readers with its address and size, and its poster counts as used', async () => {
    const meera = await given.editor()
    const [{ id, url }, poster] = [
      await upload(meera),
      (await givenMedia(world).upload(meera, { bytes: await givenPicture() })).data,
    ]
    const post = await given.written(meera.token, { blocks: [text, videoBlock(id, poster.url)] })
    ok(await given.publish(meera.token, post.id, post.version))
    const { data } = ok(await asReader(post.slug))
    expect(data).toMatchObject({
      blocks: [{ type: 'text' }, { type: 'video', v: 2, data: { upload: { file: id, width: 640, height: 360 } } }],
      things: { videoFiles: [{ slug: id, url, type: 'video/webm', bytes: givenWebm().length }] },
    })
    const [media] = await world.db<{ used: boolean }[]>`
      select used_at is not null as used from media where id = ${poster.id}`
    expect(media?.used).toBe(true)
  })

  test('is refused at its field when somebody else uploaded it, unless the post has it already', async () => {
    const [meera, jaya] = [await given.editor('Meera'), await given.editor('Jaya')]
    const { id } = await upload(meera)
    const own = await given.written(jaya.token)
    const fields = { 'blocks.1.data.upload.file': 'was not uploaded by you: please upload it again' }
    for (const file of [id, 'x'.repeat(22)]) {
      const refused = await saveAs(jaya, own, { blocks: [text, videoBlock(file)] })
      expect([refused.status, refused.error.fields]).toEqual([400, fields])
    }
    const post = await given.written(meera.token, { blocks: [text, videoBlock(id)] })
    const without = ok(await saveAs(jaya, post, { blocks: [text] })).data
    ok(await saveAs(jaya, without, { blocks: post.draft.blocks }))
  })

  test('needs a description', async () => {
    const meera = await given.editor()
    const { id } = await upload(meera)
    const post = await given.written(meera.token)
    const block = videoBlock(id)
    const silent = { ...block, data: { ...block.data, upload: { ...(block.data.upload as object), description: '' } } }
    const refused = await saveAs(meera, post, { blocks: [silent] })
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['blocks.0.data.upload.description'])
  })

  test('that was deleted stops publishing at its block, and readers see the rest', async () => {
    const meera = await given.editor()
    const { id } = await upload(meera)
    const post = await given.written(meera.token, { blocks: [text, videoBlock(id)] })
    const out = ok(await given.publish(meera.token, post.id, post.version)).data
    await world.db`delete from video_file where id = ${id}`
    expect(ok(await asReader(post.slug)).data).toMatchObject({ things: { videoFiles: [] } })
    const saved = ok(await saveAs(meera, out, { line: 'Changed.' })).data
    const refused = await given.publish(meera.token, post.id, saved.version)
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { 'blocks.1.data.upload.file': 'is no longer stored: please upload it again' },
    ])
  })

  test('stays while a post or a version to restore has it, and is deleted a week after the last is gone', async () => {
    const meera = await given.editor()
    const [kept, left] = [await upload(meera), await upload(meera)]
    const post = await given.written(meera.token, { blocks: [text, videoBlock(kept.id), videoBlock(left.id)] })
    await sweepAfter(30)
    expect([await isStored(kept.id), await isStored(left.id)]).toEqual([true, true])
    // The version with both can be restored for as long as it is kept.
    const jaya = await given.editor('Jaya')
    const now = ok(await saveAs(jaya, post, { blocks: [text, videoBlock(kept.id)] })).data
    await sweepAfter(30)
    expect(await isStored(left.id)).toBe(true)
    await world.db`delete from post_revision where post_id = ${now.id} and version < ${now.version}`
    await sweepAfter(1)
    await sweepAfter(6)
    expect(await isStored(left.id)).toBe(true)
    await sweepAfter(2)
    expect([await isStored(kept.id), await isStored(left.id)]).toEqual([true, false])
  })

  test('is used again when its removal is undone within the week', async () => {
    const meera = await given.editor()
    const { id } = await upload(meera)
    const post = await given.written(meera.token, { blocks: [text, videoBlock(id)] })
    const without = ok(await saveAs(meera, post, { blocks: [text] })).data
    await sweepAfter(6)
    const jaya = await given.editor('Jaya')
    ok(await saveAs(jaya, without, { blocks: post.draft.blocks }))
    await sweepAfter(10)
    expect(await isStored(id)).toBe(true)
  })

  test('of the first version of the block is edited in the latest one', async () => {
    const meera = await given.editor()
    const { id } = await given.written(meera.token, { blocks: [givenBlock('video', { slug: 'winter-sun-map' })] })
    await world.db`update post set draft = jsonb_set(draft, '{blocks,0}', '{
      "id": "6f1f3c1e-3f2c-4d6e-9a57-0d2c5a1b7e10", "type": "video", "v": 1, "data": { "slug": "winter-sun-map" } }')
      where id = ${id}`
    const { data } = ok(await world.call(editorPosts.get, { as: meera.token, params: { id } }))
    expect(data.draft.blocks).toMatchObject([{ v: 2, data: { slug: 'winter-sun-map', upload: null, caption: '' } }])
  })
})

test('a picture without a description stops publishing at its field', async () => {
  const meera = await given.editor()
  const picture = (alt: string) => ({ picture: { url: '/images/scene/all/rain-dusk', alt }, caption: '' })
  const gallery = givenBlock('gallery', { title: '', pictures: [picture('Rain'), picture(' ')] })
  const post = await given.written(meera.token, { blocks: [text, gallery] })
  const refused = await given.publish(meera.token, post.id, post.version)
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['blocks.1.data.pictures.1.picture.alt'])
})

test('a button or a link that leads to no page stops publishing at its field', async () => {
  const meera = await given.editor()
  const offering = (url: string) => ({ label: 'Off', title: 'Tea', text: '', terms: [], cta: { title: 'Go', url } })
  const offers = [offering('/shop'), offering('/no/such/address/at/all')]
  const html = '<p>See <a href="/no/page/of/ours/here">this</a> or <a href="https://example.org/x">that</a>.</p>'
  const post = await given.written(meera.token, {
    blocks: [givenBlock('text', { title: null, html }), givenBlock('offer', { title: '', note: '', offers })],
  })
  const refused = await given.publish(meera.token, post.id, post.version)
  expect([refused.status, refused.error.fields]).toEqual([
    400,
    {
      'blocks.0.data.html': 'links to “/no/page/of/ours/here”, which is no page of this site',
      'blocks.1.data.offers.1.cta.url': 'is not the address of a page of this site',
    },
  ])
})
