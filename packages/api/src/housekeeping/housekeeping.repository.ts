import type { Queryable } from '../db.ts'

/** Takes a job until the end of this transaction; false while another process is at it. */
export async function takeJob(tx: Queryable, name: string): Promise<boolean> {
  const [{ isMine }] = await tx<[{ isMine: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`housekeeping:${name}`}, 0)) as "isMine"`
  return isMine
}
