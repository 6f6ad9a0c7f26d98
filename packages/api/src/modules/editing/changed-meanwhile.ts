import { Conflict } from '../../errors.ts'

interface Saved {
  readonly editor: string | null
  readonly editedBy: number | null
  readonly editedAt: Date | null
}

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short', dateStyle: 'medium' })

/** The refusal when someone else has saved since the caller read: says who and when, and nothing is written. */
export function changedMeanwhile(
  { editor, editedBy, editedAt }: Saved,
  word: string,
  userId: string,
  now: Date,
): Conflict {
  const at = editedAt ?? now
  const who = String(editedBy) === userId ? 'You' : editor || 'Someone'
  const where = who === 'You' ? ' in another window' : ''
  return new Conflict(
    `${who} saved this ${word}${where} on ${inIndia.format(at).replace(/\u202f/g, ' ')}, after you opened it. Your changes are still here.`,
    { by: who, at: at.toISOString() },
  )
}
