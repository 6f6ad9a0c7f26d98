import type { Queryable } from '../../db.ts'

/** By what name the log of changes calls somebody; accounts by phone have no mail. */
export async function nameInLog(q: Queryable, userId: string): Promise<string> {
  const [row] = await q<{ email: string | null }[]>`select email from app_user where id = ${userId}`
  return row?.email ?? `account ${userId}`
}
