import { Button } from '@nukkad/ui/button'
import styles from './leave-question.module.css'

/** Asks before a page with unsaved input is left; nothing has been discarded yet. */
export function LeaveQuestion({ accept, decline }: { accept(): void; decline(): void }) {
  return (
    <div className={styles.question} role="alertdialog" aria-label="Leave this page?">
      <p>What you typed here has not been saved and will be lost.</p>
      <Button size={40} autoFocus onClick={decline}>
        Stay
      </Button>
      <Button size={40} variant="secondary" onClick={accept}>
        Leave
      </Button>
    </div>
  )
}
