import type { Base, Module } from '../../plugin.ts'
import { createOneTimeCodes } from '../auth/codes/one-time-code.ts'
import type { PhoneBook } from '../auth/phone/phone-book.ts'
import type { AroundOrders } from '../orders/reading/around-orders.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { createOrderNews } from './order-news.ts'
import { trackingRoutes } from './tracking.routes.ts'
import { createTrackingService, type TrackingService } from './tracking.service.ts'
import { createTrackingTokens } from './tracking-token.ts'

export function trackingModule(
  { db, now, outbox, settings, log }: Base,
  { around, sms, phones }: { around: AroundOrders; sms: SmsService; phones: PhoneBook },
): Module<TrackingService> {
  const codes = createOneTimeCodes({ purpose: 'tracking', secret: settings.API_SECRET, now })
  const tokens = createTrackingTokens(settings.API_SECRET, now)
  const news = createOrderNews({ db, log })
  const tracking = createTrackingService({ db, outbox, sms, texts: phones.texts, codes, tokens, news, around, now })
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  return {
    service: tracking,
    routes: async (app) => {
      // Answers waiting calls first, so that a stopping server does not wait for them.
      app.addHook('preClose', () => news.stop())
      await app.register(trackingRoutes, { tracking, isSecure })
    },
  }
}
