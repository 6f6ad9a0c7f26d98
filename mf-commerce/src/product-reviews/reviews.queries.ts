import { listReviews } from '@nukkad/contracts/endpoints/shop/reviews'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import type { ReviewChoice } from './review-choice.ts'

export const reviewsKey = (slug: string, { stars, photos, sort, page }: ReviewChoice) =>
  ['reviews', slug, stars, photos, sort, page] as const

export const reviewsQuery = (api: Api, slug: string, choice: ReviewChoice) =>
  queryOptions({
    queryKey: reviewsKey(slug, choice),
    queryFn: ({ signal }) => {
      const { stars, photos, sort, page } = choice
      return api.call(
        listReviews,
        {
          params: { productSlug: slug },
          query: { page, sort, ...(stars && { rating: stars }), ...(photos && { withPhotos: true }) },
        },
        { signal },
      )
    },
    staleTime: 60_000,
    ...retryWhileAway,
  })
