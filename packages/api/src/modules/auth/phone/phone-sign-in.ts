import { type Tx, transaction } from '../../../db.ts'
import { Unauthorized } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { AuthService } from '../auth.service.ts'
import type { Begun } from '../begin-session.ts'
import { codeRules, createOneTimeCodes } from '../codes/one-time-code.ts'
import { isSameHash, keyedHash } from '../keyed-hash.ts'
import { linkPhone } from './link-phone.ts'
import { sameOwnerSince } from './number-owner.ts'
import { lockPhone, lockUserOfPhone } from './phone.repository.ts'
import { tellPhoneLeft } from './phone-left.ts'
import { phoneNumber } from './phone-number.ts'
import type { TextedCodes } from './phone-texts.ts'

const freshSeconds = 600

interface Parts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly auth: Pick<AuthService, 'begin' | 'addByPhone'>
  readonly mails: MailService
  readonly texts: TextedCodes
}

/** The origin of a call: its IP address, and a secret of the browser. */
interface Place {
  readonly ip: string
  readonly browser: string
}

export type PhoneSignIn = ReturnType<typeof createPhoneSignIn>

/** Sign-in by a code texted to the phone. */
export function createPhoneSignIn({ db, settings, now, auth, mails, texts }: Parts) {
  const codes = createOneTimeCodes({ purpose: 'phone sign-in', secret: settings.API_SECRET, now })
  const numberOf = (typed: string) => phoneNumber(typed, settings.SMS_COUNTRIES)
  const seal = (parts: readonly string[], browser: string) =>
    keyedHash(settings.API_SECRET, 'fresh-account', browser, ...parts).toString('base64url')

  async function addTo(tx: Tx, phone: string, cartId: string | undefined): Promise<Begun> {
    const user = await auth.addByPhone(tx)
    await linkPhone(tx, phone, user.id, now())
    return auth.begin(tx, { ...user, phone }, cartId, true)
  }

  /** The phone and the account that a token of `verify` names, while it is valid. */
  function readFresh(token: string, browser: string): { phone: string; userId: string } {
    const [phone = '', userId = '', expires = '', mark = ''] = token.split('.')
    const expected = seal([phone, userId, expires], browser)
    const isOurs = isSameHash(Buffer.from(mark), Buffer.from(expected))
    if (!isOurs || Number(expires) <= now().getTime())
      throw new Unauthorized('This took too long. Please ask for a new code.')
    return { phone, userId }
  }

  return {
    async sendCode(typed: string, { ip, browser }: Place) {
      const phone = numberOf(typed)
      await transaction(db, (tx) => texts.send(tx, { codes, subject: phone, phone, ip, browser }))
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    /**
     * Opens a session; or, where the account has been idle for long, returns the token with which to start a new one.
     */
    async verify(typed: string, otp: string, browser: string, cartId?: string): Promise<Begun | { fresh: string }> {
      const phone = numberOf(typed)
      const outcome = await transaction(db, async (tx) => {
        const tried = await codes.attempt(tx, phone, otp, { browser, mark: browser })
        if (!tried.isRight) return tried.refusal
        await lockPhone(tx, phone)
        const userId = await lockUserOfPhone(tx, phone)
        const user = userId ? await accounts.byId(tx, userId) : undefined
        if (!user) return addTo(tx, phone, cartId)
        if (user.last_seen_at > sameOwnerSince(now())) return auth.begin(tx, user, cartId, false)
        const expires = String(now().getTime() + freshSeconds * 1000)
        return { fresh: [phone, user.id, expires, seal([phone, user.id, expires], browser)].join('.') }
      })
      if (outcome instanceof Unauthorized) throw outcome
      return outcome
    },

    /** Moves the number to a new account; everything else stays with the old one, which is notified. */
    startFresh(token: string, browser: string, cartId?: string): Promise<Begun> {
      const { phone, userId } = readFresh(token, browser)
      return transaction(db, async (tx) => {
        await lockPhone(tx, phone)
        // A user who has verified the number meanwhile keeps it; a token works once.
        const isStill = (await lockUserOfPhone(tx, phone)) === userId
        const old = isStill ? await accounts.byId(tx, userId) : undefined
        const isIdle = old && old.last_seen_at <= sameOwnerSince(now())
        if (!old || !isIdle)
          throw new Unauthorized('Someone has used this number in the meantime. Please ask for a new code.')
        await tellPhoneLeft(tx, mails, old, phone, now())
        return addTo(tx, phone, cartId)
      })
    },
  }
}
