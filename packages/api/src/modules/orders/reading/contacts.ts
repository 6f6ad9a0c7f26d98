import { recipientOf } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { Contacts } from '../mails/order-mails.ts'

export const contactsIn = (): Contacts => ({
  async contact(q, userId) {
    const account = await accounts.byId(q, userId)
    // An erased account has neither: there is nobody to notify.
    if (!account?.email && !account?.phone) return undefined
    const { email, phone, first_name: firstName } = account
    return { email, firstName, phone, recipient: recipientOf(account) }
  },
})
