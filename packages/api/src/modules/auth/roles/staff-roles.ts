import { type Db, transaction } from '../../../db.ts'
import { Conflict, Invalid } from '../../../errors.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { giveRole } from './give-role.ts'

/** The roles that an operator gives by email; counters of places and merchants are tied to a place or a store. */
export const givenRoles = ['user', 'editor', 'campaigner', 'developer'] as const
export type GivenRole = (typeof givenRoles)[number]

export const isGivenRole = (word: string | undefined): word is GivenRole => givenRoles.some((role) => role === word)

export type StaffRoles = ReturnType<typeof createStaffRoles>

/** Makes accounts of the team, for operators. */
export function createStaffRoles(db: Db, sessions: Pick<Sessions, 'endAll'>) {
  return {
    /**
     * Returns the role before. Throws Invalid without such an account, Conflict for an address that is not verified and
     * for staff of a place or a store.
     */
    give: (email: string, to: GivenRole): Promise<string> =>
      transaction(db, async (tx) => {
        const account = await accounts.byEmail(tx, email.trim().toLowerCase())
        if (!account) throw new Invalid({ email: 'has no account here: they have to sign up first' })
        if (!isGivenRole(account.role))
          throw new Conflict(`This account is for the role '${account.role}'. It cannot have another one.`)
        await giveRole(tx, sessions, account, to)
        return account.role
      }),
  }
}
