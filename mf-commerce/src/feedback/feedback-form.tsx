import { changeReview, type MyReview, mostReviewPhotos, writeReview } from '@nukkad/contracts/endpoints/reviews'
import { ApiError, useApi, useMutation, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { type ReviewDraft, ReviewForm } from '@nukkad/ui/review-form'
import { useState } from 'react'
import styles from './feedback.module.css'
import { myReviewQuery } from './feedback.query.ts'

interface FeedbackFormProps {
  readonly slug: string
  /** What is changed; null for a first one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

/** What was typed stays, whatever goes wrong. */
export function FeedbackForm({ slug, review, onDone }: FeedbackFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const before: ReviewDraft = { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' }
  const [draft, setDraft] = useState(before)
  const photos = usePhotos(review?.photos.map(({ url }) => url))
  const sending = useMutation({
    mutationFn: async () =>
      (
        await api.call(review ? changeReview : writeReview, {
          params: { productSlug: slug },
          body: { ...draft, photos: photos.urls },
        })
      ).data,
    onSuccess: (answer) => {
      if (answer.refusal?.code === 'photos') return photos.setError(answer.refusal.message)
      client.setQueryData(myReviewQuery(api, slug).queryKey, answer)
      void client.invalidateQueries({ queryKey: ['reviews', slug] })
      void client.invalidateQueries({ queryKey: ['product', slug] })
      track('REVIEW_WRITTEN', { of: slug, rating: draft.rating })
      onDone()
    },
  })
  useUnsavedInput(!sending.isSuccess && (draft.text !== before.text || draft.title !== before.title))

  const refused = sending.error instanceof ApiError ? sending.error.fields : {}
  const { refusal } = sending.data ?? {}
  const told = refusal && refusal.code !== 'photos' ? refusal.message : null
  return (
    <>
      <ReviewForm
        draft={draft}
        onChange={setDraft}
        hint="How it fits, feels, lasts."
        most={2000}
        photos={photos}
        mostPhotos={mostReviewPhotos}
        photosHint="How it looks at your place. JPEG, PNG or WebP, at most 8 MB each."
        refused={refused}
        problem={sending.isError && Object.keys(refused).length === 0 ? sending.error.message : told}
        isBusy={sending.isPending}
        isChange={review !== null}
        onSend={() => sending.mutate()}
        leave={review ? { label: 'Leave it as it was', onLeave: onDone } : undefined}
      />
      <p className={styles.quiet}>Your first name stands beside it, with the mark that you bought it here.</p>
    </>
  )
}
