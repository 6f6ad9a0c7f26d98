import { changePlaceReview, writePlaceReview } from '@nukkad/contracts/endpoints/place-reviews'
import type { Place } from '@nukkad/contracts/endpoints/places'
import { type MyReview, mostReviewPhotos } from '@nukkad/contracts/endpoints/reviews'
import { ApiError, useApi, useMutation, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { type ReviewDraft, ReviewForm } from '@nukkad/ui/review-form'
import { useState } from 'react'
import styles from './reviews.module.css'

interface PlaceReviewFormProps {
  readonly place: Place
  /** What is changed; null for a first one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

/** What was typed stays, whatever goes wrong. */
export function PlaceReviewForm({ place, review, onDone }: PlaceReviewFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const before: ReviewDraft = { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' }
  const [draft, setDraft] = useState(before)
  const photos = usePhotos(review?.photos.map(({ url }) => url))
  const sending = useMutation({
    mutationFn: async () =>
      (
        await api.call(review ? changePlaceReview : writePlaceReview, {
          params: { slug: place.slug },
          body: { ...draft, photos: photos.urls },
        })
      ).data,
    onSuccess: async ({ refusal }) => {
      if (refusal?.code === 'photos') return photos.setError(refusal.message)
      if (refusal) return
      track('REVIEW_WRITTEN', { place: place.slug })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['place-reviews', place.slug] }),
        client.invalidateQueries({ queryKey: ['my-place-review', place.slug] }),
      ])
      onDone()
    },
  })
  useUnsavedInput(!sending.isSuccess && (draft.text !== before.text || draft.title !== before.title))

  const refused = sending.error instanceof ApiError ? sending.error.fields : {}
  const { refusal } = sending.data ?? {}
  const told = refusal && refusal.code !== 'photos' ? refusal.message : null
  return (
    <ReviewForm
      className={styles.form}
      draft={draft}
      onChange={setDraft}
      question={`How was ${place.title}?`}
      hint="When to go, what to ask for, what to skip."
      most={2000}
      photos={photos}
      mostPhotos={mostReviewPhotos}
      photosHint="JPEG, PNG or WebP, at most 8 MB each."
      refused={refused}
      problem={sending.isError && Object.keys(refused).length === 0 ? sending.error.message : told}
      isBusy={sending.isPending}
      isChange={review !== null}
      onSend={() => sending.mutate()}
      leave={{ label: review ? 'Leave it as it was' : 'Not now', onLeave: onDone }}
    />
  )
}
