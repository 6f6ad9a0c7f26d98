import type { MailService, MailWriter } from '../mail/mail.service.ts'

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

const closed: MailWriter<{ firstName: string; link: string; until: string }> = ({ firstName, link, until }) => ({
  subject: 'Your account is closed',
  heading: `Goodbye, ${firstName}`,
  parts: [
    {
      paragraph: `Your account is closed, and you are signed out everywhere. On ${day(until)} everything personal is erased: profile, reviews, comments, saves, addresses, searches.`,
    },
    { paragraph: 'Orders and invoices stay for as long as the tax law says. Gifts you have given still arrive.' },
    {
      paragraph:
        'Was it not you, or did you change your mind? Until then one tap takes it all back; so does signing in.',
    },
    { button: 'Take my account back', href: link },
  ],
})

const copyReady: MailWriter<{ link: string }> = ({ link }) => ({
  subject: 'The copy of your data is ready',
  heading: 'Your copy is ready',
  parts: [
    { paragraph: 'You asked for a copy of all that we know of you. You can load it once, within two days of asking.' },
    { button: 'To your copy', href: link },
    { paragraph: 'Did somebody else ask for it? Sign out all other devices there, and choose a new password.' },
  ],
})

const contactChanged: MailWriter<{ what: string; shown: string }> = ({ what, shown }) => ({
  subject: `The ${what} of your account was changed`,
  heading: `Another ${what}`,
  parts: [
    { paragraph: `Your account signs in by the ${what} ${shown} now.` },
    { paragraph: 'Was it not you? Write to us at once, and choose a new password.' },
  ],
})

export function writeAccountMails(mails: MailService): void {
  mails.template('account-closed', closed, { isUrgent: true })
  mails.template('copy-ready', copyReady)
  mails.template('contact-changed', contactChanged, { isUrgent: true })
}
