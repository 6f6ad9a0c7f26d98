import { pushState, turnPushOff, turnPushOn } from '@nukkad/contracts/endpoints/people/push'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { PushService } from './push.service.ts'

export const pushRoutes: Plugin<{ push: PushService }> = async (app, { push }) => {
  app.route({ ...pushState, handler: async (request) => ({ data: await push.state(signedIn(request)) }) })
  app.route({
    ...turnPushOn,
    config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => ({ data: await push.turnOn(signedIn(request), request.body) }),
  })
  app.route({ ...turnPushOff, handler: async (request) => ({ data: await push.turnOff(signedIn(request)) }) })
}
