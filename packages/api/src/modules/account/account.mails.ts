import type { MailService, MailWriter } from '../mail/mail.service.ts'

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

interface ClosedData {
  readonly firstName: string
  readonly link: string
  readonly until: string
}
interface ContactData {
  readonly what: string
  readonly shown: string
  readonly hadGoogle?: boolean
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'account-closed': ClosedData
    readonly 'copy-ready': { readonly link: string }
    readonly 'contact-changed': ContactData
  }
}

const closed: MailWriter<ClosedData> = ({ firstName, link, until }) => ({
  subject: `Your account is closed and will be erased on ${day(until)}`,
  heading: `Goodbye, ${firstName}`,
  parts: [
    {
      paragraph: `Your account is closed, and you have been signed out everywhere. On ${day(until)} we erase all your personal data: profile, reviews, comments, saves, addresses and searches.`,
    },
    {
      paragraph: 'We keep orders and invoices for as long as tax law requires. Gift cards you have sent still arrive.',
    },
    {
      paragraph:
        'If this was not you, or you change your mind, reopen your account before then: use the button below or sign in.',
    },
    { button: 'Reopen my account', href: link },
  ],
})

const copyReady: MailWriter<{ link: string }> = ({ link }) => ({
  subject: 'Your data is ready to download',
  heading: 'Your data is ready',
  parts: [
    { paragraph: 'You asked for a copy of your data. You can download it once, within two days of your request.' },
    { button: 'Download your data', href: link },
    { paragraph: 'If you did not ask for it, sign out all other devices there and choose a new password.' },
  ],
})

const withoutGoogle = (shown: string) =>
  `The Google account you signed in with before no longer opens your account. Sign in with a code that we send to ${shown}. If ${shown} has a Google account, you can also choose Google.`
const contactChanged: MailWriter<ContactData> = ({ what, shown, hadGoogle }) => ({
  subject: `The ${what} of your account has changed`,
  heading: `New ${what}`,
  parts: [
    { paragraph: `You now sign in to your account with the ${what} ${shown}.` },
    ...(hadGoogle ? [{ paragraph: withoutGoogle(shown) }] : []),
    { paragraph: 'If this was not you, write to us at once and choose a new password.' },
  ],
})

export function writeAccountMails(mails: MailService): void {
  mails.template('account-closed', closed, { isUrgent: true })
  mails.template('copy-ready', copyReady)
  mails.template('contact-changed', contactChanged, { isUrgent: true })
}
