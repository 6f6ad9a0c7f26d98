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

/** Those of these files that belong to this user. */
export async function ofUser(q: Queryable, userId: string, ids: readonly string[]): Promise<VideoFileRow[]> {
  return q<VideoFileRow[]>`
    select id, type, bytes from video_file where user_id = ${userId} and id = any(${[...ids]}) and is_complete`
}

export const removeGivenUp = (q: Queryable, before: Date, limit: number) => q`
  delete from video_file where id in (
    select id from video_file where not is_complete and created_at < ${before} limit ${limit} for update skip locked
  )`
