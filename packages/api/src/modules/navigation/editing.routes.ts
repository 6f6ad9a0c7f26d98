import { editedNavigation, saveNavigation } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { NavigationEditing } from './editing.service.ts'

export const editingRoutes: Plugin<{ editing: NavigationEditing }> = async (app, { editing }) => {
  app.route({ ...editedNavigation, handler: async ({ params }) => ({ data: await editing.read(params.list) }) })
  app.route({
    ...saveNavigation,
    handler: async (request) => ({
      data: await editing.save(request.params.list, request.body, signedIn(request).userId),
    }),
  })
}
