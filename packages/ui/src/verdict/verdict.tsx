import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './verdict.module.css'

export interface VerdictProps {
  isYes: boolean
  /** Yes or no in large letters, to be read at arm's length. */
  word?: string
  /** Its padding. */
  className?: string | undefined
  /** Why: paragraphs below a word, or text alone. */
  children: ReactNode
}

/** Yes or no to a code that was shown at a door or a counter. The place around it is what announces it. */
export function Verdict({ isYes, word, className, children }: VerdictProps) {
  const look = classes(isYes ? styles.yes : styles.no, className)
  if (!word) return <p className={look}>{children}</p>
  return (
    <div className={look}>
      <p className={styles.word}>{word}</p>
      {children}
    </div>
  )
}
