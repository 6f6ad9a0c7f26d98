import type { Db, Queryable } from '../../db.ts'
import { chore } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'

const pauseMinutes = 15

export type Misses = ReturnType<typeof createMisses>

/** Wrong codes in a row pause entry for a quarter of an hour. */
export function createMisses(db: Db, now: () => Date) {
  return {
    /** Counts a try before it is looked at, so that tries side by side count too; false while entry is paused. */
    async begin(subject: string, most: number): Promise<boolean> {
      const at = now()
      const since = new Date(at.getTime() - pauseMinutes * 60_000)
      const rows = await db`
        insert into access_misses as m (subject, misses, last_at) values (${subject}, 1, ${at})
        on conflict (subject) do update set
          misses = case when m.last_at <= ${since} then 1 else m.misses + 1 end, last_at = ${at}
        where m.misses < ${most} or m.last_at <= ${since}
        returning subject`
      return rows.length === 1
    },
    /** The try was right: the row of wrong ones ends. */
    async forgive(q: Queryable, subject: string): Promise<void> {
      await q`delete from access_misses where subject = ${subject}`
    },
  }
}

export const pausedMessage = `Five wrong codes in a row: entry is paused for ${pauseMinutes} minutes.`

export const missesChore = chore(
  'wrong access codes of long ago',
  (q, now, limit) => q`
    delete from access_misses where subject in (
      select subject from access_misses where last_at < ${daysBefore(now, 1)} limit ${limit} for update skip locked
    )`,
)
