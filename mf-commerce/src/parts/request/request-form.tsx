import { Button } from '@nukkad/ui/button'
import type { ReactNode, RefObject } from 'react'
import styles from './request.module.css'

interface RequestFormProps {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly sending: { readonly isPending: boolean; readonly error: Error | null }
  readonly isSendingPhotos: boolean
  /** on the button */
  readonly submit: string
  /** id of what else the button is about, such as the money that comes back */
  readonly describedBy?: string
  readonly onSend: () => void
  /** the fields */
  readonly children: ReactNode
}

/** What a return and an exchange are asked by: their fields, why it was refused, and the button, which waits for photos. */
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
        {isSendingPhotos ? 'Your photos are on their way' : submit}
      </Button>
    </form>
  )
}
