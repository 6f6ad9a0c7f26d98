import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import { callersMerchant } from '../merchants/callers-merchant.ts'
import { merchantReviewRoutes } from './merchant-review.routes.ts'
import { createMerchantReviewService } from './merchant-review.service.ts'
import { placeReviewRoutes } from './place-review.routes.ts'
import { createPlaceReviewService } from './place-review.service.ts'
import { addReviewMails } from './review.mails.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService, type ReviewParts, type ReviewService } from './review.service.ts'
import { reviewsPersonal } from './reviews.personal.ts'

export function reviewModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { mail, ...parts }: Pick<ReviewParts, 'catalogue' | 'media' | 'places'> & { readonly mail: MailService },
): Module<ReviewService> {
  addReviewMails({ db, mail, publicUrl: settings.PUBLIC_URL })
  const reviews = createReviewService({ db, now, ...parts })
  const ofPlaces = createPlaceReviewService({ db, now, places: parts.places, media: parts.media })
  const ofMerchants = createMerchantReviewService({ db, now, mail })
  return {
    service: reviews,
    personal: reviewsPersonal,
    routes: async (app) => {
      await app.register(reviewRoutes, { reviews })
      await app.register(placeReviewRoutes, { reviews: ofPlaces })
      await app.register(merchantReviewRoutes, { reviews: ofMerchants, merchantOf: callersMerchant(db) })
    },
  }
}
