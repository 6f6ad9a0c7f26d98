import type { Queryable } from '../../../db.ts'
import { housekeepingJob } from '../../../housekeeping/housekeeping.ts'

export interface CopyRow {
  readonly id: string
  readonly userId: string
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly readyAt: Date | null
  readonly takenAt: Date | null
}

const columns = (q: Queryable) => q`
  copy_id::text as id, user_id::text as "userId", asked_at as "askedAt", expires_at as "expiresAt",
  ready_at as "readyAt", taken_at as "takenAt"`

export async function insertCopy(q: Queryable, copy: Pick<CopyRow, 'id' | 'userId' | 'askedAt' | 'expiresAt'>) {
  await q`
    insert into data_copy (copy_id, user_id, asked_at, expires_at)
    values (${copy.id}, ${copy.userId}, ${copy.askedAt}, ${copy.expiresAt})`
}

export async function latestCopy(q: Queryable, userId: string): Promise<CopyRow | undefined> {
  const [row] = await q<CopyRow[]>`
    select ${columns(q)} from data_copy where user_id = ${userId} order by asked_at desc limit 1`
  return row
}

export async function copyById(q: Queryable, id: string): Promise<CopyRow | undefined> {
  const [row] = await q<CopyRow[]>`select ${columns(q)} from data_copy where copy_id = ${id}`
  return row
}

export async function keepFile(q: Queryable, id: string, file: Buffer, at: Date): Promise<boolean> {
  const rows = await q`
    update data_copy set file = ${file}, ready_at = ${at}
    where copy_id = ${id} and ready_at is null and expires_at > ${at} returning 1`
  return rows.length === 1
}

/** Returns the file once, to its owner, while it is valid; undefined otherwise. */
export async function takeFile(q: Queryable, userId: string, id: string, now: Date): Promise<Buffer | undefined> {
  const [row] = await q<{ file: Buffer }[]>`
    with ready as (
      select copy_id, file from data_copy
      where copy_id = ${id} and user_id = ${userId} and ready_at is not null and taken_at is null
        and expires_at > ${now}
      for update
    )
    update data_copy d set taken_at = ${now}, file = null from ready where d.copy_id = ready.copy_id
    returning ready.file`
  return row?.file
}

export const copyJob = housekeepingJob(
  'copies of data that nobody took in time',
  (q, now, limit) => q`
    delete from data_copy where copy_id in (
      select copy_id from data_copy where expires_at < ${now} limit ${limit} for update skip locked
    )`,
  { most: 100 },
)
