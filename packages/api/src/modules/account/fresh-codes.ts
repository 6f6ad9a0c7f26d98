import type { CodePurpose } from '@nukkad/contracts/endpoints/people/account'
import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid, Unauthorized } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { codeRules, createOneTimeCodes, type OneTimeCodes } from '../auth/codes/one-time-code.ts'
import type { PhoneBook } from '../auth/phone/phone-book.ts'
import type { MailService } from '../mail/mail.service.ts'
import { type Account, accounts } from '../users/accounts.service.ts'

export type FreshCodes = ReturnType<typeof createFreshCodes>

interface Parts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly mails: MailService
  readonly phones: PhoneBook
}

/**
 * Codes that prove that the session's user is the account's owner right now: for actions that signing out cannot undo.
 */
export function createFreshCodes({ db, settings, now, mails, phones }: Parts) {
  const codesFor = (purpose: CodePurpose): OneTimeCodes =>
    createOneTimeCodes({ purpose: `account ${purpose}`, secret: settings.API_SECRET, now })

  return {
    async send(userId: string, purpose: CodePurpose, ip: string) {
      const user = await ownerOf(db, userId)
      const codes = codesFor(purpose)
      await transaction(db, async (tx) => {
        if (user.email) {
          const { id, code } = await codes.create(tx, userId)
          await mails.send(tx, { template: 'one-time-code', to: user.email, key: String(id), data: { code } })
        } else if (user.phone) await phones.texts.send(tx, { codes, subject: userId, phone: user.phone, ip })
        else throw new Conflict('Please add an email address or a phone number to your account first.')
      })
      return {
        sentTo: user.email ? hiddenMail(user.email) : hiddenPhone(user.phone ?? ''),
        resendAfterSeconds: codeRules.resendSeconds,
        expiresInSeconds: codeRules.lifetimeSeconds,
      }
    },

    /** Uses the code up; a wrong one is counted and reported at its field. */
    async spend(userId: string, purpose: CodePurpose, code: string): Promise<void> {
      const tried = await transaction(db, (tx) => codesFor(purpose).attempt(tx, userId, code))
      if (!tried.isRight) throw new Invalid({ code: tried.refusal.message }, tried.refusal.message)
    },

    /** Tries a code that counts only together with another one. */
    check: (tx: Tx, userId: string, purpose: CodePurpose, code: string) => codesFor(purpose).check(tx, userId, code),
  }
}

export async function ownerOf(db: Db, userId: string): Promise<Account> {
  const user = await accounts.byId(db, userId)
  if (!user) throw new Unauthorized()
  return user
}

/** Enough to recognise it: 'a•••@example.com'. */
const hiddenMail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••')
const hiddenPhone = (phone: string): string => `•••••• ${phone.slice(-4)}`
