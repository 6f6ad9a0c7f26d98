import { formatTime } from '@nukkad/platform'
import type { Saving } from '../editing/editing-steps.ts'
import styles from '../editor.module.css'

interface SavingStateProps {
  readonly saving: Saving
  readonly error: string
  readonly at: string | null
}

/** The saving state of the draft, in words. */
export function SavingState({ saving, error, at }: SavingStateProps) {
  const words: Readonly<Record<Saving, string>> = {
    saved: at ? `Saved at ${formatTime(at)}` : 'Saved',
    typing: 'Kept in this browser',
    saving: 'Saving …',
    away: error,
    refused: `Not saved: ${error}`,
    conflict: error,
  }
  return (
    <p role="status" className={styles.saving} data-state={saving}>
      {words[saving]}
    </p>
  )
}
