import type { Base, Module } from '../../plugin.ts'
import { placeReviewRoutes } from './place-review.routes.ts'
import { createPlaceReviewService } from './place-review.service.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService, type ReviewParts, type ReviewService } from './review.service.ts'
import { reviewsPersonal } from './reviews.personal.ts'

export function reviewModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Pick<ReviewParts, 'catalogue' | 'media' | 'places'>,
): Module<ReviewService> {
  const reviews = createReviewService({ db, now, ...parts })
  const ofPlaces = createPlaceReviewService({ db, now, places: parts.places, media: parts.media })
  return {
    service: reviews,
    personal: reviewsPersonal,
    routes: async (app) => {
      await app.register(reviewRoutes, { reviews })
      await app.register(placeReviewRoutes, { reviews: ofPlaces })
    },
  }
}
