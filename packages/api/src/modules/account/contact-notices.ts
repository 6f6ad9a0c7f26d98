import type { Tx } from '../../db.ts'
import type { Base } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import type { Account } from '../users/accounts.service.ts'

/** The contact that a user wants to sign in with: a phone or a mail address. */
export type Contact = { readonly kind: 'phone' | 'mail'; readonly to: string }

interface Parts extends Pick<Base, 'now'> {
  readonly mails: MailService
  readonly sms: SmsService
}

/** Notifies the previous and the new contact of a change, by email and by text. */
export function createContactNotices({ mails, sms, now }: Parts) {
  return async (tx: Tx, before: Account, { kind, to }: Contact, hadGoogle: boolean): Promise<void> => {
    const shown = kind === 'phone' ? `ending in ${to.slice(-4)}` : to
    const data = { what: kind === 'phone' ? 'phone number' : 'email address', shown, hadGoogle }
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
}
