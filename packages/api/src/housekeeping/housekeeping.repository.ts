import type { Queryable } from '../db.ts'

/** Locks a job until the end of this transaction; returns false while another process is running it. */
export async function takeJob(tx: Queryable, name: string): Promise<boolean> {
  const [{ isMine }] = await tx<[{ isMine: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`housekeeping:${name}`}, 0)) as "isMine"`
  return isMine
}
