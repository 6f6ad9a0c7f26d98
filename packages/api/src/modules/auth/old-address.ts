import type { Tx } from '../../db.ts'
import { unlinkGoogle } from './google/google.repository.ts'
import { takeAll } from './password/password-reset.repository.ts'

/**
 * Ends what would still open an account through its previous email address: reset links that were mailed there, and the
 * link to Google, which anyone with that mailbox may own. Returns whether Google was linked.
 */
export async function endOldAddress(tx: Tx, userId: string, at: Date): Promise<{ hadGoogle: boolean }> {
  await takeAll(tx, userId, at)
  return { hadGoogle: await unlinkGoogle(tx, userId) }
}
