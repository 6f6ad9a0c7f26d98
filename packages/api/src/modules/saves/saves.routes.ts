import {
  addBookmark,
  forgetDiscovery,
  listBookmarks,
  removeBookmark,
  saveDiscovery,
  savedProducts,
  savedRefs,
} from '@nukkad/contracts/endpoints/people/saves'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { SavesService } from './saves.service.ts'

export const savesRoutes: Plugin<{ saves: SavesService }> = async (app, { saves }) => {
  app.route({ ...listBookmarks, handler: (request) => saves.list(signedIn(request).userId, request.query) })
  app.route({
    ...savedRefs,
    handler: async (request) => ({ data: await saves.refs(signedIn(request).userId) }),
  })
  app.route({
    ...addBookmark,
    handler: async (request) => ({ data: await saves.add(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...removeBookmark,
    handler: async (request) => ({ data: await saves.remove(signedIn(request).userId, request.body) }),
  })
  app.route({ ...savedProducts, handler: (request) => saves.products(signedIn(request).userId, request.query) })
  app.route({
    ...saveDiscovery,
    handler: async (request) => {
      const { discoveryId } = request.params
      return { data: await saves.addDiscovery(signedIn(request).userId, discoveryId, request.query.city) }
    },
  })
  app.route({
    ...forgetDiscovery,
    handler: async (request) => {
      const { discoveryId } = request.params
      return { data: await saves.removeDiscovery(signedIn(request).userId, discoveryId, request.query.city) }
    },
  })
}
