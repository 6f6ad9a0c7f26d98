// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useDraft, useMutation, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { formErrors } from '../form-errors/index.ts'
import { usePhotos } from '../photos/index.ts'

/** Stars, a title and a text. */
interface Words {
  readonly rating: number
  readonly title: string
  readonly text: string
}
/** The written review, with the addresses of its photos. */
export interface Written extends Words {
  readonly photos: string[]
}

interface Reviewing<Answer> {
  /** what is reviewed, unique among forms: the draft survives a reload under this name */
  readonly about: string
  /** the review that is edited; null for a new one */
  readonly before: (Words & { readonly photos: readonly { readonly url: string }[] }) | null
  send(written: Written): Promise<Answer>
  /** called when the review was saved, or refused with a message that the form shows */
  onAnswer(answer: Answer, written: Words): unknown
}
interface Refusal {
  readonly code: string
  readonly message: string
}

/**
 * The state of a review form: input is kept whatever fails; an error about missing photos is shown at the photos, any
 * other refusal below them.
 */
export function useReviewing<Answer extends { readonly refusal: Refusal | null }>({
  about,
  before,
  send,
  onAnswer,
}: Reviewing<Answer>) {
  const first: Words = { rating: before?.rating ?? 0, title: before?.title ?? '', text: before?.text ?? '' }
  const kept = useDraft<Words>(`review ${about}`)
  const [draft, setDraft] = useState(first)
  const isDirty = draft.text !== first.text || draft.title !== first.title
  const photos = usePhotos(before?.photos.map(({ url }) => url))
  const sending = useMutation({
    mutationFn: () => send({ ...draft, photos: photos.urls }),
    onSuccess: (answer) => {
      if (!answer.refusal) kept.drop()
      return answer.refusal?.code === 'photos' ? photos.setError(answer.refusal.message) : onAnswer(answer, draft)
    },
  })
  useUnsavedInput(!sending.isSuccess && isDirty)
  // After the first render, which must match the server's.
  useEffect(() => {
    const { before: typed } = kept
    if (typed) setDraft((now) => ({ ...now, ...typed }))
  }, [kept])
  useEffect(() => {
    if (isDirty && !sending.isSuccess) kept.keep(draft)
  }, [isDirty, sending.isSuccess, draft, kept])

  const refused = formErrors(sending.error)
  const { refusal } = sending.data ?? {}
  const told = refusal && refusal.code !== 'photos' ? refusal.message : null
  return {
    draft,
    onChange: setDraft,
    photos,
    refused: refused.fields,
    error: refused.error ?? told,
    isBusy: sending.isPending,
    isChange: before !== null,
    onSend() {
      if (photos.areReady()) sending.mutate()
    },
  }
}
