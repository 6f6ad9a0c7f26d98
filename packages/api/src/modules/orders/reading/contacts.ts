import { accounts } from '../../users/accounts.service.ts'
import type { Contacts } from '../mails/order-mails.ts'

export const contactsIn = (): Contacts => ({
  async contact(q, userId) {
    const account = await accounts.byId(q, userId)
    return account && { email: account.email, firstName: account.first_name }
  },
})
