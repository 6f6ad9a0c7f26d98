import type { WrittenMail } from '../mail/written-mail.ts'
import { type Paise, rupees } from '../pricing/money.ts'
import { dayInWords } from './boxes/cycle-dates.ts'

export interface Told {
  readonly firstName: string
  readonly id: string
  readonly title: string
  readonly number?: number
  readonly on?: string
  readonly amount?: Paise
  readonly orderId?: string
  readonly every?: string
  readonly rest?: string
  /** The offer at which a stopped one can be started again, with its last day if it has one. */
  readonly offer?: { readonly id: string; readonly planId: string; readonly until: string | null }
}
/** Why a mandate stopped, and what its owner can do. */
export interface Halted {
  readonly count: number
  readonly offer: Told['offer']
  /** The day of the next charge, if the gateway plans one. */
  readonly next: string | undefined
}
export type Step = 'begun' | 'packed' | 'moved' | 'refunded' | 'pending' | 'halted' | 'ended'

type Words = (told: Told) => Pick<WrittenMail, 'subject' | 'heading'> & { readonly says: readonly string[] }

const box = (number: number | undefined) => (number ? `box ${number}` : 'the next box')
const day = (on: string | undefined) => (on ? dayInWords(on) : 'soon')

export const templates: Readonly<Record<Step, Words>> = {
  begun: ({ title, firstName, every, rest = '' }) => ({
    subject: `${title}: your subscription has started`,
    heading: `Welcome, ${firstName}`,
    says: [`You will get ${title} ${every}. The first box is being packed. ${rest}`],
  }),
  packed: ({ title, number, orderId, amount = 0 }) => ({
    subject: `${title}: box ${number} is being packed`,
    heading: `Box ${number} is being packed`,
    says: [
      `It is order ${orderId}, for ${rupees(amount)} including tax and delivery. You can track it like any other order; its invoice comes with the parcel.`,
    ],
  }),
  moved: ({ title, number, on }) => ({
    subject: `${title}: box ${number} comes a week later`,
    heading: 'Your box is delayed',
    says: [
      `Box ${number} is sold out right now. We will pack it on ${day(on)} instead. If it is still sold out then, you will be refunded.`,
    ],
  }),
  refunded: ({ title, number, amount = 0 }) => ({
    subject: `${title}: ${rupees(amount)} is being refunded`,
    heading: 'This box could not be packed',
    says: [
      `Box ${number} could not be packed. ${rupees(amount)} is being refunded the way it was paid: gift cards and credit return to your wallet at once, a bank takes five to seven days.`,
    ],
  }),
  // A mail queued by an earlier release has neither the number of the box nor the day.
  pending: ({ title, number, amount = 0, on }) => ({
    subject: `${title}: a charge did not go through`,
    heading: 'Please check your payment',
    says: [
      `Your bank declined ${rupees(amount)} for ${box(number)}. We will try again every day${on ? ` until ${day(on)}` : ' for three days'}; nothing is sent until it is paid.`,
      `Please make sure before then that the account has enough money, or that the card is still valid. You need not do anything else. If the last try fails too, the subscription stops, and you owe nothing.`,
    ],
  }),
  halted: ({ title, number, amount = 0, on, offer }) => ({
    subject: `${title}: your subscription has stopped, because your bank declined the payment`,
    heading: 'Your subscription has stopped',
    says: [
      `Your bank declined ${rupees(amount)} for ${box(number)} four times, on four days. That box is not sent, and you owe nothing for it.`,
      offer
        ? `To go on, please subscribe again${offer.until ? ` by ${day(offer.until)}` : ' while it is offered'}, with a card or UPI app that works. The old mandate then ends.`
        : 'It is no longer offered, so it cannot be started again.',
      `If you do not want it any more, please cancel it on its page${on ? ` before ${day(on)}` : ''}. Until you do, your bank still has the mandate: should it accept a later charge, that box is sent, and the subscription goes on.`,
    ],
  }),
  ended: ({ title, amount = 0, on }) => ({
    subject: `${title}: your subscription has been cancelled`,
    heading: 'Your subscription has been cancelled',
    says: [
      amount > 0
        ? `${rupees(amount)} for the remaining boxes is being refunded the way it was paid: gift cards and credit return to your wallet at once, a bank takes five to seven days.`
        : `You will not be charged again. ${on ? `Boxes you have paid for will still be sent, until ${day(on)}.` : 'Boxes you have paid for will still be sent.'}`,
    ],
  }),
}
