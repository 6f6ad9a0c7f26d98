import { acceptInvitation, openInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import type { Plugin } from '../../../plugin.ts'
import type { AuthModuleService } from '../../auth/auth.module.ts'
import type { JoiningService } from './joining.service.ts'

/** The rate limit per address, as for links that set a password. */
const config = { rateLimit: { max: 20, timeWindow: '10 minutes' } }

interface Services {
  joining: JoiningService
  auth: Pick<AuthModuleService, 'answer'>
}

export const joiningRoutes: Plugin<Services> = async (app, { joining, auth }) => {
  app.route({
    ...openInvitation,
    config,
    handler: async ({ user, body }) => ({ data: await joining.open(body.token, user) }),
  })
  app.route({
    ...acceptInvitation,
    config,
    handler: async (request, reply) => auth.answer(request, reply, await joining.accept(request.body, request.user)),
  })
}
