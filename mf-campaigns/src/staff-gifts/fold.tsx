import { type ReactNode, useState } from 'react'
import styles from './staff-gifts.module.css'

interface FoldProps {
  /** A short summary of the content. */
  readonly summary: string
  /** Whether it starts open, as for a new item. */
  readonly startsOpen: boolean
  /** Forces it open when something inside is invalid. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** A collapsible part of a long form. */
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
