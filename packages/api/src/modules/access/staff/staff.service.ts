import type { BodyOf } from '@nukkad/contracts'
import type { AccessStaff, putAccessStaff } from '@nukkad/contracts/endpoints/access/access-staff'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { giveRole } from '../../auth/roles/give-role.ts'
import type { Sessions } from '../../auth/sessions/sessions.ts'
import { type Account, accounts } from '../../users/accounts.service.ts'
import * as rows from './staff.repository.ts'

export interface StaffParts {
  readonly db: Db
  readonly sessions: Pick<Sessions, 'endAll'>
}
export type StaffService = ReturnType<typeof createStaffService>

/** Manages counter staff, for operators. */
export function createStaffService({ db, sessions }: StaffParts) {
  async function findAccount(tx: Tx, email: string): Promise<Account> {
    const account = await accounts.byEmail(tx, email.trim().toLowerCase())
    if (!account) throw new Invalid({ email: 'has no account here: they have to sign up first' })
    return account
  }

  return {
    list: (): Promise<AccessStaff[]> => rows.list(db),

    put: ({ place, email, counter }: BodyOf<typeof putAccessStaff>): Promise<AccessStaff[]> =>
      transaction(db, async (tx) => {
        const outletId = await rows.outletOf(tx, place)
        if (outletId === undefined) throw new NotFound('This place does not exist.')
        const account = await findAccount(tx, email)
        if (account.role !== 'user' && account.role !== 'place') {
          throw new Conflict('This account already has another role. Staff of a place need an account of their own.')
        }
        await giveRole(tx, sessions, account, 'place')
        await rows.put(tx, { userId: account.id, outletId, counter: counter?.trim() || 'the counter' })
        return rows.list(tx)
      }),

    remove: (email: string): Promise<AccessStaff[]> =>
      transaction(db, async (tx) => {
        const account = await findAccount(tx, email)
        if (!(await rows.remove(tx, account.id))) throw new NotFound('This account is not staff of any place.')
        if (account.role === 'place') await giveRole(tx, sessions, account, 'user')
        return rows.list(tx)
      }),
  }
}
