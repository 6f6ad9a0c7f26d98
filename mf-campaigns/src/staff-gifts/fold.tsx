import { type ReactNode, useState } from 'react'
import styles from './staff-gifts.module.css'

interface FoldProps {
  /** What is inside, in a few words. */
  readonly summary: string
  /** Something new, which is written next. */
  readonly startsOpen: boolean
  /** Opens by itself when something inside is wrong. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** A part of a long form that opens when somebody works on it. */
export function Fold({ summary, startsOpen, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details
      className={styles.fold}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
