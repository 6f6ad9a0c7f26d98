import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { WrittenMail } from '../../mail/written-mail.ts'
import { type Paise, rupees } from '../../pricing/money.ts'
import type { PushService } from '../../push/push.service.ts'
import type { OrderRow } from '../order-rows.ts'
import type { Contacts } from './order-mails.ts'

/** What the buyer gets back for a line that its merchant declined. */
interface CameBack {
  /** What is no longer to be paid in cash. */
  readonly less: Paise
  readonly back: Paise
  readonly perks: Paise
  /** Whether all of `back` is in the wallet already. */
  readonly isInWallet: boolean
}

interface DeclinedLine extends CameBack {
  readonly orderId: string
  readonly merchant: string
  /** The text of the order's history. */
  readonly text: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'order-line-declined': DeclinedLine
  }
}

export interface DeclinedMailParts {
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  readonly publicUrl: string
}

export type DeclinedMails = ReturnType<typeof createDeclinedMails>

/** Tells the buyer of a line that the merchant cannot send. */
export function createDeclinedMails({ mail, push, contacts, publicUrl }: DeclinedMailParts) {
  mail.template('order-line-declined', (declined) => write(declined, publicUrl))

  return {
    async tellDeclined(tx: Tx, order: OrderRow, came: CameBack & { eventId: number; text: string }): Promise<void> {
      const { eventId, text, less, back, perks, isInWallet } = came
      const buyer = await contacts.contact(tx, String(order.userId))
      if (!buyer) return
      const { id: orderId, merchantName: merchant } = order
      const data: DeclinedLine = { orderId, merchant, text, less, back, perks, isInWallet }
      await mail.send(tx, { template: 'order-line-declined', ...buyer.recipient, key: String(eventId), data })
      await push.tell(tx, String(order.userId), {
        key: `order-line:${eventId}`,
        title: titleOf(data),
        text: `${text}. ${moneyWords(data)}`.trim(),
        path: hrefs.orderTrack(orderId),
      })
    },
  }
}

const titleOf = ({ orderId }: DeclinedLine) => `An item of your order ${orderId} cannot be sent`

function moneyWords({ less, back, perks, isInWallet }: CameBack): string {
  return [
    less > 0 && `You pay ${rupees(less)} less on delivery.`,
    back > 0 && `${rupees(back)} ${isInWallet ? 'has been refunded to your wallet' : 'is being refunded to you'}.`,
    perks > 0 && `${rupees(perks)} of perks have been returned to your wallet.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function write(declined: DeclinedLine, publicUrl: string): WrittenMail {
  const { orderId, merchant, text } = declined
  const money = moneyWords(declined)
  return {
    subject: titleOf(declined),
    heading: `${merchant} cannot send an item of your order`,
    parts: [
      { paragraph: `${text}.` },
      ...(money ? [{ paragraph: money }] : []),
      { paragraph: `The rest of order ${orderId} is sent as planned.` },
      { button: 'See your order', href: publicUrl + hrefs.orderTrack(orderId) },
    ],
  }
}
