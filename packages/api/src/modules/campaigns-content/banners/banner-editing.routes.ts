import {
  createBanner,
  editedBanner,
  listBanners,
  removeBanner,
  saveBanner,
} from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { BannerEditing } from './banner-editing.service.ts'

export const bannerEditingRoutes: Plugin<{ editing: BannerEditing }> = async (app, { editing }) => {
  app.route({ ...listBanners, handler: async () => ({ data: await editing.list() }) })
  app.route({ ...editedBanner, handler: async ({ params }) => ({ data: await editing.read(params.id) }) })
  app.route({
    ...createBanner,
    handler: async (request) => {
      const { screen, title } = request.body
      return { data: await editing.create(screen, title, signedIn(request).userId) }
    },
  })
  app.route({
    ...saveBanner,
    handler: async (request) => {
      const { version, ...draft } = request.body
      return { data: await editing.save({ id: request.params.id, version, userId: signedIn(request).userId }, draft) }
    },
  })
  app.route({
    ...removeBanner,
    handler: async ({ params }) => {
      await editing.remove(params.id)
      return { data: { ok: true } }
    },
  })
}
