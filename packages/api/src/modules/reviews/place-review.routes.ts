import {
  changePlaceReview,
  listPlaceReviews,
  myPlaceReview,
  writePlaceReview,
} from '@nukkad/contracts/endpoints/city/place-reviews'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { PlaceReviewService } from './place-review.service.ts'
import { reviewsAnHour } from './review.routes.ts'

export const placeReviewRoutes: Plugin<{ reviews: PlaceReviewService }> = async (app, { reviews }) => {
  app.route({ ...listPlaceReviews, handler: ({ params, query }) => reviews.list(params.slug, query) })
  app.route({
    ...myPlaceReview,
    handler: async (request) => ({ data: await reviews.mine(signedIn(request).userId, request.params.slug) }),
  })
  app.route({
    ...writePlaceReview,
    config: reviewsAnHour(40),
    handler: async (request) => ({
      data: await reviews.write(signedIn(request).userId, request.params.slug, request.body),
    }),
  })
  app.route({
    ...changePlaceReview,
    config: reviewsAnHour(40),
    handler: async (request) => ({
      data: await reviews.change(signedIn(request).userId, request.params.slug, request.body),
    }),
  })
}
