import type { Base, Module } from '../../plugin.ts'
import { placeReviewRoutes } from './place-review.routes.ts'
import { createPlaceReviewService, type PlaceReviewParts } from './place-review.service.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService, type ReviewParts, type ReviewService } from './review.service.ts'

export function reviewModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { places, ...parts }: Pick<ReviewParts, 'catalogue' | 'media'> & Pick<PlaceReviewParts, 'places'>,
): Module<ReviewService> {
  const reviews = createReviewService({ db, now, ...parts })
  const ofPlaces = createPlaceReviewService({ db, now, places, media: parts.media })
  return {
    service: reviews,
    routes: async (app) => {
      await app.register(reviewRoutes, { reviews })
      await app.register(placeReviewRoutes, { reviews: ofPlaces })
    },
  }
}
