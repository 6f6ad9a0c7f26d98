import { formatCount, useApi, useInfiniteQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Rating } from '@nukkad/ui/rating'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useState } from 'react'
import { brandReviewsQuery } from './merchant.queries.ts'
import { MerchantReview } from './merchant-review.tsx'
import styles from './merchant-reviews.module.css'
import { StarHistogram } from './star-histogram.tsx'

/** Reviews of all of this maker's products, newest first; a bar of the histogram filters by its stars. */
export function MerchantReviews({ slug, name }: { readonly slug: string; readonly name: string }) {
  const [stars, setStars] = useState<number | null>(null)
  const reviews = useInfiniteQuery(brandReviewsQuery(useApi(), slug, stars))
  const pages = reviews.data?.pages ?? []
  const summary = pages[0]
  const shown = pages.flatMap((page) => page.data)
  return (
    <>
      {reviews.isPending && <Skeleton kind="block" height="40rem" />}
      {reviews.isLoadingError && (
        <LoadFailure
          what={`What people say about ${name}`}
          isAway={isAway(reviews.error)}
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
