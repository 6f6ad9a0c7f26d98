import type { Notice } from '@nukkad/contracts/endpoints/people/account'
import type { NoticeKind } from '../../mail/notice-kinds.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** The kinds of optional mail, as described to users. */
export const noticeWords: Readonly<Record<NoticeKind, Words>> = {
  expiry: { title: 'Before something expires', text: 'Perks and gift cards, some days before they are lost.' },
  restock: { title: 'Back in stock', text: 'Once, when a thing you wait for can be bought again.' },
  welcome: { title: 'Getting to know Nukkad', text: 'A mail when you join.' },
}

/** Mails about the user's own actions and money, which cannot be turned off. */
export const fixedNotices: readonly Notice[] = [
  { kind: 'orders', title: 'Orders, refunds and tickets', text: 'What you bought and where it is.' },
  { kind: 'security', title: 'Codes and changes of your account', text: 'So that nobody changes it behind your back.' },
].map((one) => ({ ...one, isOn: true, isFixed: true }))
