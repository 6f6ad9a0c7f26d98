import type { Db } from '../../../db.ts'
import { countTry, forgetTries } from './misses.repository.ts'

const pauseMinutes = 15

export type Misses = ReturnType<typeof createMisses>

/** Wrong codes in a row pause entry for a quarter of an hour. */
export function createMisses(db: Db, now: () => Date) {
  return {
    /** Counts a try before it is looked at, so that tries side by side count too; false while entry is paused. */
    async begin(subject: string, most: number): Promise<boolean> {
      const at = now()
      return countTry(db, { subject, most, at, since: new Date(at.getTime() - pauseMinutes * 60_000) })
    },
    /** The try was right: the row of wrong ones ends. */
    forgive: forgetTries,
  }
}

export const pausedMessage = `Five wrong codes in a row: entry is paused for ${pauseMinutes} minutes.`
