import type { MailService, MailWriter } from '../mail/mail.service.ts'
import { codeRules } from './codes/one-time-code.ts'
import { resetLifetimeSeconds } from './password/password-reset.ts'

interface OneTimeCodeData {
  code: string
}
interface WelcomeData {
  /** Absent while nobody has proven to own the address: anyone may sign up with it, under any words as a name. */
  firstName?: string
  shopUrl: string
}
interface ResetData {
  link: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'one-time-code': OneTimeCodeData
    readonly welcome: WelcomeData
    readonly 'phone-left': { readonly phone: string }
    readonly 'password-reset': ResetData
  }
}

const oneTimeCode: MailWriter<OneTimeCodeData> = ({ code }) => ({
  subject: `${code} is your Nukkad code`,
  heading: 'Your code',
  parts: [
    { code },
    { paragraph: `It is valid for ${codeRules.lifetimeSeconds / 60} minutes and can be used once.` },
    { paragraph: 'If you did not ask for it, ignore this email: without the code, no one can sign in.' },
  ],
})

const welcome: MailWriter<WelcomeData> = ({ firstName, shopUrl }) => ({
  subject: 'Welcome to Nukkad',
  heading: firstName ? `Namaste, ${firstName}` : 'Namaste',
  parts: [
    { paragraph: 'Your city has makers, corners and evenings that most people walk past. We write about them.' },
    { button: 'See what is made near you', href: shopUrl },
  ],
})

const reset: MailWriter<ResetData> = ({ link }) => ({
  subject: 'Reset your Nukkad password',
  heading: 'Choose a new password',
  parts: [
    { button: 'Choose a new password', href: link },
    { paragraph: 'The link can be used once, within an hour. Choosing a new password signs you out everywhere.' },
    { paragraph: 'If you did not ask for it, ignore this email: your password stays the same.' },
  ],
})

const phoneLeft: MailWriter<{ phone: string }> = ({ phone }) => ({
  subject: 'Your phone number now belongs to another account',
  heading: 'A phone number was removed from your account',
  parts: [
    {
      paragraph: `Someone verified the phone number ending in ${phone} today and now signs in to an account of their own with it.`,
    },
    {
      paragraph:
        'You had not signed in for more than ninety days, and phone numbers change hands. They cannot see anything of your account: your orders, wallet and addresses are still there.',
    },
    { paragraph: 'You can sign in with this email address as before. If the number is still yours, write to us.' },
  ],
})

export function writeAuthMails(mails: MailService): void {
  mails.template('one-time-code', oneTimeCode, { isUrgent: true, lifetimeSeconds: codeRules.lifetimeSeconds })
  mails.template('welcome', welcome, { notice: 'welcome' })
  mails.template('phone-left', phoneLeft)
  mails.template('password-reset', reset, { isUrgent: true, lifetimeSeconds: resetLifetimeSeconds })
}
