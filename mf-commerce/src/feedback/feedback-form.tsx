import { changeReview, type MyReview, mostReviewPhotos, writeReview } from '@nukkad/contracts/endpoints/reviews'
import { ApiError, useApi, useMutation, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { Button } from '@nukkad/ui/button'
import { PhotoField } from '@nukkad/ui/photo-field'
import { StarsField } from '@nukkad/ui/stars-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import styles from './feedback.module.css'
import { myReviewQuery } from './feedback.query.ts'
import { type Draft, slipsOf } from './feedback-rules.ts'

interface FeedbackFormProps {
  readonly slug: string
  /** What is changed; null for a first one. */
  readonly review: MyReview | null
  readonly onDone: () => void
}

const most = 2000

/** Stars, a line, some words, photos. What was typed stays, whatever goes wrong. */
export function FeedbackForm({ slug, review, onDone }: FeedbackFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const form = useRef<HTMLFormElement>(null)
  const before: Draft = { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' }
  const [draft, setDraft] = useState(before)
  const [hasTried, setTried] = useState(false)
  const photos = usePhotos(review?.photos.map(({ url }) => url))
  const slips = slipsOf(draft)
  const shown = hasTried ? slips : {}
  const change = (parts: Partial<Draft>) => setDraft((now) => ({ ...now, ...parts }))
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
      <StarsField value={draft.rating} error={shown.rating} onChange={(rating) => change({ rating })} />
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
        hint={`How it fits, feels, lasts. ${draft.text.length} of ${most.toLocaleString('en-IN')} letters.`}
        rows={6}
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
        hint="How it looks at your place. JPEG, PNG or WebP, at most 8 MB each."
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
        {review && (
          <Button variant="quiet" size={48} onClick={onDone}>
            Leave it as it was
          </Button>
        )}
      </div>
      <p className={styles.quiet}>Your first name stands beside it, with the mark that you bought it here.</p>
    </form>
  )
}
