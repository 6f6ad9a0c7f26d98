import {
  createGiftTag,
  giftTag,
  giftTags,
  productsOfGiftTag,
  removeGiftTag,
  saveGiftTag,
  tagProduct,
} from '@nukkad/contracts/endpoints/shop/gift-tags'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { GiftTagEditing } from './tag-editing.service.ts'

export const tagEditingRoutes: Plugin<{ tags: GiftTagEditing }> = async (app, { tags }) => {
  app.route({ ...giftTags, handler: async () => ({ data: await tags.all() }) })
  app.route({ ...giftTag, handler: async ({ params }) => ({ data: await tags.read(params.tag) }) })
  app.route({
    ...createGiftTag,
    handler: async (request) => {
      const { tag, label } = request.body
      return { data: await tags.create(tag, label, signedIn(request).userId) }
    },
  })
  app.route({
    ...saveGiftTag,
    handler: async (request) => {
      const { version, ...draft } = request.body
      const { tag } = request.params
      return { data: await tags.save({ tag, version, userId: signedIn(request).userId }, draft) }
    },
  })
  app.route({ ...removeGiftTag, handler: async ({ params }) => ({ data: await tags.remove(params.tag) }) })
  app.route({ ...productsOfGiftTag, handler: ({ params, query }) => tags.products(params.tag, query) })
  app.route({
    ...tagProduct,
    handler: async ({ params, body }) => ({ data: await tags.tagProduct(params.tag, params.slug, body.fits) }),
  })
}
