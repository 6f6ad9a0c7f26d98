import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Part, WrittenMail } from '../mail/written-mail.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../pricing/money.ts'
import type { CycleRow } from './boxes/cycle.repository.ts'
import { dayInWords, everyWords } from './boxes/cycle-dates.ts'
import type { SubscriptionRow } from './subscription.repository.ts'

export interface SubscriptionMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
}
export type SubscriptionMails = ReturnType<typeof createSubscriptionMails>

interface Told {
  readonly firstName: string
  readonly id: string
  readonly title: string
  readonly number?: number
  readonly on?: string
  readonly amount?: Paise
  readonly orderId?: string
  readonly every?: string
  readonly rest?: string
}
type Step = 'begun' | 'packed' | 'moved' | 'refunded' | 'pending' | 'halted' | 'ended'

declare module '../mail/mail.service.ts' {
  interface MailData extends Record<`subscription-${Step}`, Told> {}
}

type Words = (told: Told) => Pick<WrittenMail, 'subject' | 'heading'> & { readonly says: readonly string[] }

const day = (on: string | undefined) => (on ? dayInWords(on) : 'soon')

const templates: Readonly<Record<Step, Words>> = {
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
      `Box ${number} could not be packed. ${rupees(amount)} is being refunded to your original payment method; banks take five to seven days.`,
    ],
  }),
  pending: ({ title, amount = 0 }) => ({
    subject: `${title}: a charge did not go through`,
    heading: 'Please check your payment',
    says: [
      `Your bank declined ${rupees(amount)} for the next box. We will try again tomorrow, and twice after that; nothing is sent until it is paid. Please make sure that the account has enough money, or that the card is still valid.`,
    ],
  }),
  halted: ({ title }) => ({
    subject: `${title}: stopped, because the payment failed`,
    heading: 'We have stopped your subscription',
    says: [
      'Your bank declined the payment four times. You will not be charged again, and nothing more will be sent. You owe nothing, and you can subscribe again any time.',
    ],
  }),
  ended: ({ title, amount = 0, on }) => ({
    subject: `${title}: your subscription has been cancelled`,
    heading: 'Your subscription has been cancelled',
    says: [
      amount > 0
        ? `${rupees(amount)} for the remaining boxes is being refunded to your original payment method; banks take five to seven days.`
        : `You will not be charged again. ${on ? `Boxes you have paid for will still be sent, until ${day(on)}.` : 'Boxes you have paid for will still be sent.'}`,
    ],
  }),
}

/** Mails about subscriptions; each is keyed by its subject, so that it is sent once. */
export function createSubscriptionMails({ mail, contacts, publicUrl }: SubscriptionMailParts) {
  for (const step of Object.keys(templates) as Step[]) {
    mail.template(`subscription-${step}`, (told) => {
      const { says, ...written } = templates[step](told)
      const parts: Part[] = says.map((paragraph) => ({ paragraph }))
      return {
        ...written,
        parts: [...parts, { button: 'See your subscription', href: publicUrl + hrefs.subscription(told.id) }],
      }
    })
  }

  async function send(
    tx: Tx,
    step: Step,
    { id, title, userId }: SubscriptionRow,
    about: string,
    told: Omit<Told, 'firstName' | 'id' | 'title'> = {},
  ): Promise<void> {
    const owner = await contacts.contact(tx, String(userId))
    if (!owner) return
    const data: Told = { firstName: owner.firstName, id, title, ...told }
    await mail.send(tx, { template: `subscription-${step}`, ...owner.recipient, key: `${id}:${about}`, data })
  }
  const ofBox = ({ cycle: number, amount, dueOn: on }: CycleRow) => ({ number, amount, on })

  return {
    tellBegun: (tx: Tx, row: SubscriptionRow) =>
      send(tx, 'begun', row, 'begun', {
        every: everyWords(row),
        rest:
          row.billing === 'upfront'
            ? `${row.deliveries} boxes are paid for.`
            : 'Each box is charged when it is packed.',
      }),
    tellPacked: (tx: Tx, row: SubscriptionRow, box: CycleRow, orderId: string) =>
      send(tx, 'packed', row, String(box.cycle), { ...ofBox(box), orderId }),
    tellMoved: (tx: Tx, row: SubscriptionRow, box: CycleRow) =>
      send(tx, 'moved', row, `${box.cycle}:${box.moved}`, ofBox(box)),
    tellRefunded: (tx: Tx, row: SubscriptionRow, box: CycleRow) =>
      send(tx, 'refunded', row, String(box.cycle), ofBox(box)),
    /** `count` is the number of charges that succeeded before, so that each failed charge is announced once. */
    tellUnpaid: (tx: Tx, row: SubscriptionRow, state: 'pending' | 'halted', count: number) =>
      send(tx, state, row, String(count), { amount: row.price }),
    tellEnded: (tx: Tx, row: SubscriptionRow, told: { readonly amount: Paise; readonly on?: string }) =>
      send(tx, 'ended', row, 'ended', told),
  }
}
