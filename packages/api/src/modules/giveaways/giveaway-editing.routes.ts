import {
  createGiveaway,
  editedGiveaway,
  saveGiveaway,
  staffGiveaways,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { GiveawayEditing } from './giveaway-editing.service.ts'

export const giveawayEditingRoutes: Plugin<{ editing: GiveawayEditing }> = async (app, { editing }) => {
  app.route({ ...staffGiveaways, handler: async () => ({ data: await editing.list() }) })
  app.route({ ...editedGiveaway, handler: async ({ params }) => ({ data: await editing.read(params.id) }) })
  app.route({
    ...createGiveaway,
    handler: async (request) => {
      const { id, title } = request.body
      return { data: await editing.create(id, title, signedIn(request).userId) }
    },
  })
  app.route({
    ...saveGiveaway,
    handler: async (request) => {
      const { version, ...draft } = request.body
      return { data: await editing.save({ id: request.params.id, version, userId: signedIn(request).userId }, draft) }
    },
  })
}
