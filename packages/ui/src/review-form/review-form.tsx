import { indianNumber } from '@nukkad/contracts/indian-number'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { classes } from '../classes.ts'
import { type FieldPhoto, PhotoField } from '../photo-field/photo-field.tsx'
import { StarsField } from '../stars-field/stars-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import styles from './review-form.module.css'

/** The review being written. */
export interface ReviewDraft {
  readonly rating: number
  readonly title: string
  readonly text: string
}

export interface ReviewFormProps {
  readonly draft: ReviewDraft
  readonly onChange: (draft: ReviewDraft) => void
  /** The question above the stars. */
  readonly question?: string
  /** What is worth mentioning, below the text field. */
  readonly hint: ReactNode
  readonly most: number
  readonly photos: {
    readonly photos: readonly FieldPhoto[]
    readonly error: string | undefined
    readonly isSending: boolean
    readonly add: (files: readonly File[]) => void
    readonly remove: (id: string) => void
    readonly retry: (id: string) => void
  }
  readonly mostPhotos: number
  readonly photosHint: string
  /** The server's validation errors by field, and a message for errors that belong to no field. */
  readonly refused: Readonly<Record<string, string>>
  readonly error?: ReactNode
  readonly isBusy: boolean
  /** Whether an existing review is being changed. */
  readonly isChange: boolean
  readonly onSend: () => void
  /** Label and handler of a button that leaves without sending, if there is one. */
  readonly leave?: { readonly label: string; readonly onLeave: () => void } | undefined
  readonly className?: string | undefined
}

/** The draft's validation errors by field, in the order of the form. */
function inputErrorsOf({ rating, title, text }: ReviewDraft): Partial<Record<keyof ReviewDraft, string>> {
  return {
    ...(rating === 0 && { rating: 'Choose between one and five stars' }),
    ...(title.trim().length < 2 && { title: 'Sum it up in a few words' }),
    ...(text.trim().length < 10 && { text: 'Write at least ten letters' }),
  }
}

/** Stars, a title, a text and photos. Missing fields are reported on sending, and the first of them gets the focus. */
export function ReviewForm(props: ReviewFormProps) {
  const { draft, photos, refused, isBusy, isChange, leave, className } = props
  const form = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const inputErrors = inputErrorsOf(draft)
  const shown = hasTried ? inputErrors : {}
  const change = (parts: Partial<ReviewDraft>) => props.onChange({ ...draft, ...parts })

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(inputErrors)
    if (first)
      return form.current?.querySelector<HTMLElement>(first === 'rating' ? 'input[type=radio]' : `#${first}`)?.focus()
    if (!isBusy && !photos.isSending) props.onSend()
  }
  return (
    <form method="post" ref={form} noValidate className={classes(styles.form, className)} onSubmit={send}>
      <StarsField
        {...(props.question && { label: props.question })}
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
        label="What should others know about it?"
        hint={
          <>
            {props.hint} {draft.text.length} of {indianNumber(props.most)} letters.
          </>
        }
        rows={6}
        value={draft.text}
        maxLength={props.most}
        error={shown.text ?? refused.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <PhotoField
        label="Photos"
        optional
        max={props.mostPhotos}
        photos={photos.photos}
        hint={props.photosHint}
        error={photos.error}
        onAdd={photos.add}
        onRemove={photos.remove}
        onRetry={photos.retry}
      />
      <p role="alert" className={styles.problem}>
        {props.error}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={isBusy || photos.isSending}>
          {photos.isSending ? 'Your photos are uploading' : isChange ? 'Save changes' : 'Publish'}
        </Button>
        {leave && (
          <Button variant="quiet" size={48} onClick={leave.onLeave}>
            {leave.label}
          </Button>
        )}
      </div>
    </form>
  )
}
