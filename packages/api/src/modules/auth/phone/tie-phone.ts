import type { Queryable } from '../../../db.ts'
import { accounts } from '../../users/accounts.service.ts'
import { insertTie, untie } from './phone.repository.ts'

/** Ties a proven phone to an account, and lets go of what either was tied to. */
export async function tiePhone(q: Queryable, phone: string, userId: string, at: Date): Promise<void> {
  const freed = await untie(q, phone, userId)
  if (freed.length > 0) await accounts.setPhone(q, freed, null)
  await insertTie(q, phone, userId, at)
  await accounts.setPhone(q, [userId], phone)
}
