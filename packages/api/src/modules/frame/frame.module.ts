import { adBlocker, brandWinners, couponBanner } from '@nukkad/contracts/endpoints/frame'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { BannerService } from '../campaigns-content/banners/banner.service.ts'
import { createFrameService, type FrameService } from './frame.service.ts'

interface FrameParts {
  readonly frame: FrameService
  readonly banners: Pick<BannerService, 'ads'>
}

const frameRoutes: Plugin<FrameParts> = async (app, { frame, banners }) => {
  app.route({ ...couponBanner, handler: ({ query }) => frame.coupon(query.city ?? 'all') })
  app.route({ ...adBlocker, handler: async () => ({ data: await banners.ads() }) })
  app.route({ ...brandWinners, handler: () => frame.winners() })
}

export function frameModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { banners }: Pick<FrameParts, 'banners'>,
): Module<FrameService> {
  const frame = createFrameService({ db, now })
  return { service: frame, routes: async (app) => void (await app.register(frameRoutes, { frame, banners })) }
}
