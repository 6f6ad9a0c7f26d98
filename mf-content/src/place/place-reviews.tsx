import type { Place } from '@nukkad/contracts/endpoints/city/places'
import { useApi, useQuery, useSession } from '@nukkad/platform'
import { useAfterSignIn } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import { Rating } from '@nukkad/ui/rating'
import { Section } from '@nukkad/ui/section'
import { lazy, Suspense, useState } from 'react'
import { myPlaceReviewQuery, placeReviewsQuery } from './place.queries.ts'
import { ReviewItem } from './review-item.tsx'
import styles from './reviews.module.css'

const PlaceReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).PlaceReviewForm }))
const few = 4
const many = 50

/** The reviews of the place, and a form to write one: one review per person, editable. */
export function PlaceReviews({ place }: { readonly place: Place }) {
  const api = useApi()
  const { status, user } = useSession()
  const [size, setSize] = useState(few)
  const [isWriting, setWriting] = useState(false)
  const { data, isFetching } = useQuery({
    ...placeReviewsQuery(api, place.slug, size),
    placeholderData: (before) => before,
  })
  const mine = useQuery({
    ...myPlaceReviewQuery(api, place.slug, user?._id),
    enabled: status === 'user',
  })
  const writing = useAfterSignIn({ reason: `Sign in to review ${place.title}.` }, () => setWriting(true))
  const own = mine.data?.review ?? null
  return (
    <Section title="Reviews" className={styles.reviews}>
      {data && data.rating !== null && (
        <div className={styles.score}>
          <Rating value={data.rating} count={data.review_count} stars />
        </div>
      )}
      {data?.review_count === 0 && !own && (
        <p className={styles.quiet}>No reviews of {place.title} yet. Have you been?</p>
      )}
      {own && own.state !== 'published' && (
        <p className={styles.held} role="status">
          Your review contains a link, so we read it before others see it.
        </p>
      )}
      {isWriting && status === 'user' && !mine.isPending ? (
        <Suspense>
          <PlaceReviewForm place={place} review={own} onDone={() => setWriting(false)} />
        </Suspense>
      ) : (
        <Button variant="secondary" busy={isWriting && status === 'user'} onClick={() => writing.run()}>
          {own ? 'Change your review' : 'Write a review'}
        </Button>
      )}
      <ul className={styles.list}>
        {data?.data.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {data?.hasNext && size < many && (
        <Button variant="quiet" busy={isFetching} onClick={() => setSize(many)}>
          {data.total > many ? `The newest ${many}` : `All ${data.total}`} reviews
        </Button>
      )}
    </Section>
  )
}
