import { callOffEvent, eventDesk } from '@nukkad/contracts/endpoints/editor'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { deskRoutes, keptNowhere } from '../editing/editing.routes.ts'
import type { EventEditing } from './editing.service.ts'

export const eventEditingRoutes: Plugin<{ editing: EventEditing }> = async (app, { editing }) => {
  keptNowhere(app)
  deskRoutes(app, eventDesk, editing)
  app.route({
    ...callOffEvent,
    handler: async (request) => ({
      data: await editing.callOff(request.params.id, signedIn(request).userId, request.body.version),
    }),
  })
}
