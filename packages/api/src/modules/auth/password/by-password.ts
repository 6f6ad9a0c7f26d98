import { type BodyOf, messages } from '@nukkad/contracts'
import type { signIn, signUp } from '@nukkad/contracts/endpoints/people/auth'
import type { changePassword } from '@nukkad/contracts/endpoints/people/users'
import type { Caller } from '../../../credentials/caller.ts'
import { transaction } from '../../../db.ts'
import { Conflict, Invalid, Unauthorized } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import { oneLine } from '../../../text/typed-text.ts'
import { type Account, accounts } from '../../users/accounts.service.ts'
import type { BeginSession, Begun } from '../begin-session.ts'
import type { Newcomers } from '../newcomers.ts'
import { plainAddress } from '../plain-address.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { hashPassword, isPasswordOf, refuseWeak } from './password.ts'
import { createSignInDelay } from './sign-in-delay.ts'

interface Parts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly sessions: Sessions
  readonly begin: BeginSession['begin']
  readonly welcome: Newcomers['welcome']
}

/** Accounts with a password: signing up, signing in, changing the password. Wrong passwords lead to growing delays. */
export function createByPassword({ db, settings, now, sessions, begin, welcome }: Parts) {
  const delay = createSignInDelay(db, settings.API_SECRET, now)
  return {
    async signUp({ email, password, firstName, lastName, cartId }: BodyOf<typeof signUp>): Promise<Begun> {
      const address = plainAddress(email)
      const name = oneLine(firstName)
      if (!name) throw new Invalid({ firstName: 'is required' })
      refuseWeak(password, address)
      const password_hash = await hashPassword(password)
      return transaction(db, async (tx) => {
        const user = await accounts.add(tx, {
          email: address,
          first_name: name,
          last_name: oneLine(lastName ?? ''),
          password_hash,
          email_verified_at: null,
        })
        if (!user) throw new Conflict('ValidationError: This email address is already registered')
        await welcome(tx, user)
        return begin(tx, user, cartId, true)
      })
    },

    /**
     * `admit` throws for accounts that may not sign in here; it is called only after the password has been verified.
     */
    async signIn(
      { username, password, cartId }: BodyOf<typeof signIn>,
      ip: string,
      admit: (user: Account) => Promise<void> = async () => {},
    ): Promise<Begun> {
      const attempt = { email: plainAddress(username), ip }
      await delay.begin(attempt)
      const user = await accounts.byEmail(db, attempt.email)
      const isRight = await isPasswordOf(user?.password_hash, password)
      if (!user) throw new Unauthorized(messages.emailUnknown, { username: messages.emailUnknown })
      if (!isRight) throw new Unauthorized(messages.passwordWrong, { password: messages.passwordWrong })
      await admit(user)
      return transaction(db, async (tx) => {
        await delay.forgive(tx, attempt)
        return begin(tx, user, cartId, false)
      })
    },

    async changePassword(caller: Caller, wanted: BodyOf<typeof changePassword>): Promise<void> {
      if (wanted.newPassword !== wanted.verifyPassword) {
        throw new Invalid({ verifyPassword: 'does not match the new password' })
      }
      const user = await accounts.byId(db, caller.userId)
      if (!user) throw new Unauthorized()
      if (!user.password_hash) {
        throw new Invalid({ currentPassword: 'is not set yet; ask for a password reset email to choose one' })
      }
      // Delays are counted by session instead of address, so that the holder of one session cannot lock out others at
      // the same address.
      const attempt = { email: user.email, ip: caller.familyId }
      await delay.begin(attempt)
      if (!(await isPasswordOf(user.password_hash, wanted.currentPassword))) {
        throw new Invalid({ currentPassword: messages.passwordWrong }, messages.passwordWrong)
      }
      refuseWeak(wanted.newPassword, user.email, 'newPassword')
      const hash = await hashPassword(wanted.newPassword)
      await transaction(db, async (tx) => {
        await delay.forgive(tx, attempt)
        await accounts.setPassword(tx, user.id, hash)
        await sessions.endAll(tx, user.id, 'password changed', caller.familyId)
      })
    },
  }
}
