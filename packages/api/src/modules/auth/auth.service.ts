import type { BodyOf } from '@nukkad/contracts'
import type { otpSignIn, otpVerify } from '@nukkad/contracts/endpoints/people/auth'
import type { Caller } from '../../credentials/caller.ts'
import { Expired } from '../../credentials/tokens.ts'
import { transaction } from '../../db.ts'
import { Unauthorized } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import { accounts } from '../users/accounts.service.ts'
import type { RewardsService } from '../wallet/rewards/rewards.service.ts'
import { type Begun, createBeginSession } from './begin-session.ts'
import type { CartAtLogin } from './cart-at-login.ts'
import { codeRules, createOneTimeCodes } from './codes/one-time-code.ts'
import { createByGoogle } from './google/by-google.ts'
import { createNewcomers } from './newcomers.ts'
import { createByPassword } from './password/by-password.ts'
import { plainAddress } from './plain-address.ts'
import type { Sessions } from './sessions/sessions.ts'

export type AuthService = ReturnType<typeof createAuthService>

interface Parts extends Pick<Base, 'db' | 'settings' | 'tokens' | 'now'> {
  mails: MailService
  carts: CartAtLogin
  rewards: Pick<RewardsService, 'welcome'>
  sessions: Sessions
}

/** Identifies users and opens their sessions. */
export function createAuthService({ db, settings, tokens, now, mails, carts, rewards, sessions }: Parts) {
  const { begin, issueSession } = createBeginSession({ settings, tokens, now, carts, sessions })
  const { welcome, addByPhone, claimByMail } = createNewcomers({ settings, now, mails, rewards, sessions })
  const codes = createOneTimeCodes({ purpose: 'sign-in', secret: settings.API_SECRET, now })

  return {
    /** Opens a session for a user who has proven to own this account; within the caller's transaction. */
    begin,
    addByPhone,
    claimByMail,
    ...createByPassword({ db, settings, now, sessions, begin, welcome }),
    ...createByGoogle({ db, now, begin, claimByMail }),

    async sendCode({ email }: BodyOf<typeof otpSignIn>) {
      const address = plainAddress(email)
      await transaction(db, async (tx) => {
        const { id, code } = await codes.create(tx, address)
        await mails.send(tx, { template: 'one-time-code', to: address, key: String(id), data: { code } })
      })
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    /** `mark` is that of the browser, which may repeat the call while the answer may have been lost. */
    async verifyCode({ email, otp, cartId }: BodyOf<typeof otpVerify>, mark: string): Promise<Begun> {
      const address = plainAddress(email)
      const outcome = await transaction(db, async (tx) => {
        const tried = await codes.attempt(tx, address, otp, { mark })
        if (!tried.isRight) return tried.refusal
        const { user, created } = await claimByMail(tx, address)
        return begin(tx, user, cartId, created)
      })
      if (outcome instanceof Unauthorized) throw outcome
      return outcome
    },

    /**
     * Signs in with an access token of another open session of the same user: the mobile app passes it to its web
     * pages. The new session ends with that one, so that a token seen by others is worth nothing after a sign-out.
     */
    async signInByToken(token: string, cartId?: string): Promise<Begun> {
      const caller = tokens.verify(token)
      if (!caller || caller === Expired) throw new Unauthorized()
      return transaction(db, async (tx) => {
        const user = (await sessions.isOpen(tx, caller.familyId)) && (await accounts.byId(tx, caller.userId))
        if (!user) throw new Unauthorized()
        return begin(tx, user, cartId, false, caller.familyId)
      })
    },

    /** Undefined when the session has ended. */
    async renew(refreshToken: string): Promise<Begun | undefined> {
      const open = await sessions.renew(refreshToken)
      const user = open && (await accounts.byId(db, open.caller.userId))
      if (user && now().getTime() - user.last_seen_at.getTime() > 86_400_000)
        await accounts.noteSeen(db, user.id, now())
      return user && issueSession(open, user, { cartId: await carts.activeCartId(db, user.id) }, false)
    },

    async signOut({ familyId }: Caller): Promise<void> {
      for (const ended of await sessions.end(familyId)) tokens.refuseFamily(ended, now())
    },

    async isRegistered(email: string): Promise<boolean> {
      return (await accounts.byEmail(db, plainAddress(email))) !== undefined
    },
  }
}
