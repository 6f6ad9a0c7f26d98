import type { Queryable } from '../../../db.ts'
import { housekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'

/** Counts an attempt; wrong attempts before `since` are forgotten. Returns false while the maximum is reached. */
export async function countTry(
  q: Queryable,
  { subject, most, at, since }: { subject: string; most: number; at: Date; since: Date },
): Promise<boolean> {
  const rows = await q`
    insert into access_misses as m (subject, misses, last_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set
      misses = case when m.last_at <= ${since} then 1 else m.misses + 1 end, last_at = ${at}
    where m.misses < ${most} or m.last_at <= ${since}
    returning subject`
  return rows.length === 1
}

export async function forgetTries(q: Queryable, subject: string): Promise<void> {
  await q`delete from access_misses where subject = ${subject}`
}

export const missesJob = housekeepingJob(
  'wrong access codes of long ago',
  (q, now, limit) => q`
    delete from access_misses where subject in (
      select subject from access_misses where last_at < ${daysBefore(now, 1)} limit ${limit} for update skip locked
    )`,
)
