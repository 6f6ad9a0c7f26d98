import { Button } from '@nukkad/ui/button'
import type { ReactNode, RefObject } from 'react'
import styles from './request.module.css'

interface RequestFormProps {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly sending: { readonly isPending: boolean; readonly error: Error | null }
  readonly isSendingPhotos: boolean
  /** the button's label */
  readonly submit: string
  /** id of a further description of the button, such as the amount to be refunded */
  readonly describedBy?: string
  readonly onSend: () => void
  /** the fields */
  readonly children: ReactNode
}

/**
 * The form of a return or an exchange: its fields, the reason for a refusal, and the button, which waits for photo
 * uploads.
 */
export function RequestForm(props: RequestFormProps) {
  const { ref, sending, isSendingPhotos, submit, describedBy, onSend, children } = props
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      <p role="alert" className={styles.alert}>
        {sending.error?.message}
      </p>
      <Button type="submit" size={56} wide busy={sending.isPending || isSendingPhotos} aria-describedby={describedBy}>
        {isSendingPhotos ? 'Your photos are uploading' : submit}
      </Button>
    </form>
  )
}
