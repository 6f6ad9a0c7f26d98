import type { Notice } from '@nukkad/contracts/endpoints/people/account'
import type { NoticeKind } from '../../mail/notice-kinds.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** Kinds of mail that may be left out, as people are told of them. */
export const noticeWords: Readonly<Record<NoticeKind, Words>> = {
  expiry: { title: 'Before something expires', text: 'Perks and gift cards, some days before they are lost.' },
  restock: { title: 'Back in stock', text: 'Once, when a thing you wait for can be bought again.' },
  welcome: { title: 'Getting to know Nukkad', text: 'A mail when you join.' },
}

/** Goes with what one did; to leave it out would leave one in the dark about one's own money. */
export const fixedNotices: readonly Notice[] = [
  { kind: 'orders', title: 'Orders, refunds and tickets', text: 'What you bought and where it is.' },
  { kind: 'security', title: 'Codes and changes of your account', text: 'So that nobody changes it behind your back.' },
].map((one) => ({ ...one, isOn: true, isFixed: true }))
