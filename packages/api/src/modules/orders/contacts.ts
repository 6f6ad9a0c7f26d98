import type { Contacts } from './order-mails.ts'

export const contactsIn = (): Contacts => ({
  async contact(q, userId) {
    const [row] = await q<{ email: string; firstName: string }[]>`
      select coalesce(email, '') as email, first_name as "firstName" from app_user where id = ${userId}`
    return row
  },
})
