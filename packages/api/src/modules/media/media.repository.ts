import type { Queryable } from '../../db.ts'

export interface MediaRow {
  readonly id: string
  readonly width: number
  readonly height: number
  /** #rrggbb */
  readonly ground: string
}

export async function insert(
  q: Queryable,
  { id, userId, bytes, width, height, ground }: MediaRow & { userId: string; bytes: Buffer },
): Promise<void> {
  await q`
    insert into media (id, user_id, bytes, width, height, ground)
    values (${id}, ${userId}, ${bytes}, ${width}, ${height}, ${ground})`
}

export async function bytesOf(q: Queryable, id: string): Promise<Buffer | undefined> {
  const [row] = await q<{ bytes: Buffer }[]>`select bytes from media where id = ${id}`
  return row?.bytes
}

export async function ofUser(q: Queryable, userId: string, ids: readonly string[]): Promise<MediaRow[]> {
  return q<MediaRow[]>`
    select id, width, height, ground from media where user_id = ${userId} and id = any(${[...ids]})`
}
