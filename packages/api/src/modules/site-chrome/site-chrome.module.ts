import { closedCouponsCookie, withClosedCoupon } from '@nukkad/contracts/closed-coupons'
import { CloseCouponFields, closeCouponForm, couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { adBlocker, brandWinners } from '@nukkad/contracts/endpoints/site/site-chrome'
import { formFields, pageOf, requireOwnPage, sitePath, takePlainForms } from '../../plain-forms/plain-form.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { BannerService } from '../campaigns-content/banners/banner.service.ts'
import { createSiteChromeService, type SiteChromeService } from './site-chrome.service.ts'

interface SiteChromeParts {
  readonly chrome: SiteChromeService
  readonly banners: Pick<BannerService, 'ads'>
}

const siteChromeRoutes: Plugin<SiteChromeParts> = async (app, { chrome, banners }) => {
  app.route({ ...couponBanner, handler: ({ query }) => chrome.coupon(query.city ?? 'all') })
  app.route({ ...adBlocker, handler: async () => ({ data: await banners.ads() }) })
  app.route({ ...brandWinners, handler: () => chrome.winners() })
}

/** Closes the banner without JavaScript: sets the same cookie, which the shell reads when it renders pages. */
const closingRoutes: Plugin<{ isSecure: boolean }> = async (app, { isSecure }) => {
  takePlainForms(app)
  app.route({
    ...closeCouponForm,
    config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      requireOwnPage(request)
      const { id, back } = formFields(CloseCouponFields, request, 'This offer does not exist.')
      const closed = withClosedCoupon(request.cookies[closedCouponsCookie], id)
      reply.setCookie(closedCouponsCookie, closed, { path: '/', sameSite: 'lax', secure: isSecure })
      return reply.redirect(sitePath(pageOf(request) ?? back), 303)
    },
  })
}

export function siteChromeModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { banners }: Pick<SiteChromeParts, 'banners'>,
): Module<SiteChromeService> {
  const chrome = createSiteChromeService({ db, now })
  return {
    service: chrome,
    async routes(app) {
      await app.register(siteChromeRoutes, { chrome, banners })
      await app.register(closingRoutes, { isSecure: settings.PUBLIC_URL.startsWith('https:') })
    },
  }
}
