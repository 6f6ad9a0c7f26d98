import { type ReactNode, useEffect, useRef } from 'react'
import { QuestionForm, type QuestionFormProps } from '../question-form/question-form.tsx'
import styles from './form-sheet.module.css'

export interface FormSheetProps {
  readonly title: string
  readonly intro: string
  readonly thanks: string
  /** answers are deleted after this many days */
  readonly keepDays: number
  readonly isSent: boolean
  /** it no longer accepts answers */
  readonly isOver: boolean
  /** it closed while it was being filled in, but still accepts this answer */
  readonly hasClosed: boolean
  readonly view: Omit<QuestionFormProps, 'note'>
  /** Hides the title visually, for pages that show it already. */
  readonly hideTitle?: boolean
  /** A link shown below the thanks, or below a closed form. */
  readonly wayOn?: ReactNode
}

/** A form with its texts in every state: open, sent, closed in the meantime, over. */
export function FormSheet(props: FormSheetProps) {
  const { title, intro, thanks, keepDays, isSent, isOver, hasClosed, view, hideTitle, wayOn } = props
  const said = useRef<HTMLDivElement>(null)
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (isSent && !wasSent.current) said.current?.focus()
    wasSent.current = isSent
  }, [isSent])

  if (isSent || isOver) {
    return (
      <div ref={said} tabIndex={-1} role="status" className={styles.said}>
        <h2 className={styles.title}>{isSent ? 'Thank you' : 'Form closed'}</h2>
        <p className={styles.words}>{isSent ? thanks : `“${title}” no longer accepts answers.`}</p>
        {wayOn}
      </div>
    )
  }
  return (
    <div className={styles.sheet}>
      {!hideTitle && <h2 className={styles.title}>{title}</h2>}
      {intro && !hideTitle && <p className={styles.words}>{intro}</p>}
      {hasClosed && (
        <p role="status" className={styles.closed}>
          This form has just closed. You started in time, so you can still send it within two hours.
        </p>
      )}
      <QuestionForm {...view} note={`What you write goes to our team only and is deleted after ${keepDays} days.`} />
    </div>
  )
}
