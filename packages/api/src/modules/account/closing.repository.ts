import type { Queryable, Tx } from '../../db.ts'
import type { Person } from '../../personal-data.ts'

export interface ClosingRow {
  readonly role: string
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
  readonly firstName: string
}

/** The account and whom it names, held until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<(Person & ClosingRow) | undefined> {
  const [row] = await tx<(Person & ClosingRow)[]>`
    select u.id::text as "userId", u.email, u.role, u.first_name as "firstName",
      (select i.phone from phone_identity i where i.user_id = u.id) as phone,
      u.closed_at as "closedAt", u.erased_at as "erasedAt"
    from app_user u where u.id = ${userId} for update of u`
  return row
}

export async function markClosed(q: Queryable, userId: string, at: Date): Promise<void> {
  await q`update app_user set closed_at = ${at} where id = ${userId}`
}

export async function markErased(q: Queryable, userId: string, at: Date): Promise<void> {
  await q`update app_user set erased_at = ${at} where id = ${userId}`
}

/** True when there was a closed account to take back: that one, closed then. */
export async function reopen(q: Queryable, userId: string, closedAt: Date, now: Date): Promise<boolean> {
  const rows = await q`
    update app_user set closed_at = null, last_seen_at = ${now}
    where id = ${userId} and erased_at is null and closed_at between ${closedAt} and ${new Date(closedAt.getTime() + 1)}
    returning 1`
  return rows.length === 1
}
