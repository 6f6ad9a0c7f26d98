import { type BodyOf, messages } from '@nukkad/contracts'
import type { otpSignIn, otpVerify, Session, signIn, signUp } from '@nukkad/contracts/endpoints/auth'
import type { changePassword } from '@nukkad/contracts/endpoints/users'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Caller, Expired } from '../../credentials/tokens.ts'
import { type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid, Unauthorized } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { oneLine } from '../../text/typed-text.ts'
import type { MailService } from '../mail/mail.service.ts'
import { type Account, accounts } from '../users/accounts.service.ts'
import { asUser } from '../users/user.service.ts'
import type { RewardsService } from '../wallet/rewards/rewards.service.ts'
import { accountMark } from './account-mark.ts'
import type { CartAtLogin, MergedCart } from './cart-at-login.ts'
import { codeRules, createOneTimeCodes } from './codes/one-time-code.ts'
import { linkSubject, userOfSubject } from './google/google.repository.ts'
import type { GoogleIdentity } from './google/google-identity.ts'
import { hashPassword, isPasswordOf, refuseWeak } from './password/password.ts'
import { createSignInDelay } from './password/sign-in-delay.ts'
import type { OpenSession, Sessions } from './sessions/sessions.ts'

/** A session as the browser gets it, and the token that only its cookie carries. */
export interface Begun {
  readonly session: Session
  readonly refreshToken: string
  readonly familyId: string
  /** see account-mark.ts */
  readonly mark: string
}

export type AuthService = ReturnType<typeof createAuthService>

interface Parts extends Pick<Base, 'db' | 'settings' | 'tokens' | 'now'> {
  mails: MailService
  carts: CartAtLogin
  rewards: Pick<RewardsService, 'welcome'>
  sessions: Sessions
}

