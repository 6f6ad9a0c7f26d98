import { createBallot, editedBallot, saveBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { BallotEditing } from './ballot-editing.service.ts'

export const ballotEditingRoutes: Plugin<{ editing: BallotEditing }> = async (app, { editing }) => {
  app.route({ ...editedBallot, handler: async ({ params }) => ({ data: await editing.read(params.id) }) })
  app.route({
    ...createBallot,
    handler: async (request) => ({ data: await editing.create(request.body, signedIn(request).userId) }),
  })
  app.route({
    ...saveBallot,
    handler: async (request) => {
      const { version, ...draft } = request.body
      return { data: await editing.save({ id: request.params.id, version, userId: signedIn(request).userId }, draft) }
    },
  })
}
