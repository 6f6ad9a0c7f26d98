import { Button } from '@nukkad/ui/button'
import { useId, useState } from 'react'
import styles from './question.module.css'

export interface QuestionProps {
  readonly title: string
  /** what follows from agreeing */
  readonly text: string
  /** the button that changes nothing; it has the focus, and Escape presses it */
  readonly keep: string
  readonly agree: string
  accept(): void
  decline(): void
}

/** Asks at the foot of the page, which stays usable. Declining gives the focus back. */
export function Question({ title, text, keep, agree, accept, decline }: QuestionProps) {
  const reason = useId()
  const [before] = useState(() => document.activeElement)
  function stay() {
    decline()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  return (
    <div className={styles.place}>
      <div
        className={styles.question}
        role="alertdialog"
        aria-label={title}
        aria-describedby={reason}
        onKeyDown={({ key }) => {
          if (key === 'Escape') stay()
        }}
      >
        <p id={reason}>{text}</p>
        <Button size={40} autoFocus onClick={stay}>
          {keep}
        </Button>
        <Button size={40} variant="secondary" onClick={accept}>
          {agree}
        </Button>
      </div>
    </div>
  )
}
