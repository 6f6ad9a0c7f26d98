import { callOffEvent, changeOrganiser, editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import { keptNowhere, writingRoutes } from '../../editing/editing.routes.ts'
import type { EventEditing } from './editing.service.ts'
import type { Organisers } from './organisers.service.ts'

export const eventEditingRoutes: Plugin<{ editing: EventEditing; organisers: Organisers }> = async (
  app,
  { editing, organisers },
) => {
  keptNowhere(app)
  writingRoutes(app, editorEvents, editing)
  app.route({
    ...callOffEvent,
    handler: async (request) => ({
      data: await editing.callOff(request.params.id, signedIn(request).userId, request.body.version),
    }),
  })
  app.route({
    ...changeOrganiser,
    handler: async ({ params, body }) => ({
      data: await organisers.change(params.id, body.email, body.isOrganiser),
    }),
  })
}
