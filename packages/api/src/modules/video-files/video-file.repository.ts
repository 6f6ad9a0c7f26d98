import type { Queryable } from '../../db.ts'
import type { FilmType } from './film.ts'

export interface VideoFileRow {
  readonly id: string
  readonly type: FilmType
  readonly bytes: number
}

export async function begin(
  q: Queryable,
  { id, userId, type }: { id: string; userId: string; type: FilmType },
): Promise<void> {
  await q`insert into video_file (id, user_id, type) values (${id}, ${userId}, ${type})`
}

export async function addPiece(q: Queryable, id: string, number: number, bytes: Buffer): Promise<void> {
  await q`insert into video_piece (video_id, number, bytes) values (${id}, ${number}, ${bytes})`
}

export async function complete(q: Queryable, id: string, bytes: number): Promise<void> {
  await q`update video_file set is_complete = true, bytes = ${bytes} where id = ${id}`
}

export async function find(q: Queryable, id: string): Promise<VideoFileRow | undefined> {
  const [row] = await q<VideoFileRow[]>`select id, type, bytes from video_file where id = ${id} and is_complete`
  return row
}

export async function piece(q: Queryable, id: string, number: number): Promise<Buffer | undefined> {
  const [row] = await q<{ bytes: Buffer }[]>`
    select bytes from video_piece where video_id = ${id} and number = ${number}`
  return row?.bytes
}

/** Marks finished videos of this user as used and returns them. One that was deleted meanwhile is missing. */
export const takeIntoUse = (q: Queryable, userId: string, ids: readonly string[]) => q<VideoFileRow[]>`
  update video_file set used_at = coalesce(used_at, clock_timestamp()), unused_since = null
  where user_id = ${userId} and id = any(${[...ids]}) and is_complete
  returning id, type, bytes`

/** The finished ones of these videos, whoever uploaded them. */
export const findAll = (q: Queryable, ids: readonly string[]) => q<VideoFileRow[]>`
  select id, type, bytes from video_file where id = any(${[...ids]}) and is_complete`

/** Notes since when used videos are in no document; one that is in a document again is used as before. */
export const noteUse = (q: Queryable, now: Date) => q`
  with in_use as materialized (select id from uploaded_videos_in_use() as id)
  update video_file f set unused_since = case when f.unused_since is null then ${now}::timestamptz end
  where f.used_at is not null and (f.unused_since is null) <> exists (select from in_use u where u.id = f.id)`

/** Deletes at most `limit` videos that have been in no document since before then. */
export const removeAbandoned = (q: Queryable, before: Date, limit: number) => q`
  delete from video_file where id in (
    select id from video_file where unused_since < ${before} limit ${limit} for update skip locked
  )`

/** The bytes of this user's videos that nothing uses, with those of unfinished uploads. */
export async function unusedBytes(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ bytes: number }]>`
    select coalesce(sum(
      case when f.is_complete then f.bytes
        else (select sum(octet_length(p.bytes)) from video_piece p where p.video_id = f.id) end
    ), 0)::bigint as bytes
    from video_file f where f.user_id = ${userId} and f.used_at is null`
  return row.bytes
}

export const removeGivenUp = (q: Queryable, before: Date, limit: number) => q`
  delete from video_file where id in (
    select id from video_file where not is_complete and created_at < ${before} limit ${limit} for update skip locked
  )`

/** Deletes at most `limit` finished videos older than `before` that were never used. */
export const removeUnused = (q: Queryable, before: Date, limit: number) => q`
  delete from video_file where id in (
    select id from video_file where is_complete and used_at is null and created_at < ${before}
    limit ${limit} for update skip locked
  )`

/** Ends the ownership of this user's videos: those that a document shows stay, and all others are deleted. */
export async function forgetOwner(q: Queryable, userId: string): Promise<void> {
  await q`
    update video_file set user_id = null, used_at = coalesce(used_at, clock_timestamp())
    where user_id = ${userId} and id in (select uploaded_videos_in_use())`
  await q`delete from video_file where user_id = ${userId}`
}
