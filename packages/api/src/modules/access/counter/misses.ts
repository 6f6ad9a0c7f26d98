import type { Db } from '../../../db.ts'
import { countTry, forgetTries } from './misses.repository.ts'

const pauseMinutes = 15

export type Misses = ReturnType<typeof createMisses>

/** Consecutive wrong codes pause entry for a quarter of an hour. */
export function createMisses(db: Db, now: () => Date) {
  return {
    /** Counts an attempt before it is checked, so that parallel ones count too; returns false while entry is paused. */
    async begin(subject: string, most: number): Promise<boolean> {
      const at = now()
      return countTry(db, { subject, most, at, since: new Date(at.getTime() - pauseMinutes * 60_000) })
    },
    /** The attempt was right: resets the count of wrong ones. */
    forgive: forgetTries,
  }
}

export const pausedMessage = `Five wrong codes in a row: entry is paused for ${pauseMinutes} minutes.`
