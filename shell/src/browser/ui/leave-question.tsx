import { Button } from '@nukkad/ui/button'
import { useId, useState } from 'react'
import styles from './leave-question.module.css'

/** Asks before a page with unsaved input is left; nothing has been discarded yet. Staying gives the focus back. */
export function LeaveQuestion({ accept, decline }: { accept(): void; decline(): void }) {
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
        aria-label="Leave this page?"
        aria-describedby={reason}
        onKeyDown={({ key }) => {
          if (key === 'Escape') stay()
        }}
      >
        <p id={reason}>What you typed here has not been saved and will be lost.</p>
        <Button size={40} autoFocus onClick={stay}>
          Stay
        </Button>
        <Button size={40} variant="secondary" onClick={accept}>
          Leave
        </Button>
      </div>
    </div>
  )
}
