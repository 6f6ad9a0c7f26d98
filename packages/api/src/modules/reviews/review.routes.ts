import { changeReview, listReviews, markHelpful, myReview, writeReview } from '@nukkad/contracts/endpoints/shop/reviews'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { ReviewService } from './review.service.ts'

/** Limits the number of reviews per person and hour. */
export const reviewsAnHour = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `review:${request.user?.userId ?? request.ip}`,
  },
})

export const reviewRoutes: Plugin<{ reviews: ReviewService }> = async (app, { reviews }) => {
  app.route({ ...listReviews, handler: ({ params, query }) => reviews.list(params.productSlug, query) })
  app.route({
    ...myReview,
    handler: async (request) => ({
      data: await reviews.mine(signedIn(request).userId, request.params.productSlug),
    }),
  })
  app.route({
    ...writeReview,
    config: reviewsAnHour(40),
    handler: async (request) => ({
      data: await reviews.write(signedIn(request).userId, request.params.productSlug, request.body),
    }),
  })
  app.route({
    ...changeReview,
    config: reviewsAnHour(40),
    handler: async (request) => ({
      data: await reviews.change(signedIn(request).userId, request.params.productSlug, request.body),
    }),
  })
  app.route({
    ...markHelpful,
    config: reviewsAnHour(200),
    handler: async (request) => ({
      data: await reviews.markHelpful(signedIn(request).userId, request.params.reviewId, request.body.isHelpful),
    }),
  })
}
