import { hrefs } from '@nukkad/contracts/hrefs'
import type { MailService } from '../../mail/mail.service.ts'

interface Removed {
  readonly merchant: string
  readonly firstName: string
}
interface Joined {
  readonly merchant: string
  /** the reader */
  readonly firstName: string
  /** who joined */
  readonly name: string
  readonly email: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'merchant-person-removed': Removed
    readonly 'merchant-person-joined': Joined
  }
}

/** The emails to the people of a merchant when somebody joins, and to those who are removed. */
export function addPeopleMails(mail: MailService, publicUrl: string): void {
  mail.template('merchant-person-removed', ({ merchant, firstName }) => ({
    subject: `You no longer act for ${merchant} on Nukkad`,
    heading: `You have left ${merchant}${firstName && `, ${firstName}`}`,
    parts: [
      { paragraph: `Your account no longer opens the back office of ${merchant}. It stays as it is for shopping.` },
      { paragraph: `If this is a mistake, ask ${merchant} to invite you again.` },
    ],
  }))
  mail.template('merchant-person-joined', ({ merchant, firstName, name, email }) => ({
    subject: `${name} now acts for ${merchant} on Nukkad`,
    heading: `Somebody joined ${merchant}${firstName && `, ${firstName}`}`,
    parts: [
      { paragraph: `${name} (${email}) accepted an invitation and sees the orders and products of ${merchant}.` },
      { paragraph: 'If you do not know them, an owner can remove them at once.' },
      { button: 'See the people of your shop', href: publicUrl + hrefs.merchantPeople() },
    ],
  }))
}
