import {
  createOpening,
  editedOpening,
  saveOpening,
  staffOpenings,
} from '@nukkad/contracts/endpoints/site/opening-editing'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { OpeningEditing } from './opening-editing.service.ts'

export const openingEditingRoutes: Plugin<{ editing: OpeningEditing }> = async (app, { editing }) => {
  app.route({ ...staffOpenings, handler: async () => ({ data: await editing.list() }) })
  app.route({ ...editedOpening, handler: async ({ params }) => ({ data: await editing.read(params.id) }) })
  app.route({
    ...createOpening,
    handler: async (request) => {
      const { id, title } = request.body
      return { data: await editing.create(id, title, signedIn(request).userId) }
    },
  })
  app.route({
    ...saveOpening,
    handler: async (request) => {
      const { version, ...draft } = request.body
      return { data: await editing.save({ id: request.params.id, version, userId: signedIn(request).userId }, draft) }
    },
  })
}
