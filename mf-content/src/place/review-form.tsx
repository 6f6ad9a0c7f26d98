import { changePlaceReview, writePlaceReview } from '@nukkad/contracts/endpoints/city/place-reviews'
import type { Place } from '@nukkad/contracts/endpoints/city/places'
import { type MyReview, mostReviewPhotos } from '@nukkad/contracts/endpoints/shop/reviews'
import { useApi, useQueryClient, useTrack } from '@nukkad/platform'
import { useReviewing } from '@nukkad/platform/reviewing'
import { ReviewForm } from '@nukkad/ui/review-form'
import styles from './reviews.module.css'

interface PlaceReviewFormProps {
  readonly place: Place
  /** The review being changed; null for a new one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

/** A form to review a place. */
export function PlaceReviewForm({ place, review, onDone }: PlaceReviewFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const reviewing = useReviewing({
    about: `place ${place.slug}`,
    before: review,
    send: async (body) =>
      (await api.call(review ? changePlaceReview : writePlaceReview, { params: { slug: place.slug }, body })).data,
    async onAnswer({ refusal }, { rating }) {
      if (refusal) return
      track('REVIEW_WRITTEN', { place: place.slug, rating })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['place-reviews', place.slug] }),
        client.invalidateQueries({ queryKey: ['my-place-review', place.slug] }),
      ])
      onDone()
    },
  })
  return (
    <ReviewForm
      className={styles.form}
      {...reviewing}
      question={`How was ${place.title}?`}
      hint="When to go, what to ask for, what to skip."
      most={2000}
      mostPhotos={mostReviewPhotos}
      photosHint="JPEG, PNG or WebP, at most 8 MB each."
      leave={{ label: review ? 'Discard changes' : 'Not now', onLeave: onDone }}
    />
  )
}
