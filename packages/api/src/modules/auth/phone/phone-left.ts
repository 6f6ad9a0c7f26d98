import type { Tx } from '../../../db.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { Account } from '../../users/accounts.service.ts'

/** Notifies the owner of an idle account by email that another account has taken over its phone number. */
export async function tellPhoneLeft(tx: Tx, mails: MailService, old: Account, phone: string, at: Date): Promise<void> {
  if (!old.email) return
  const key = `${old.id}:${at.getTime()}`
  await mails.send(tx, { template: 'phone-left', to: old.email, key, data: { phone: phone.slice(-4) } })
}
