import type { Queryable } from '../../db.ts'

/** The name shown in the change log; accounts that sign in by phone have no email address. */
export async function nameInLog(q: Queryable, userId: string): Promise<string> {
  const [row] = await q<{ email: string | null }[]>`select email from app_user where id = ${userId}`
  return row?.email ?? `account ${userId}`
}

/** Account ids by email address; the given addresses are in lower case. */
export async function accountsByEmail(q: Queryable, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await q<{ id: string; email: string }[]>`
    select id, lower(email) as email
      from app_user
     where lower(email) = any(${emails as string[]})`
  return new Map(rows.map(({ id, email }) => [email, String(id)]))
}
