import type { Queryable } from '../../../db.ts'

const longestSeconds = 3600

/**
 * Counts an attempt as failed; returns false if the subject has to wait. The first `free` failures cost nothing, then
 * each doubles the wait; after a day without failures the count restarts.
 */
export async function countFailure(q: Queryable, subject: Buffer, free: number, at: Date): Promise<boolean> {
  const dayAgo = new Date(at.getTime() - 86_400_000)
  const [taken] = await q`
    insert into sign_in_delay as d (subject, failures, last_failure_at, blocked_until)
    values (${subject}, 1, ${at}, ${at}::timestamptz + make_interval(secs => ${free > 0 ? 0 : 1}))
    on conflict (subject) do update set
      failures = case when d.last_failure_at < ${dayAgo} then 1 else d.failures + 1 end,
      last_failure_at = ${at},
      blocked_until = ${at}::timestamptz + make_interval(secs => case
        when d.last_failure_at < ${dayAgo} or d.failures < ${free} then ${free > 0 ? 0 : 1}
        else least(${longestSeconds}, 2 ^ least(d.failures - ${free}, 20)) end)
    where d.blocked_until <= ${at}
    returning 1`
  return taken !== undefined
}

export async function blockedUntil(q: Queryable, subject: Buffer): Promise<Date | undefined> {
  const [row] = await q<{ until: Date }[]>`
    select blocked_until as until from sign_in_delay where subject = ${subject}`
  return row?.until
}

export async function forget(q: Queryable, subject: Buffer): Promise<void> {
  await q`delete from sign_in_delay where subject = ${subject}`
}

/** Takes back one failed attempt. */
export async function giveBack(q: Queryable, subject: Buffer, at: Date): Promise<void> {
  await q`
    update sign_in_delay set failures = greatest(failures - 1, 0), blocked_until = least(blocked_until, ${at})
    where subject = ${subject}`
}
