import type { Queryable } from '../../db.ts'

export async function markClosed(q: Queryable, userId: string, at: Date): Promise<void> {
  await q`update app_user set closed_at = ${at} where id = ${userId}`
}

export async function markErased(q: Queryable, userId: string, at: Date): Promise<void> {
  await q`update app_user set erased_at = ${at} where id = ${userId}`
}

/** Whether the account is closed, perhaps erased by now. */
export async function isClosed(q: Queryable, userId: string): Promise<boolean> {
  const [row] = await q<{ isClosed: boolean }[]>`
    select closed_at is not null as "isClosed" from app_user where id = ${userId}`
  return row?.isClosed ?? true
}

/** Reopens an account that was closed at this time; false when there is none. */
export async function reopen(q: Queryable, userId: string, closedAt: Date, now: Date): Promise<boolean> {
  const rows = await q`
    update app_user set closed_at = null, last_seen_at = ${now}
    where id = ${userId} and erased_at is null and closed_at between ${closedAt} and ${new Date(closedAt.getTime() + 1)}
    returning 1`
  return rows.length === 1
}
