import { changePlaceReview, writePlaceReview } from '@nukkad/contracts/endpoints/place-reviews'
import type { Place } from '@nukkad/contracts/endpoints/places'
import { type MyReview, mostReviewPhotos } from '@nukkad/contracts/endpoints/reviews'
import { ApiError, useApi, useMutation, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { Button } from '@nukkad/ui/button'
import { PhotoField } from '@nukkad/ui/photo-field'
import { StarsField } from '@nukkad/ui/stars-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import styles from './reviews.module.css'

interface ReviewFormProps {
  readonly place: Place
  /** What is changed; null for a first one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

const most = 2000
const slipsOf = ({ rating, title, text }: { rating: number; title: string; text: string }) => ({
  ...(rating === 0 && { rating: 'Choose between one and five stars' }),
  ...(title.trim().length < 2 && { title: 'Sum it up in a few words' }),
  ...(text.trim().length < 10 && { text: 'A few words more, please: ten letters at least' }),
})

/** Stars, a line, some words, photos. What was typed stays, whatever goes wrong. */
export function ReviewForm({ place, review, onDone }: ReviewFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const form = useRef<HTMLFormElement>(null)
  const before = { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' }
  const [draft, setDraft] = useState(before)
  const [hasTried, setTried] = useState(false)
  const photos = usePhotos(review?.photos.map(({ url }) => url))
  const slips: Partial<Record<keyof typeof draft, string>> = slipsOf(draft)
  const shown = hasTried ? slips : {}
  const change = (parts: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...parts }))
  const sending = useMutation({
    mutationFn: async () =>
      (
        await api.call(review ? changePlaceReview : writePlaceReview, {
          params: { slug: place.slug },
          body: { ...draft, photos: photos.urls },
        })
      ).data,
    onSuccess: async (answer) => {
      if (answer.refusal?.code === 'photos') return photos.setError(answer.refusal.message)
      if (!answer.refusal) track('REVIEW_WRITTEN', { place: place.slug })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['place-reviews', place.slug] }),
        client.invalidateQueries({ queryKey: ['my-place-review', place.slug] }),
      ])
      onDone()
    },
  })
  useUnsavedInput(!sending.isSuccess && (draft.text !== before.text || draft.title !== before.title))

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(slips)
    if (first)
      return form.current?.querySelector<HTMLElement>(first === 'rating' ? 'input[type=radio]' : `#${first}`)?.focus()
    if (!sending.isPending && !photos.isSending) sending.mutate()
  }
  const refused = sending.error instanceof ApiError ? sending.error.fields : {}
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send}>
      <StarsField
        label={`How was ${place.title}?`}
        value={draft.rating}
        error={shown.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextField
        id="title"
        label="In one line"
        value={draft.title}
        maxLength={120}
        autoComplete="off"
        error={shown.title ?? refused.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        id="text"
        label="What should others know?"
        hint="When to go, what to ask for, what to skip."
        rows={5}
        value={draft.text}
        maxLength={most}
        error={shown.text ?? refused.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <PhotoField
        label="Photos"
        optional
        max={mostReviewPhotos}
        photos={photos.photos}
        hint="JPEG, PNG or WebP, at most 8 MB each."
        error={photos.error}
        onAdd={photos.add}
        onRemove={photos.remove}
        onRetry={photos.retry}
      />
      <p role="alert" className={styles.alert}>
        {sending.isError && Object.keys(refused).length === 0 && sending.error.message}
        {sending.data?.refusal && sending.data.refusal.code !== 'photos' && sending.data.refusal.message}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={sending.isPending || photos.isSending}>
          {photos.isSending ? 'Your photos are on their way' : review ? 'Keep the change' : 'Publish'}
        </Button>
        <Button variant="quiet" size={48} onClick={onDone}>
          {review ? 'Leave it as it was' : 'Not now'}
        </Button>
      </div>
    </form>
  )
}
