import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Part } from '../mail/written-mail.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { Paise } from '../pricing/money.ts'
import type { CycleRow } from './boxes/cycle.repository.ts'
import { everyWords } from './boxes/cycle-dates.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'
import { type Halted, type Step, type Told, templates } from './subscription-mail-texts.ts'

export interface SubscriptionMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
}
export type SubscriptionMails = ReturnType<typeof createSubscriptionMails>

declare module '../mail/mail.service.ts' {
  interface MailData extends Record<`subscription-${Step}`, Told> {}
}

/** Mails about subscriptions; each is keyed by its subject, so that it is sent once. */
export function createSubscriptionMails({ mail, contacts, publicUrl }: SubscriptionMailParts) {
  for (const step of Object.keys(templates) as Step[]) {
    mail.template(`subscription-${step}`, (told) => {
      const { says, ...written } = templates[step](told)
      const parts: Part[] = says.map((paragraph) => ({ paragraph }))
      const own = publicUrl + hrefs.subscription(told.id)
      const { offer } = told
      const ways: Part[] = offer
        ? [
            { button: 'Subscribe again', href: publicUrl + hrefs.subscriptionCampaign(offer.id, offer.planId) },
            { note: `Your subscription, where you can cancel it: ${own}` },
          ]
        : [{ button: 'See your subscription', href: own }]
      return { ...written, parts: [...parts, ...ways] }
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
    tellPending: (tx: Tx, row: SubscriptionRow, { count, lastTry: on }: { count: number; lastTry: string }) =>
      send(tx, 'pending', row, String(count), { amount: row.price, number: count + 1, on }),
    /** Without an offer it cannot be started again. */
    tellHalted: (tx: Tx, row: SubscriptionRow, { count, offer, next }: Halted) =>
      send(tx, 'halted', row, String(count), {
        amount: row.price,
        number: count + 1,
        ...(offer && { offer }),
        ...(next && { on: next }),
      }),
    tellEnded: (tx: Tx, row: SubscriptionRow, told: { readonly amount: Paise; readonly on?: string }) =>
      send(tx, 'ended', row, 'ended', told),
  }
}
