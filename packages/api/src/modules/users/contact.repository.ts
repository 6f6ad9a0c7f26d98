import type { Queryable } from '../../db.ts'

/** False when another account has this address. */
export async function setEmail(q: Queryable, id: string, email: string, at: Date): Promise<boolean> {
  const rows = await q`
    update app_user set email = ${email}, email_verified_at = ${at}
    where id = ${id} and not exists (select from app_user where email = ${email} and id <> ${id}) returning 1`
  return rows.length === 1
}

export async function markEmailVerified(q: Queryable, id: string, at: Date): Promise<void> {
  await q`update app_user set email_verified_at = coalesce(email_verified_at, ${at}) where id = ${id}`
}

/** Sets the phone by which places recognise a member; null removes it. */
export async function setPhone(q: Queryable, ids: readonly string[], phone: string | null): Promise<void> {
  await q`update app_user set phone = ${phone} where id = any(${[...ids]}::bigint[])`
}
