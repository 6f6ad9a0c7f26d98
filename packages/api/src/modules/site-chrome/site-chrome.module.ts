import { adBlocker, brandWinners, couponBanner } from '@nukkad/contracts/endpoints/site-chrome'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { BannerService } from '../campaigns-content/banners/banner.service.ts'
import { createSiteChromeService, type SiteChromeService } from './site-chrome.service.ts'

interface SiteChromeParts {
  readonly frame: SiteChromeService
  readonly banners: Pick<BannerService, 'ads'>
}

const frameRoutes: Plugin<SiteChromeParts> = async (app, { frame, banners }) => {
  app.route({ ...couponBanner, handler: ({ query }) => frame.coupon(query.city ?? 'all') })
  app.route({ ...adBlocker, handler: async () => ({ data: await banners.ads() }) })
  app.route({ ...brandWinners, handler: () => frame.winners() })
}

export function siteChromeModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { banners }: Pick<SiteChromeParts, 'banners'>,
): Module<SiteChromeService> {
  const frame = createSiteChromeService({ db, now })
  return { service: frame, routes: async (app) => void (await app.register(frameRoutes, { frame, banners })) }
}
