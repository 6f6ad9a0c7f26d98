import type { Base, Module } from '../../plugin.ts'
import { pushPersonal } from './push.personal.ts'
import { pushRoutes } from './push.routes.ts'
import { createPushService, type PushService } from './push.service.ts'

/** Notices of orders on the devices of their buyers. */
export function pushModule(base: Base): Module<PushService> {
  const push = createPushService(base)
  return {
    service: push,
    personal: pushPersonal,
    routes: async (app) => void (await app.register(pushRoutes, { push })),
  }
}
