import type { BodyOf } from '@nukkad/contracts'
import type { askForContactCode, changeContact } from '@nukkad/contracts/endpoints/people/account'
import { type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { codeRules, createOneTimeCodes } from '../auth/codes/one-time-code.ts'
import { endOldAddress } from '../auth/old-address.ts'
import { sameOwnerSince } from '../auth/phone/number-owner.ts'
import type { PhoneBook } from '../auth/phone/phone-book.ts'
import { tellPhoneLeft } from '../auth/phone/phone-left.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { type Account, accounts } from '../users/accounts.service.ts'
import { type Contact, createContactNotices } from './contact-notices.ts'
import { type FreshCodes, ownerOf } from './fresh-codes.ts'

export type ContactService = ReturnType<typeof createContactService>

interface Parts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly mails: MailService
  readonly sms: SmsService
  readonly phones: PhoneBook
  readonly codes: FreshCodes
}

/** Adds or changes the phone or mail address of an account: both the new contact and an existing one are verified. */
export function createContactService({ db, settings, now, mails, sms, phones, codes }: Parts) {
  const proofs = createOneTimeCodes({ purpose: 'account new contact', secret: settings.API_SECRET, now })
  const tellBoth = createContactNotices({ mails, sms, now })

  function contactIn({ phone, email }: BodyOf<typeof askForContactCode>): Contact {
    if (phone && !email) return { kind: 'phone', to: phones.read(phone) }
    if (email && !phone) return { kind: 'mail', to: email.trim().toLowerCase() }
    throw new Invalid({ phone: 'or email is required, but not both' })
  }
  /** A code for one account is not valid for another that wants the same contact. */
  const subjectOf = (userId: string, { to }: Contact) => `${userId}:${to}`

  /** A number whose account has long been idle is reassigned; one in active use stays with its account. */
  async function takePhone(tx: Tx, user: Account, phone: string): Promise<void> {
    await phones.lock(tx, phone)
    const owner = await phones.ownerOf(tx, phone)
    const other = owner && owner !== user.id ? await accounts.byId(tx, owner) : undefined
    if (other && other.last_seen_at > sameOwnerSince(now()))
      throw new Conflict('This number belongs to another account. Close that account first, or write to us.')
    await phones.link(tx, phone, user.id, now())
    if (other) await tellPhoneLeft(tx, mails, other, phone, now())
  }

  /** Whether a Google account no longer opens the account. */
  async function takeEmail(tx: Tx, { id }: Account, email: string): Promise<boolean> {
    if (!(await accounts.setEmail(tx, id, email, now())))
      throw new Conflict('This email address already has an account. Sign in with it instead.')
    const { hadGoogle } = await endOldAddress(tx, id, now())
    return hadGoogle
  }

  async function move(tx: Tx, before: Account, contact: Contact): Promise<void> {
    if (contact.kind === 'phone') await takePhone(tx, before, contact.to)
    const hadGoogle = contact.kind === 'mail' && (await takeEmail(tx, before, contact.to))
    await tellBoth(tx, before, contact, hadGoogle)
  }

  return {
    async sendCode(userId: string, body: BodyOf<typeof askForContactCode>, ip: string) {
      const contact = contactIn(body)
      const subject = subjectOf(userId, contact)
      await transaction(db, async (tx) => {
        if (contact.kind === 'phone') return phones.texts.send(tx, { codes: proofs, subject, phone: contact.to, ip })
        const { id, code } = await proofs.create(tx, subject)
        await mails.send(tx, { template: 'one-time-code', to: contact.to, key: String(id), data: { code } })
      })
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    async change(userId: string, { code, oldCode, ...body }: BodyOf<typeof changeContact>): Promise<void> {
      const contact = contactIn(body)
      const before = await ownerOf(db, userId)
      const wrong = await transaction(db, async (tx) => {
        // A typo in one code, or a contact that is taken, leaves the other code valid; a wrong try counts nevertheless.
        const fresh = await proofs.check(tx, subjectOf(userId, contact), code)
        const old = await codes.check(tx, userId, 'contact', oldCode)
        if (!fresh.isRight || !old.isRight) {
          return {
            ...(!fresh.isRight && { code: fresh.refusal.message }),
            ...(!old.isRight && { oldCode: old.refusal.message }),
          }
        }
        await fresh.use()
        await old.use()
        await move(tx, before, contact)
        return undefined
      })
      if (wrong) throw new Invalid(wrong, wrong.code ?? wrong.oldCode)
    },
  }
}
