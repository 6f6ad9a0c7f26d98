import type { MailService, MailWriter } from '../mail/mail.service.ts'
import { codeRules } from './codes/one-time-code.ts'

interface OneTimeCodeData {
  code: string
}
interface WelcomeData {
  firstName: string
  shopUrl: string
}
interface ResetData {
  link: string
}

const oneTimeCode: MailWriter<OneTimeCodeData> = ({ code }) => ({
  subject: `${code} is your Nukkad code`,
  heading: 'Your code',
  parts: [
    { code },
    { paragraph: `It is good for ${codeRules.lifetimeSeconds / 60} minutes and for one sign-in.` },
    { paragraph: 'If you did not ask for it, do nothing: without this code nobody gets in.' },
  ],
})

const welcome: MailWriter<WelcomeData> = ({ firstName, shopUrl }) => ({
  subject: 'Welcome to Nukkad',
  heading: `Namaste, ${firstName}`,
  parts: [
    { paragraph: 'Your city has makers, corners and evenings that most people walk past. We write them down.' },
    { button: 'See what is made near you', href: shopUrl },
  ],
})

const reset: MailWriter<ResetData> = ({ link }) => ({
  subject: 'A new password for Nukkad',
  heading: 'Choose a new password',
  parts: [
    { button: 'Choose a new password', href: link },
    { paragraph: 'The link works once, within an hour. Choosing a new password signs you out everywhere.' },
    { paragraph: 'If you did not ask for it, do nothing: your password stays as it is.' },
  ],
})

const phoneLeft: MailWriter<{ phone: string }> = ({ phone }) => ({
  subject: 'Your number signs in to another account now',
  heading: 'A number has left your account',
  parts: [
    {
      paragraph: `Somebody proved today that they hold the phone ending in ${phone}, and began an account of their own.`,
    },
    {
      paragraph:
        'You were not here for more than ninety days, and numbers change hands. Nothing of your account was shown to them: orders, wallet and addresses are where they were.',
    },
    { paragraph: 'Sign in with this mail address as before. If the number is still yours, write to us.' },
  ],
})

export function writeAuthMails(mails: MailService): void {
  mails.template('one-time-code', oneTimeCode, { isUrgent: true })
  mails.template('welcome', welcome, { notice: 'welcome' })
  mails.template('phone-left', phoneLeft)
  mails.template('password-reset', reset, { isUrgent: true })
}
