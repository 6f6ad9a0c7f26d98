import { changeReview, type MyReview, mostReviewPhotos, writeReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { useApi, useQueryClient, useTrack } from '@nukkad/platform'
import { useReviewing } from '@nukkad/platform/reviewing'
import { ReviewForm } from '@nukkad/ui/review-form'
import styles from './feedback.module.css'
import { myReviewQuery } from './feedback.queries.ts'

interface FeedbackFormProps {
  readonly slug: string
  /** The review being changed; null for a new one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

/** A buyer's review of a product. */
export function FeedbackForm({ slug, review, onDone }: FeedbackFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const reviewing = useReviewing({
    about: `product ${slug}`,
    before: review,
    send: async (body) =>
      (await api.call(review ? changeReview : writeReview, { params: { productSlug: slug }, body })).data,
    onAnswer(answer, { rating }) {
      client.setQueryData(myReviewQuery(api, slug).queryKey, answer)
      void client.invalidateQueries({ queryKey: ['reviews', slug] })
      void client.invalidateQueries({ queryKey: ['product', slug] })
      if (!answer.refusal) track('REVIEW_WRITTEN', { of: slug, rating })
      onDone()
    },
  })
  return (
    <>
      <ReviewForm
        {...reviewing}
        hint="How it fits and feels, and how long it lasts."
        most={2000}
        mostPhotos={mostReviewPhotos}
        photosHint="Show it at your place. JPEG, PNG or WebP, at most 8 MB each."
        leave={review ? { label: 'Discard changes', onLeave: onDone } : undefined}
      />
      <p className={styles.quiet}>Your first name is shown beside it, with a note that you bought it here.</p>
    </>
  )
}
