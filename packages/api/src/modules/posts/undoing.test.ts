import type { EditedPost, PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import { useSeededWorld } from '../../testing/world.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenBlock, givenEditors } from './editing.given.ts'

jest.setTimeout(60_000)
const world = useSeededWorld()
const given = givenEditors(world)

/** A post that Jaya wrote, with her photo and a place that has closed since. */
async function givenPostOfJaya() {
  const [jaya, meera] = [await given.editor('Jaya'), await given.editor('Meera')]
  const photo = (await givenMedia(world).upload(jaya, { bytes: await givenPicture() })).data
  const picture = givenBlock('picture', { picture: { url: photo.url, alt: 'Rain' }, caption: '' })
  const places = givenBlock('places', { title: '', slugs: ['lodhi-garden'] })
  const text = givenBlock('text', { title: null, html: '<p>Take the long way.</p>' })
  const post = await given.written(jaya.token, { blocks: [text, picture, places] })
  await world.db`update place set status = 'draft' where slug = 'lodhi-garden'`
  return { meera, post, photo }
}
afterEach(() => world.db`update place set status = 'published' where slug = 'lodhi-garden'`)

const saveAs = (as: string) => async (post: EditedPost, parts: Partial<PostDraft>) =>
  ok(await given.save(as, post.id, post.version, { ...post.draft, ...parts })).data

describe('undoing the removal', () => {
  test('of another editor’s upload and of a thing that no longer exists is saved', async () => {
    const { meera, post } = await givenPostOfJaya()
    const save = saveAs(meera.token)
    const [text] = post.draft.blocks
    let now = await save(post, { blocks: text ? [text] : [] })
    // Several saves in between, which one sitting keeps as a single version.
    now = await save(now, { title: 'A wet walk' })
    const back = await save(now, { blocks: post.draft.blocks })
    expect(back.draft.blocks).toEqual(post.draft.blocks)
  })

  test('is possible in a later sitting, too', async () => {
    const { meera, post, photo } = await givenPostOfJaya()
    const save = saveAs(meera.token)
    const [text] = post.draft.blocks
    let now = await save(post, { blocks: text ? [text] : [] })
    world.clock.forward(3600)
    const later = saveAs((await given.editor('Meera')).token)
    now = await later(now, { title: 'Later' })
    const back = await later(now, { blocks: post.draft.blocks, picture: { url: photo.url, alt: 'Rain' } })
    expect(back.draft.blocks).toHaveLength(3)
  })

  test('does not let another post use them', async () => {
    const { meera, post, photo } = await givenPostOfJaya()
    const own = await given.written(meera.token)
    const refused = await given.save(meera.token, own.id, own.version, { ...own.draft, blocks: post.draft.blocks })
    expect([refused.status, Object.keys(refused.error.fields ?? {}).sort()]).toEqual([
      400,
      ['blocks.2.data.slugs', 'picture'],
    ])
    expect(photo.url).toMatch(/^\/api\/media\//)
  })
})
