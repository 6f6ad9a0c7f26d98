import type { Role } from '@nukkad/contracts/roles'
import type { Tx } from '../../../db.ts'
import { Conflict } from '../../../errors.ts'
import { type Account, accounts } from '../../users/accounts.service.ts'
import type { Sessions } from '../sessions/sessions.ts'

/**
 * Gives an account another role. A role is part of a session, so the account's sessions end. An address that nobody has
 * verified may be somebody else's, and gets none.
 */
export async function giveRole(
  tx: Tx,
  sessions: Pick<Sessions, 'endAll'>,
  { id, role, email_verified_at }: Account,
  to: Role,
): Promise<void> {
  if (role === to) return
  if (to !== 'user' && !email_verified_at)
    throw new Conflict('This address is not verified yet. Its owner has to sign in with a code by email first.')
  if (!(await accounts.changeRole(tx, id, role, to)))
    throw new Conflict('This account has just changed. Please try again.')
  await sessions.endAll(tx, id, 'role changed')
}
