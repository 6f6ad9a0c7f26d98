import { helpEmail } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../pricing/money.ts'
import { accounts } from '../users/accounts.service.ts'
import type { Refund } from './refund.repository.ts'

export interface RefundMails {
  /** Sent once per refund, when the money has arrived. */
  tellDone(tx: Tx, refund: Refund): Promise<void>
}

interface Done {
  firstName: string
  orderId: string | null
  amount: Paise
  source: Paise
  credit: Paise
  /** Absent in mails queued before gift cards existed. */
  gifts?: Paise
  /** The refund to the source failed, so it went to the wallet. */
  isDiverted: boolean
  /** The account is closed, so the wallet cannot be opened without reopening it. */
  isClosed?: boolean
  /** The number by which the refund is found: of the order, or of the refund. */
  number?: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'refund-done': Done
  }
}

export function createRefundMails(parts: { mail: MailService; contacts: Contacts; publicUrl: string }): RefundMails {
  const { mail, contacts, publicUrl } = parts
  mail.template(
    'refund-done',
    ({ firstName, orderId, amount, source, credit, gifts = 0, isDiverted, isClosed, number }) => ({
      subject: `You have been refunded ${rupees(amount)}`,
      heading: `Your refund is complete, ${firstName}`,
      parts: [
        {
          paragraph: orderId
            ? `${rupees(amount)} of your order ${orderId} has been refunded.`
            : `Your payment of ${rupees(amount)} has been refunded.`,
        },
        ...(isDiverted
          ? [
              {
                paragraph:
                  'Your bank did not accept the refund, so we added it to your wallet. It does not expire there.',
              },
            ]
          : []),
        {
          rows: [
            ...(source > 0 ? [['To your original payment method', rupees(source)] as const] : []),
            ...(gifts > 0 ? [['To your gift cards', rupees(gifts)] as const] : []),
            ...(credit > 0 ? [['To your wallet, as credit', rupees(credit)] as const] : []),
          ],
        },
        ...(isClosed && credit + gifts > 0
          ? [
              {
                paragraph: `Your account is closed, and with it your wallet. Sign in before it is erased to keep both, or write to ${helpEmail} with the number ${number}, and we pay this part into your bank account.`,
              },
            ]
          : []),
        ...(source > 0 ? [{ paragraph: 'It appears in your bank account within five to seven days.' }] : []),
        credit + gifts > 0
          ? { button: 'See your wallet', href: publicUrl + hrefs.wallet() }
          : { button: 'See your orders', href: publicUrl + hrefs.orderHistory() },
      ],
    }),
  )
  return {
    async tellDone(tx, { id, userId, orderId, amount, source, gifts, credit, to, tries }) {
      const buyer = await contacts.contact(tx, String(userId))
      if (!buyer) return
      const isDiverted = to === 'source' && source === 0 && tries > 0
      const data: Done = { firstName: buyer.firstName, orderId, amount, source, gifts, credit, isDiverted }
      if (await accounts.isClosed(tx, String(userId))) Object.assign(data, { isClosed: true, number: orderId ?? id })
      await mail.send(tx, { template: 'refund-done', ...buyer.recipient, key: id, data })
    },
  }
}
