import type { Notice } from '@nukkad/contracts/endpoints/people/account'
import type { NoticeKind } from '../../mail/notice-kinds.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** The kinds of optional mail, as described to users. */
export const noticeWords: Readonly<Record<NoticeKind, Words>> = {
  expiry: { title: 'Expiry reminders', text: 'A reminder some days before perks or gift cards expire.' },
  events: { title: 'Events soon', text: 'A reminder the day before an event for which you have tickets.' },
  restock: { title: 'Back in stock', text: 'One email when a product you asked about is available again.' },
  prices: { title: 'Prices that fell', text: 'One email a day at most, when products you saved cost less.' },
  welcome: { title: 'Getting to know Nukkad', text: 'A welcome email when you join.' },
}

/** Mails about the user's own actions and money, which cannot be turned off. */
export const fixedNotices: readonly Notice[] = [
  { kind: 'orders', title: 'Orders, refunds and tickets', text: 'What you bought and its status.' },
  { kind: 'security', title: 'Account security', text: 'Sign-in codes, and alerts when your account changes.' },
].map((one) => ({ ...one, isOn: true, isFixed: true }))
