import { adBlocker, brandWinners, categoryProductIds, couponBanner } from '@nukkad/contracts/endpoints/frame'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createFrameService, type FrameParts, type FrameService } from './frame.service.ts'

const frameRoutes: Plugin<{ frame: FrameService }> = async (app, { frame }) => {
  app.route({ ...couponBanner, handler: ({ query }) => frame.coupon(query.city ?? 'all') })
  app.route({ ...adBlocker, handler: () => frame.ads() })
  app.route({ ...brandWinners, handler: () => frame.winners() })
  app.route({ ...categoryProductIds, handler: ({ query }) => frame.productIds(query.category) })
}

export function frameModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { catalogue }: Pick<FrameParts, 'catalogue'>,
): Module<FrameService> {
  const frame = createFrameService({ db, now, catalogue })
  return { service: frame, routes: async (app) => void (await app.register(frameRoutes, { frame })) }
}
