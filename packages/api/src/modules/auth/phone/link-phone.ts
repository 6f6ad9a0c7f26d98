import type { Queryable } from '../../../db.ts'
import { accounts } from '../../users/accounts.service.ts'
import { insertLink, unlinkPhone } from './phone.repository.ts'

/** Links a verified phone to an account, and unlinks both from whatever they were linked to. */
export async function linkPhone(q: Queryable, phone: string, userId: string, at: Date): Promise<void> {
  const freed = await unlinkPhone(q, phone, userId)
  if (freed.length > 0) await accounts.setPhone(q, freed, null)
  await insertLink(q, phone, userId, at)
  await accounts.setPhone(q, [userId], phone)
}
