import type { Base, Module } from '../../plugin.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService, type ReviewParts, type ReviewService } from './review.service.ts'

export function reviewModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Pick<ReviewParts, 'catalogue' | 'media'>,
): Module<ReviewService> {
  const reviews = createReviewService({ db, now, ...parts })
  return { service: reviews, routes: async (app) => void (await app.register(reviewRoutes, { reviews })) }
}
