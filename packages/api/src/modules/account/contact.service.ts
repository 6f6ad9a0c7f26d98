import type { BodyOf } from '@nukkad/contracts'
import type { askForContactCode, changeContact } from '@nukkad/contracts/endpoints/people/account'
import { type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import { codeRules, createOneTimeCodes } from '../auth/codes/one-time-code.ts'
import type { PhoneBook } from '../auth/phone/phone-book.ts'
import { idleDays } from '../auth/phone/phone-sign-in.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { type Account, accounts } from '../users/accounts.service.ts'
import { type FreshCodes, ownerOf } from './fresh-codes.ts'

export type ContactService = ReturnType<typeof createContactService>

interface Parts extends Pick<Base, 'db' | 'settings' | 'now'> {
  readonly mails: MailService
  readonly sms: SmsService
  readonly phones: PhoneBook
  readonly codes: FreshCodes
}

/** The contact that a user wants to sign in with: a phone or a mail address. */
type Contact = { readonly kind: 'phone' | 'mail'; readonly to: string }

/** Adds or changes the phone or mail address of an account: both the new contact and an existing one are verified. */
export function createContactService({ db, settings, now, mails, sms, phones, codes }: Parts) {
  const proofs = createOneTimeCodes({ purpose: 'account new contact', secret: settings.API_SECRET, now })

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
    if (other && now().getTime() - other.last_seen_at.getTime() < idleDays * 86_400_000)
      throw new Conflict('This number belongs to another account. Close that account first, or write to us.')
    await phones.tie(tx, phone, user.id, now())
  }

  async function tellBoth(tx: Tx, before: Account, { kind, to }: Contact): Promise<void> {
    const shown = kind === 'phone' ? `ending in ${to.slice(-4)}` : to
    const data = { what: kind === 'phone' ? 'phone number' : 'email address', shown }
    const told = new Set([before.email, ...(kind === 'mail' ? [to] : [])].filter(Boolean))
    for (const email of told)
      await mails.send(tx, {
        template: 'contact-changed',
        to: email,
        key: `${before.id}:${email}:${now().getTime()}`,
        data,
      })
    const texted = new Set([before.phone, ...(kind === 'phone' ? [to] : [])].filter((one) => one !== null))
    for (const phone of texted) {
      const text = `You now sign in to Nukkad with the ${data.what} ${shown}. Not you? Write to us at once.`
      await sms.send(tx, { to: phone, key: `contact:${before.id}:${phone}:${now().getTime()}`, text })
    }
  }

  return {
    async sendCode(userId: string, body: BodyOf<typeof askForContactCode>, ip: string) {
      const contact = contactIn(body)
      const subject = subjectOf(userId, contact)
      await transaction(db, async (tx) => {
        if (contact.kind === 'phone') return phones.sendText(tx, { codes: proofs, subject, phone: contact.to, ip })
        const { id, code } = await proofs.create(tx, subject)
        await mails.send(tx, { template: 'one-time-code', to: contact.to, key: String(id), data: { code } })
      })
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    async change(userId: string, { code, oldCode, ...body }: BodyOf<typeof changeContact>): Promise<void> {
      const contact = contactIn(body)
      const before = await ownerOf(db, userId)
      await codes.spend(userId, 'contact', oldCode, 'oldCode')
      const tried = await transaction(db, (tx) => proofs.attempt(tx, subjectOf(userId, contact), code))
      if (!tried.isRight) throw new Invalid({ code: tried.refusal.message }, tried.refusal.message)
      await transaction(db, async (tx) => {
        if (contact.kind === 'phone') await takePhone(tx, before, contact.to)
        else if (!(await accounts.setEmail(tx, userId, contact.to, now())))
          throw new Conflict('This email address already has an account. Sign in with it instead.')
        await tellBoth(tx, before, contact)
      })
    },
  }
}
