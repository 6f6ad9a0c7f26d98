import { Button } from '@nukkad/ui/button'
import styles from './release-question.module.css'

/** Asks before a new release takes the place of a page with unsaved input. */
export function ReleaseQuestion({ accept, decline }: { accept(): void; decline(): void }) {
  return (
    <div className={styles.question}>
      <p>A newer version of this page is ready. What you typed here would be lost.</p>
      <Button size={40} variant="secondary" onClick={decline}>
        Later
      </Button>
      <Button size={40} onClick={accept}>
        Update now
      </Button>
    </div>
  )
}
