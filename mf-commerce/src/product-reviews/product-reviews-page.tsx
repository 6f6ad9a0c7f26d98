import type { ReviewPage } from '@nukkad/contracts/endpoints/shop/reviews'
import { defineScreen, hrefs, prepare, type ScreenContext } from '@nukkad/platform'
import { ProductReviewsScreen } from './product-reviews-screen.tsx'
import { ProductReviewsSkeleton } from './product-reviews-skeleton.tsx'
import { choiceOf } from './review-choice.ts'
import { reviewsKey, reviewsQuery } from './reviews.queries.ts'

export const screen = defineScreen({
  load: ({ params, url, query, api }) =>
    prepare(query.ensureQueryData(reviewsQuery(api, params.slug ?? '', choiceOf(url.searchParams)))),
  head: ({ params, url, query }: ScreenContext) => {
    const slug = params.slug ?? ''
    const found = query.getQueryData<ReviewPage>(reviewsKey(slug, choiceOf(url.searchParams)))
    if (!found) return { title: 'Reviews', canonical: hrefs.productReviews(slug) }
    const { product, review_count: count, rating } = found
    return {
      title: `${product.title}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
      description: `What buyers say about the ${product.title} by ${product.merchant}${rating ? `: ${rating.toFixed(1)} of 5 stars from ${count}` : ''}. Photos, praise and complaints, unedited.`,
      canonical: hrefs.productReviews(slug),
      image: product.image.url,
      // Filtered lists are the same reviews in another order, so they are not indexed.
      ...(url.search && { robots: 'noindex, follow' }),
    }
  },
  Skeleton: ProductReviewsSkeleton,
  Component: ProductReviewsScreen,
})
