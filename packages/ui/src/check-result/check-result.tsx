import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './check-result.module.css'

export interface CheckResultProps {
  isYes: boolean
  /** Yes or no in large letters, readable at arm's length. */
  word?: string
  /** Sets its padding. */
  className?: string | undefined
  /** The reason: paragraphs below a word, or text alone. */
  children: ReactNode
}

/** The result of checking a code at an entrance or a counter. The surrounding element announces it. */
export function CheckResult({ isYes, word, className, children }: CheckResultProps) {
  const look = classes(isYes ? styles.yes : styles.no, className)
  if (!word) return <p className={look}>{children}</p>
  return (
    <div className={look}>
      <p className={styles.word}>{word}</p>
      {children}
    </div>
  )
}
