import type { Tx } from '../../../db.ts'
import type { Person } from '../../../personal-data.ts'

export interface ClosingRow {
  readonly role: string
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
  readonly firstName: string
}

/** The account and its personal data, locked until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<(Person & ClosingRow) | undefined> {
  const [row] = await tx<(Person & ClosingRow)[]>`
    select u.id::text as "userId", u.email, u.role, u.first_name as "firstName",
      (select i.phone from phone_identity i where i.user_id = u.id) as phone,
      u.closed_at as "closedAt", u.erased_at as "erasedAt"
    from app_user u where u.id = ${userId} for update of u`
  return row
}
