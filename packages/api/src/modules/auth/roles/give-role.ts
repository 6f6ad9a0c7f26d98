import type { Role } from '@nukkad/contracts/roles'
import type { Tx } from '../../../db.ts'
import { Conflict } from '../../../errors.ts'
import { type Account, accounts } from '../../users/accounts.service.ts'
import type { Sessions } from '../sessions/sessions.ts'

/** Gives an account another role. A role is part of a session, so the account's sessions end. */
export async function giveRole(
  tx: Tx,
  sessions: Pick<Sessions, 'endAll'>,
  { id, role }: Account,
  to: Role,
): Promise<void> {
  if (role === to) return
  if (!(await accounts.changeRole(tx, id, role, to)))
    throw new Conflict('This account has just changed. Please try again.')
  await sessions.endAll(tx, id, 'role changed')
}
