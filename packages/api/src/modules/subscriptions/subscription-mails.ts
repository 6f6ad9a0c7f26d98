import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MailTemplate, Part } from '../mail/mail-template.ts'
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
type Words = (told: Told) => Pick<MailTemplate, 'subject' | 'heading'> & { readonly says: readonly string[] }

const day = (on: string | undefined) => (on ? dayInWords(on) : 'soon')

const templates: Readonly<Record<string, Words>> = {
  begun: ({ title, firstName, every, rest = '' }) => ({
    subject: `${title}: you are in`,
    heading: `Welcome, ${firstName}`,
    says: [`${title} comes to you ${every} from now on. The first box is being packed. ${rest}`],
  }),
  packed: ({ title, number, orderId, amount = 0 }) => ({
    subject: `${title}: box ${number} is on its way to the packer`,
    heading: `Box ${number} is yours`,
    says: [
      `It is order ${orderId}, ${rupees(amount)}, tax and carriage included. You can follow it like any other order; its invoice comes with the parcel.`,
    ],
  }),
  moved: ({ title, number, on }) => ({
    subject: `${title}: box ${number} comes a week later`,
    heading: 'Sold out for a moment',
    says: [
      `Box ${number} is sold out just now. It is packed on ${day(on)} instead. Should there still be none, its money goes back to you.`,
    ],
  }),
  refunded: ({ title, number, amount = 0 }) => ({
    subject: `${title}: ${rupees(amount)} go back to you`,
    heading: 'This box was not to be',
    says: [
      `Box ${number} could not be packed. ${rupees(amount)} go back to where you paid from; banks take five to seven days for that.`,
    ],
  }),
  pending: ({ title, amount = 0 }) => ({
    subject: `${title}: a charge did not go through`,
    heading: 'Nothing was lost yet',
    says: [
      `Your bank did not let us take ${rupees(amount)} for the next box. We try again tomorrow, and twice after that; nothing comes until it is paid. Please see that there is enough on the account, or that the card still holds.`,
    ],
  }),
  halted: ({ title }) => ({
    subject: `${title}: stopped, because it could not be paid`,
    heading: 'We have stopped your boxes',
    says: [
      'Your bank refused four times. Nothing more is charged, and nothing comes. What was not paid is not owed: start again whenever you like.',
    ],
  }),
  ended: ({ title, amount = 0, on }) => ({
    subject: `${title}: it ends, as you wished`,
    heading: 'Until another time',
    says: [
      amount > 0
        ? `${rupees(amount)} for the boxes that were still to come go back to where you paid from; banks take five to seven days for that.`
        : `Nothing more is charged. ${on ? `What you paid for still comes, until ${day(on)}.` : 'What you paid for still comes.'}`,
    ],
  }),
}

/** Mails about subscriptions; each is keyed by its subject, so that it is sent once. */
export function createSubscriptionMails({ mail, contacts, publicUrl }: SubscriptionMailParts) {
  for (const [name, words] of Object.entries(templates)) {
    mail.template<Told>(`subscription-${name}`, (told) => {
      const { says, ...written } = words(told)
      const parts: Part[] = says.map((paragraph) => ({ paragraph }))
      return {
        ...written,
        parts: [...parts, { button: 'Your subscription', href: publicUrl + hrefs.subscription(told.id) }],
      }
    })
  }

  async function send(
    tx: Tx,
    template: keyof typeof templates,
    { id, title, userId }: SubscriptionRow,
    about: string,
    told: Omit<Told, 'firstName' | 'id' | 'title'> = {},
  ): Promise<void> {
    const owner = await contacts.contact(tx, String(userId))
    if (!owner) return
    const data: Told = { firstName: owner.firstName, id, title, ...told }
    await mail.send(tx, { template: `subscription-${template}`, to: owner.email, key: `${id}:${about}`, data })
  }
  const ofBox = ({ cycle: number, amount, dueOn: on }: CycleRow) => ({ number, amount, on })

  return {
    begun: (tx: Tx, row: SubscriptionRow) =>
      send(tx, 'begun', row, 'begun', {
        every: everyWords(row),
        rest:
          row.billing === 'upfront' ? `${row.deliveries} boxes are paid for.` : 'Each is charged when it is packed.',
      }),
    packed: (tx: Tx, row: SubscriptionRow, box: CycleRow, orderId: string) =>
      send(tx, 'packed', row, String(box.cycle), { ...ofBox(box), orderId }),
    moved: (tx: Tx, row: SubscriptionRow, box: CycleRow) =>
      send(tx, 'moved', row, `${box.cycle}:${box.moved}`, ofBox(box)),
    refunded: (tx: Tx, row: SubscriptionRow, box: CycleRow) => send(tx, 'refunded', row, String(box.cycle), ofBox(box)),
    /** `count` is the number of charges that succeeded before, so that each failed charge is announced once. */
    unpaid: (tx: Tx, row: SubscriptionRow, state: 'pending' | 'halted', count: number) =>
      send(tx, state, row, String(count), { amount: row.price }),
    ended: (tx: Tx, row: SubscriptionRow, told: { readonly amount: Paise; readonly on?: string }) =>
      send(tx, 'ended', row, 'ended', told),
  }
}
