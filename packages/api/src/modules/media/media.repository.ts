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

/** The bytes of this user's pictures: all of them, and those that nothing uses. */
export async function storedBytes(q: Queryable, userId: string): Promise<{ all: number; unused: number }> {
  const [row] = await q<[{ all: number; unused: number }]>`
    select coalesce(sum(octet_length(bytes)), 0)::bigint as all,
      coalesce(sum(octet_length(bytes)) filter (where used_at is null), 0)::bigint as unused
    from media where user_id = ${userId}`
  return row
}

export async function bytesOf(q: Queryable, id: string): Promise<Buffer | undefined> {
  const [row] = await q<{ bytes: Buffer }[]>`select bytes from media where id = ${id}`
  return row?.bytes
}

/** Marks pictures as used and returns them. One that was swept meanwhile is missing. */
export async function takeIntoUse(q: Queryable, userId: string, ids: readonly string[]): Promise<MediaRow[]> {
  return q<MediaRow[]>`
    with first_use as (
      update media set used_at = clock_timestamp()
      where user_id = ${userId} and id = any(${[...ids]}) and used_at is null
      returning id, width, height, ground
    )
    select * from first_use
    union all
    select id, width, height, ground from media
    where user_id = ${userId} and id = any(${[...ids]}) and used_at is not null`
}

/** The byte sizes by id; marks the pictures as used, whoever uploaded them. */
export const useAll = (q: Queryable, ids: readonly string[]) => q<{ id: string; bytes: number }[]>`
  update media set used_at = coalesce(used_at, clock_timestamp()) where id = any(${[...ids]})
  returning id, octet_length(bytes) as bytes`

/** Deletes at most `limit` pictures older than `before` that were never used. */
export const removeUnused = (q: Queryable, before: Date, limit: number) => q`
  delete from media where id in (
    select id from media where used_at is null and created_at < ${before} limit ${limit} for update skip locked
  )`

/** Ends the ownership of this user's pictures: those that pages of the site show stay, and all others are deleted. */
export async function forgetOwner(q: Queryable, userId: string): Promise<void> {
  const [{ isUsed }] = await q<[{ isUsed: boolean }]>`
    select exists (select from media where user_id = ${userId} and used_at is not null) as "isUsed"`
  if (isUsed)
    await q`
      update media set user_id = null
      where user_id = ${userId} and used_at is not null and id in (
        select named.groups[1]
        from page_content c, regexp_matches(c.content, '/api/media/([A-Za-z0-9_-]{22})', 'g') as named (groups)
        where c.content like '%/api/media/%'
      )`
  await q`delete from media where user_id = ${userId}`
}
