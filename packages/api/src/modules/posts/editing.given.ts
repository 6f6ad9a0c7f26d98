import { randomUUID } from 'node:crypto'
import type { Block } from '@nukkad/contracts/block'
import { editorPosts, type PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import { getDiscoveryDetails, postFeed } from '@nukkad/contracts/endpoints/content/posts'
import { givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'

let count = 0

/** Editors in their back office. */
export const givenEditors = (world: World) => {
  const editor = (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName })
  const save = (as: string, id: string, version: number, draft: PostDraft) =>
    world.call(editorPosts.save, { as, params: { id }, body: { version, draft } })
  return {
    editor,
    save,
    begin: async (as: string, title = `Rain over Lodhi ${++count}`, kind = 'discovery') =>
      ok(await world.call(editorPosts.begin, { as, body: { city: 'delhi', kind, title } })).data,
    read: async (as: string, id: string) => ok(await world.call(editorPosts.get, { as, params: { id } })).data,
    publish: (as: string, id: string, version: number, at?: string) =>
      world.call(editorPosts.publish, { as, params: { id }, body: { version, ...(at && { at }) } }),

    /** A post as a visitor reads it. */
    asReader: (id: string) => world.call(getDiscoveryDetails, { params: { id }, query: { city: 'delhi' } }),
    /** The slugs of Delhi's newest posts, as visitors see them. */
    latest: async () =>
      (
        await world.call(postFeed, {
          params: { type: 'all' },
          query: { city: 'delhi', sort: 20 },
          headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
        })
      ).body.data.map(({ slug }) => slug),

    /** A draft with everything that publishing needs. */
    async written(as: string, parts: Partial<PostDraft> = {}) {
      const { id, version, draft } = await this.begin(as)
      return ok(await save(as, id, version, { ...draft, ...whole, ...parts })).data
    },
  }
}

/** A block with a new id. */
export const givenBlock = (type: string, data: Block['data'], v = 1): Block => ({
  id: randomUUID(),
  type,
  v,
  data,
})

/** The parts that a new draft lacks. */
export const whole = {
  kicker: 'Rain',
  line: 'Where to stand when it pours.',
  picture: { scene: 'rain-dusk', alt: 'A garden in the rain' },
  blocks: [givenBlock('text', { title: null, html: '<p>Take the <strong>long</strong> way.</p>' })],
} satisfies Partial<PostDraft>
