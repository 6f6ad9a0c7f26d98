import { createForm, editedForm, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { FormEditing } from './form-editing.service.ts'

export const formEditingRoutes: Plugin<{ editing: FormEditing }> = async (app, { editing }) => {
  app.route({ ...editedForm, handler: async ({ params }) => ({ data: await editing.read(params.id) }) })
  app.route({
    ...createForm,
    handler: async (request) => {
      const { id, title } = request.body
      return { data: await editing.create(id, title, signedIn(request).userId) }
    },
  })
  app.route({
    ...saveForm,
    handler: async (request) => {
      const { version, ...draft } = request.body
      const change = { id: request.params.id, version, userId: signedIn(request).userId }
      return { data: await editing.save(change, draft) }
    },
  })
}
