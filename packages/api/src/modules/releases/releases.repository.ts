import type { Queryable } from '../../db.ts'

/** By what name the log of changes calls somebody; accounts by phone have no mail. */
export async function nameInLog(q: Queryable, userId: string): Promise<string> {
  const [row] = await q<{ email: string | null }[]>`select email from app_user where id = ${userId}`
  return row?.email ?? `account ${userId}`
}

/** The accounts of these addresses, which are in lower case: ids by address. */
export async function accountsByEmail(q: Queryable, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await q<{ id: string; email: string }[]>`
    select id, lower(email) as email
      from app_user
     where lower(email) = any(${emails as string[]})`
  return new Map(rows.map(({ id, email }) => [email, String(id)]))
}
