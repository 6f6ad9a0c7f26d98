import { Button } from '@nukkad/ui/button'
import styles from './counter.module.css'
import type { WaitingUse } from './waiting-uses.ts'

interface WaitingUsesListProps {
  readonly uses: readonly WaitingUse[]
  readonly onDrop: (use: WaitingUse) => void
}

/** Confirmations that the server has not answered yet; the counter may cancel each of them. */
export function WaitingUsesList({ uses, onDrop }: WaitingUsesListProps) {
  return (
    <ul className={styles.waiting} aria-label="Being sent">
      {uses.map((use) => (
        <li key={use.nonce}>
          <span>
            <b>{use.offer}</b> for {use.member}: sending. It will only be counted once.
          </span>
          <Button variant="quiet" size={40} onClick={() => onDrop(use)}>
            Don’t send
          </Button>
        </li>
      ))}
    </ul>
  )
}
