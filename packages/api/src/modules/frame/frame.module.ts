import { adBlocker, brandWinners, couponBanner } from '@nukkad/contracts/endpoints/frame'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createFrameService, type FrameService } from './frame.service.ts'

const frameRoutes: Plugin<{ frame: FrameService }> = async (app, { frame }) => {
  app.route({ ...couponBanner, handler: ({ query }) => frame.coupon(query.city ?? 'all') })
  app.route({ ...adBlocker, handler: () => frame.ads() })
  app.route({ ...brandWinners, handler: () => frame.winners() })
}

export function frameModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<FrameService> {
  const frame = createFrameService({ db, now })
  return { service: frame, routes: async (app) => void (await app.register(frameRoutes, { frame })) }
}