/** Who somebody is, and the sessions that follow from it. */
// limit: a service: the ways to sign in share sessions, delays and codes
export function createAuthService({ db, settings, tokens, now, mails, carts, rewards, sessions }: Parts) {
  const delay = createSignInDelay(db, settings.API_SECRET, now)
  const codes = createOneTimeCodes({ purpose: 'sign-in', secret: settings.API_SECRET, now })

  /**
   * The guest's cart becomes the user's in the transaction that opens the session. Who closed the account and comes
   * again within the days of grace takes it back.
   */
  async function begin(tx: Tx, user: Account, guestCartId: string | undefined, created: boolean): Promise<Begun> {
    const merged = await carts.mergeAtLogin(tx, user.id, guestCartId)
    const isReopened = await accounts.noteSeen(tx, user.id, now())
    const open = await begun(await sessions.open(tx, user), user, merged, created)
    return isReopened ? { ...open, session: { ...open.session, reopened: true } } : open
  }

  async function begun(
    open: OpenSession,
    user: Account,
    { cartId, couponError }: MergedCart,
    created: boolean,
  ): Promise<Begun> {
    const jwt_token = tokens.issue(open.caller)
    const session = { user: asUser(user, cartId), jwt_token, cartId, created }
    return {
      session: couponError === undefined ? session : { ...session, coupon_error: couponError },
      refreshToken: open.refreshToken,
      familyId: open.caller.familyId,
      mark: accountMark(settings.API_SECRET, open.caller.userId),
    }
  }

  /** A new account begins with a present and a mail. */
  async function welcome(tx: Tx, { id, email, first_name: firstName }: Account): Promise<void> {
    const data = { firstName, shopUrl: settings.PUBLIC_URL + hrefs.shop() }
    await rewards.welcome(tx, { userId: id, now: now() })
    if (email) await mails.send(tx, { template: 'welcome', to: email, key: id, data })
  }

  return {
    /** Opens a session for somebody who has proven to be this account's; within the caller's transaction. */
    begin,

    /** A new account of a proven phone: without a mail until they give one. */
    async addByPhone(tx: Tx): Promise<Account> {
      const unnamed = { email: null, first_name: 'Friend', last_name: '', password_hash: null, email_verified_at: null }
      const user = (await accounts.add(tx, unnamed)) as Account
      await welcome(tx, user)
      return user
    },

    async signUp({ email, password, firstName, lastName, cartId }: BodyOf<typeof signUp>): Promise<Begun> {
      const address = plain(email)
      const name = oneLine(firstName)
      if (!name) throw new Invalid({ firstName: 'is needed' })
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

    /** `admit` throws for those whose account this door is not for; it is asked only after the password was right. */
    async signIn(
      { username, password, cartId }: BodyOf<typeof signIn>,
      ip: string,
      admit: (user: Account) => Promise<void> = async () => {},
    ): Promise<Begun> {
      const attempt = { email: plain(username), ip }
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

    async sendCode({ email }: BodyOf<typeof otpSignIn>) {
      const address = plain(email)
      await transaction(db, async (tx) => {
        const { id, code } = await codes.create(tx, address)
        await mails.send(tx, { template: 'one-time-code', to: address, key: String(id), data: { code } })
      })
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    async verifyCode({ email, otp, cartId }: BodyOf<typeof otpVerify>): Promise<Begun> {
      const address = plain(email)
      const outcome = await transaction(db, async (tx) => {
        const tried = await codes.attempt(tx, address, otp)
        if (!tried.isRight) return tried.refusal
        const { user, created } = await proven(tx, address)
        return begin(tx, user, cartId, created)
      })
      if (outcome instanceof Unauthorized) throw outcome
      return outcome
    },

    /** By who they are at Google, else by the address that Google has verified; then the two are linked. */
    signInByGoogle: ({ subject, email, firstName, lastName }: GoogleIdentity, cartId?: string): Promise<Begun> =>
      transaction(db, async (tx) => {
        const linked = await userOfSubject(tx, subject)
        const known = linked && (await accounts.byId(tx, linked))
        if (known) return begin(tx, known, cartId, false)
        const { user, created } = await proven(tx, email, { first: oneLine(firstName), last: oneLine(lastName) })
        await linkSubject(tx, subject, user.id, now())
        return begin(tx, user, cartId, created)
      }),

    /** With an access token of another session of theirs that goes on: the mobile app hands it over to its pages. */
    async signInByToken(token: string, cartId?: string): Promise<Begun> {
      const caller = tokens.verify(token)
      if (!caller || caller === Expired) throw new Unauthorized()
      return transaction(db, async (tx) => {
        const user = (await sessions.isOpen(tx, caller.familyId)) && (await accounts.byId(tx, caller.userId))
        if (!user) throw new Unauthorized()
        return begin(tx, user, cartId, false)
      })
    },

    /** Undefined when the session is over. */
    async renew(refreshToken: string): Promise<Begun | undefined> {
      const open = await sessions.renew(refreshToken)
      const user = open && (await accounts.byId(db, open.caller.userId))
      if (user && now().getTime() - user.last_seen_at.getTime() > 86_400_000)
        await accounts.noteSeen(db, user.id, now())
      return user && begun(open, user, { cartId: await carts.activeCartId(db, user.id) }, false)
    },

    async signOut({ familyId }: Caller): Promise<void> {
      await sessions.end(familyId)
      tokens.refuseFamily(familyId, now())
    },

    async isRegistered(email: string): Promise<boolean> {
      return (await accounts.byEmail(db, plain(email))) !== undefined
    },

    async changePassword(caller: Caller, wanted: BodyOf<typeof changePassword>): Promise<void> {
      if (wanted.newPassword !== wanted.verifyPassword) {
        throw new Invalid({ verifyPassword: 'is not the same as the new password' })
      }
      const user = await accounts.byId(db, caller.userId)
      if (!user) throw new Unauthorized()
      if (!user.password_hash) {
        throw new Invalid({ currentPassword: 'is not set yet; ask for a reset mail to choose the first one' })
      }
      // By session instead of address: whoever holds one should not lock others at their address out.
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

  /**
   * The holder of a mailbox. Until now somebody else may have opened an account in its name with a password
   * of theirs: the first proof takes that password and those sessions away.
   */
  async function proven(
    tx: Tx,
    email: string,
    name = { first: '', last: '' },
  ): Promise<{ user: Account; created: boolean }> {
    const at = now()
    const added = await accounts.add(tx, {
      email,
      first_name: name.first.slice(0, 60) || nameFrom(email),
      last_name: name.last.slice(0, 60),
      password_hash: null,
      email_verified_at: at,
    })
    if (added) {
      await welcome(tx, added)
      return { user: added, created: true }
    }
    const user = (await accounts.byEmail(tx, email)) as Account
    if (!user.email_verified_at) {
      await accounts.setPassword(tx, user.id, null)
      await sessions.endAll(tx, user.id, 'email proven')
      await accounts.markEmailVerified(tx, user.id, at)
    }
    return { user, created: false }
  }
}

const plain = (email: string) => email.trim().toLowerCase()

/** What we call somebody who gave an address only: `asha.verma` becomes Asha Verma. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name.slice(0, 60) || 'Friend'
}
