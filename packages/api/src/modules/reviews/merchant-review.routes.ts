import {
  answerReview,
  merchantReviews,
  withdrawReviewAnswer,
} from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import type { Plugin } from '../../plugin.ts'
import type { MerchantOf } from '../merchants/callers-merchant.ts'
import type { MerchantReviewService } from './merchant-review.service.ts'
import { reviewsAnHour } from './review.routes.ts'

interface MerchantReviewServices {
  readonly reviews: MerchantReviewService
  readonly merchantOf: MerchantOf
}

/** Who calls is asked for each time, so that only the people of a merchant ever answer for it. */
export const merchantReviewRoutes: Plugin<MerchantReviewServices> = async (app, { reviews, merchantOf }) => {
  app.route({
    ...merchantReviews,
    handler: async (request) => {
      const { page = 1, pagesize = 20, group = 'open' } = request.query
      const { id } = await merchantOf(request)
      return reviews.list(id, group, page, pagesize)
    },
  })
  app.route({
    ...answerReview,
    config: reviewsAnHour(200),
    handler: async (request) => {
      const { id: merchantId } = await merchantOf(request)
      const { version, answer } = request.body
      return { data: await reviews.answer({ merchantId, id: request.params.id, version }, answer) }
    },
  })
  app.route({
    ...withdrawReviewAnswer,
    config: reviewsAnHour(200),
    handler: async (request) => {
      const { id: merchantId } = await merchantOf(request)
      return { data: await reviews.withdraw({ merchantId, id: request.params.id, version: request.body.version }) }
    },
  })
}
