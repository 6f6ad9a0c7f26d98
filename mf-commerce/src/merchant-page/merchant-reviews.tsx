import { formatCount, useApi, useInfiniteQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Rating } from '@nukkad/ui/rating'
import { useState } from 'react'
import { LoadFailure } from '../parts/screen-states/load-failure.tsx'
import { brandReviewsQuery } from './merchant.queries.ts'
import { MerchantReview } from './merchant-review.tsx'
import styles from './merchant-reviews.module.css'
import { StarHistogram } from './star-histogram.tsx'

/** What buyers say about all that this maker makes, newest first; a bar of the histogram narrows to its stars. */
export default function MerchantReviews({ slug, name }: { readonly slug: string; readonly name: string }) {
  const [stars, setStars] = useState<number | null>(null)
  const reviews = useInfiniteQuery(brandReviewsQuery(useApi(), slug, stars))
  const pages = reviews.data?.pages ?? []
  const summary = pages[0]
  const shown = pages.flatMap((page) => page.data)
  return (
    <>
      {reviews.isLoadingError && (
        <LoadFailure
          what={`What people say about ${name}`}
          error={reviews.error}
          onRetry={() => void reviews.refetch()}
        />
      )}
      {summary && (
        <div className={styles.layout}>
          <div className={styles.summary}>
            {summary.rating !== null && <Rating value={summary.rating} count={summary.review_count} stars />}
            <StarHistogram histogram={summary.histogram} chosen={stars} onChoose={setStars} />
          </div>
          <div aria-busy={reviews.isPlaceholderData}>
            <p className={styles.count} role="status">
              {stars
                ? `${formatCount(summary.total)} with ${stars} ${stars === 1 ? 'star' : 'stars'}`
                : `${formatCount(summary.total)} in all, newest first`}
            </p>
            <ul className={styles.list}>
              {shown.map((review) => (
                <MerchantReview key={review.id} review={review} />
              ))}
            </ul>
            {reviews.hasNextPage && (
              <Button
                variant="secondary"
                size={48}
                busy={reviews.isFetchingNextPage}
                onClick={() => void reviews.fetchNextPage()}
              >
                More reviews
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
