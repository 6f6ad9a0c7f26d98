import { beginPost, editorPost, type PostDraft, publishPost, savePost } from '@nukkad/contracts/endpoints/editor'
import { givenIn } from '../../testing/given.ts'
import type { World } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'

let count = 0

/** Editors at their desk. */
export const givenEditors = (world: World) => {
  const editor = (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName })
  const save = (as: string, id: string, version: number, post: PostDraft) =>
    world.call(savePost, { as, params: { id }, body: { version, post } })
  return {
    editor,
    save,
    begin: async (as: string, title = `Rain over Lodhi ${++count}`, kind = 'discovery') =>
      ok(await world.call(beginPost, { as, body: { city: 'delhi', kind, title } })).data,
    read: async (as: string, id: string) => ok(await world.call(editorPost, { as, params: { id } })).data,
    publish: (as: string, id: string, version: number, at?: string) =>
      world.call(publishPost, { as, params: { id }, body: { version, ...(at && { at }) } }),

    /** A draft with all that readers want. */
    async written(as: string, parts: Partial<PostDraft> = {}) {
      const { id, version, post } = await this.begin(as)
      return ok(await save(as, id, version, { ...post, ...whole, ...parts })).data
    },
  }
}

/** What a draft lacks at its beginning. */
export const whole = {
  kicker: 'Rain',
  line: 'Where to stand when it pours.',
  picture: { scene: 'rain-dusk', alt: 'A garden in the rain' },
  blocks: [{ type: 'text', html: '<p>Take the <strong>long</strong> way.</p>' }],
} satisfies Partial<PostDraft>
